/** Compares as texts first: deep matching of every state would take most of the time of thousands of runs. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}
