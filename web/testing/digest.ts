// The digest of a text, as the site is told it.

export async function digest(text: string): Promise<string> {
  const found = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
