/**
 * `Content-Disposition: attachment` with both forms of RFC 6266: a plain ASCII `filename` for old readers and `filename*` in UTF-8
 * (RFC 8187) for the others. `name` is one that cleanFileName made.
 */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
