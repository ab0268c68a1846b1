export function migrationFaults(checkout: string): string[];
export function listNewMigrations(checkout: string): void;
