// What a site has, and what it is told of it.

/** The service worker, before the names of files are written into it. */
export { default as SERVICE_WORKER } from '../public/sw.js?raw';

/** The digest of a text, as the page is told it. */
export async function digest(text: string): Promise<string> {
  const found = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
