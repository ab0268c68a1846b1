import { isIPv4, isIPv6 } from 'node:net';

/** An IPv6 address may end in an IPv4 address: its four bytes are two groups. */
const hexadecimal = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** The eight groups of an IPv6 address as numbers, `::` expanded. */
function groupsOf(address: string): number[] {
  const [left = [], right = []] = hexadecimal(address)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':').map((group) => parseInt(group, 16))));
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => 0), ...right];
}

/** The IPv4 address of an IPv4-mapped IPv6 address (`::ffff:0:0/96`), in any notation. */
function mapped(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The network by which requests are counted: an IPv4 address, or the /64 prefix of IPv6, in which a household has as many addresses as it likes. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const place = groups.slice(0, 4).map((group) => group.toString(16));
  return mapped(groups) ?? place.join(':');
}
