type SenderHeaders = Readonly<Record<'sec-fetch-site' | 'origin' | 'host', unknown>>;

/**
 * Whether a browser submits a form from a page of another origin. `Sec-Fetch-Site` is sent over https and on localhost, `Origin` otherwise; other programs send
 * neither.
 */
export function isForeignForm({ 'sec-fetch-site': site, origin, host }: Partial<SenderHeaders>): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== `http://${String(host)}` && origin !== `https://${String(host)}`;
}
