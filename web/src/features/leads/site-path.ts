/** The path of an address of this site; null for any other, because it came with a visitor's form. */
export function sitePath(address: string | null): string | null {
  if (!address) return null;
  try {
    const { origin, pathname, search } = new URL(address, window.location.origin);
    return origin === window.location.origin ? `${pathname}${search}` : null;
  } catch {
    return null;
  }
}
