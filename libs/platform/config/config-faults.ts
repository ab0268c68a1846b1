/** One variable that cannot be used. `problem` never quotes a secret. */
export interface ConfigFault {
  variable: string;
  problem: string;
  expected: string;
}

/** Every fault of the configuration at once; the start ends with it. */
export class ConfigFaults extends Error {
  override readonly name = 'ConfigFaults';

  constructor(readonly faults: readonly ConfigFault[]) {
    super(
      ['The configuration has faults:', ...faults.map((one) => `  ${one.variable}: ${one.problem}; expected ${one.expected}`)].join('\n'),
    );
  }
}
