export function countsIn(directory: string): Map<string, number>;
export function countFaults(sums: ReadonlyMap<string, number>, text?: string): string[];
