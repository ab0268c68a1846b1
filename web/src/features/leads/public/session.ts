/** Accesses the session storage; null if it is not available, as in private modes. */
export function session<Answer>(work: (storage: Storage) => Answer): Answer | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
