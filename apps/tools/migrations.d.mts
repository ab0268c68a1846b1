export function migrationFaults(checkout: string): string[];
