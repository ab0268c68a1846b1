export type Kind = 'pure' | 'web' | 'database' | 'kafka';
export function kindOf(path: string): Kind | undefined;
export function suitesOf(checkout: string): string[];
export function chooseSuites(
  suites: readonly string[],
  names: readonly string[],
  checkout: string,
): { chosen: string[]; unknown: { name: string; near: string[] }[] };
