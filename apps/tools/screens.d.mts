type ReachOf = (starts: readonly string[], stopsAt?: (file: string) => boolean) => ReadonlySet<string>;
export function pageFiles(): Map<string, string>;
export function touchedPages(changed: readonly string[], reachOf?: ReachOf): string[];
