export function readReport(output: string): { code: number; output: string };
