export function buildName(checkout: string, options: { sources: string[]; hash: string; given?: string | undefined }): Promise<string>;
