export function withFileLock<T>(file: string, work: () => Promise<T>, options?: { waitMs?: number }): Promise<T>;
