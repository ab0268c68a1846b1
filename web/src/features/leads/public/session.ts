/** Works with what the tab keeps; null where it keeps nothing: private modes throw. */
export function session<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
