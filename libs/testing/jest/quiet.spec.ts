interface Suite {
  global: Record<symbol, unknown>;
  take(text: string): void;
  event(event: { name: string; test?: { errors: Error[] } }, state: { unhandledErrors: Error[] }): void;
}
const { Quiet } = jest.requireActual<{ Quiet: new (testPath: string) => Suite }>('./quiet.cjs');

type Act = (print: (text: string) => void, expect: (pattern: RegExp) => void) => void;

/** What a suite with a single test fails with: around its test, and within it. The streams of this process stay as they are. */
function faultsOf({ before, within, after }: { before?: Act; within?: Act; after?: Act }) {
  const suite = new Quiet('a.spec.ts');
  const expected: { pattern: RegExp; met: number }[] = [];
  suite.global = { [Symbol.for('registra.expectedPrinted')]: expected };
  const act = (run?: Act): void =>
    run?.(
      (text) => suite.take(text),
      (pattern) => expected.push({ pattern, met: 0 }),
    );
  const [test, state] = [{ errors: [] as Error[] }, { unhandledErrors: [] as Error[] }];
  act(before);
  suite.event({ name: 'test_start', test }, state);
  act(within);
  suite.event({ name: 'test_done', test }, state);
  act(after);
  suite.event({ name: 'run_finish' }, state);
  const messages = (errors: Error[]) => errors.map(({ message }) => message);
  return { test: messages(test.errors), suite: messages(state.unhandledErrors) };
}

const unexpected = (text: string) => `printed, and no test expects it: ${text}`;

describe('a test that prints', () => {
  it('passes if it expects what it prints, however often', () => {
    const within: Act = (print, expects) => (expects(/^lost/), print('lost 1'), print('lost 2'));
    expect(faultsOf({ within })).toEqual({ test: [], suite: [] });
  });

  it('fails on anything else, with at most three messages', () => {
    const within: Act = (print, expects) => (expects(/^lost/), ['lost', 'a', 'b', 'c', 'd'].forEach(print));
    expect(faultsOf({ within })).toEqual({ test: ['a', 'b', 'c'].map(unexpected), suite: [] });
  });

  it('fails if it prints nothing of what it expects', () => {
    expect(faultsOf({ within: (_, expects) => expects(/^lost/) }).test).toEqual(['expected to be printed, and was not: /^lost/']);
  });
});

describe('a suite that prints', () => {
  it('after its last test fails as a whole, though that test expected the output', () => {
    const within: Act = (print, expects) => (expects(/^lost/), print('lost'));
    expect(faultsOf({ within, after: (print) => print('lost') })).toEqual({ test: [], suite: [unexpected('lost')] });
  });

  it('outside of its tests passes if it expects the output, at any time', () => {
    expect(faultsOf({ before: (_, expects) => expects(/^lost/), within: (print) => print('lost') })).toEqual({ test: [], suite: [] });
    expect(faultsOf({ before: (_, expects) => expects(/^lost/) }).suite).toEqual(['expected to be printed, and was not: /^lost/']);
  });
});
