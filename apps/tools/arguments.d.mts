/** `flag` takes no value, `count` a whole number from 0, `number` may have a fraction; a list accepts one of its texts. */
export type OptionKind = 'flag' | 'integer' | 'count' | 'number' | 'text' | readonly string[];
export type Options = Readonly<Record<string, OptionKind>>;

export interface ArgumentTable {
  /** As it is typed: "npm run prove". */
  readonly command: string;
  /** What it does, for the help. */
  readonly about?: string;
  /** A list, or each name with the options that only it has; `any` for names that the command itself looks up. None by default. */
  readonly names?: 'any' | readonly string[] | Readonly<Record<string, Options>>;
  readonly options?: Options;
  /** The long option that a character stands for: `{ t: 'testNamePattern' }`. */
  readonly short?: Readonly<Record<string, string>>;
}

export interface GivenArguments {
  readonly names: string[];
  readonly options: Record<string, string | number | true>;
}

export class ArgumentFault extends Error {}
export function readArguments(table: ArgumentTable, given: readonly string[]): GivenArguments;
export function argumentsOrExit(table: ArgumentTable, given?: readonly string[]): GivenArguments;
export function nearestFirst(typed: string, candidates: readonly string[]): string[];
