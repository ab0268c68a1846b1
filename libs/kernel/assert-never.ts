/** Ends an exhaustive switch: the compiler refuses a case that was forgotten. @throws Error when data from outside slipped through */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
