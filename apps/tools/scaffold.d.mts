export const written: string[];
export class ScaffoldError extends Error {}
export function filesOf(kind: string, name: string, checkout: string): { path: string; content: string }[];
export function writeFiles(kind: string, name: string, checkout: string): string[];
export function addLanguage(code: string, checkout: string): string[];
export function kinds(): string[];
export function placesOf(kind: string, checkout: string): { place: string; todo: string; found: boolean }[];
