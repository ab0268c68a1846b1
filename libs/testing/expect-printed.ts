interface Expected {
  pattern: RegExp;
  met: number;
}

/**
 * Lets the running test print messages that match, on the console or by a logger, and fails it if none comes. Outside of a test it holds for the whole suite.
 * Every other message fails the test (libs/testing/jest/quiet.cjs).
 */
export function expectPrinted(...patterns: RegExp[]): void {
  const expected = (globalThis as { [name: symbol]: unknown })[Symbol.for('registra.expectedPrinted')] as Expected[] | undefined;
  expected?.push(...patterns.map((pattern) => ({ pattern, met: 0 })));
}
