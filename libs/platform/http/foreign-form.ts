type SenderHeaders = Readonly<Record<'sec-fetch-site' | 'origin' | 'host', unknown>>;

/**
 * Whether a browser sends a form that a page of another origin holds. `Sec-Fetch-Site` says so over https and on this machine, `Origin` elsewhere; a program sends
 * neither.
 */
export function isForeignForm({ 'sec-fetch-site': site, origin, host }: Partial<SenderHeaders>): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== `http://${String(host)}` && origin !== `https://${String(host)}`;
}
