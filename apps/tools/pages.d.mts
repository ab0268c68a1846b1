export function pageFaults(checkout: string): string[];
