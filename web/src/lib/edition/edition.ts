// Which Pioche this is: the page of a server, or the one that plays on this device alone; and so what an address is.

/** Whether the tables are on this device: the page then lies as plain files somewhere, below any path. */
export const onDevice = document.documentElement.dataset.edition === 'device';

/** The address of a file or of an answer that lies beside the page, such as `/api/boxes`. */
export function at(path: string): string {
  return onDevice ? new URL(`.${path}`, location.href.replace(/[?#].*/, '')).href : path;
}

/** The link to a screen, such as `/rules/flip`; plain files know no addresses but their own, so it stands behind a #. */
export function link(path: string): string {
  return onDevice ? `#${path}` : path;
}

/** The link to a screen as it can be sent to somebody. */
export function wholeLink(path: string): string {
  return new URL(link(path), location.href).href;
}
