export function parametersOf(text: string): string[];
export function textFaults(language: string, texts: object, model: object): string[];
export function completed(language: string, texts: object, model: object): { texts: object; missing: string[] };
