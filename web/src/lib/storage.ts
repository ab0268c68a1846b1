/** The only keys in local storage: the specification's five, and theme. */
export type StorageKey = 'token' | 'rememberMe' | 'showFullSidebar' | 'cookie' | 'language' | 'theme';

/* What a browser that blocks its storage, or has none left, did not take: it lasts as long as the page. */
const unstored = new Map<StorageKey, string>();

/** Reads a key; null when it is absent. */
export function readStored(key: StorageKey): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes the key for null. */
export function writeStored(key: StorageKey, value: string | null): void {
  unstored.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unstored.set(key, value);
  }
}
