export function changedFiles(checkout: string, base?: string): { base: string; files: string[] };
export function suitesReached(checkout: string, files: readonly string[], suites: readonly string[]): string[];
