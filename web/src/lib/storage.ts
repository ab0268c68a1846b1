/** The only keys the product keeps in the browser's local storage (the specification's five, and theme). */
export type StorageKey = 'token' | 'rememberMe' | 'showFullSidebar' | 'cookie' | 'language' | 'theme';

/** Reads a key; null when it is absent or the browser keeps no storage (private modes throw). */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a key, or removes it for null. Does nothing where the browser has no storage: every reader has a default. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
