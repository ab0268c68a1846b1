interface TextTree {
  readonly [key: string]: TextTree | readonly TextTree[] | string;
}

export function parseTexts(source: string, path: string): TextTree;
export function textModule(source: string, path: string, format: 'esm' | 'commonjs'): string;
export function modulesOf(
  place: { home: string; suffix: string },
  shape: string | undefined,
  sources: [language: string, path: string, texts: object][],
): [path: string, content: string][];
export function languageFaults(place: string): string[];
export function writeTextModules(): void;
export function parametersOf(text: string): string[];
export function loaderFiles(): { path: string; content: string }[];
/** A plugin of Vite. `place`: the folder of the languages */
export function textsPlugin(place?: string): { name: string };
