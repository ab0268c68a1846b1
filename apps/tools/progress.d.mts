/** Runs `work` and shows `title` with its seconds meanwhile; with `leaves: false` they are not worth a line. */
export function step<T>(title: string, work: () => Promise<T>, options?: { leaves?: boolean }): Promise<T>;
