type SenderHeaders = Readonly<Record<'sec-fetch-site' | 'origin' | 'host', unknown>>;

/**
 * Whether a browser sends it from a page of another origin, be it of the same site. `Sec-Fetch-Site` is sent over https and on localhost, `Origin` otherwise;
 * other programs send neither.
 * @param own our origin, where a proxy may replace the host
 */
export function isForeignForm({ 'sec-fetch-site': site, origin, host }: Partial<SenderHeaders>, own?: string): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== own && origin !== `http://${String(host)}` && origin !== `https://${String(host)}`;
}
