/** An invalid variable. `problem` never contains a secret. */
export interface ConfigFault {
  variable: string;
  problem: string;
  expected: string;
}

/** All errors of the configuration; they end the startup. */
export class ConfigFaults extends Error {
  override readonly name = 'ConfigFaults';

  constructor(readonly faults: readonly ConfigFault[]) {
    super(
      ['The configuration has faults:', ...faults.map((one) => `  ${one.variable}: ${one.problem}; expected ${one.expected}`)].join('\n'),
    );
  }
}
