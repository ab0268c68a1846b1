import type { Refusal } from '../decision.js';

type Verdict = true | Refusal;

/** A guard, its state, its payload, and its expected result. */
export type Boundary<Guards> = [name: keyof Guards, what: string, ask: () => Verdict, answer: Verdict];

/** Declares a test per boundary, and one that the guards list exactly the codes with which they refuse there. */
export function describeBoundaries<Guards extends Record<string, { codes?: readonly string[] }>>(
  guards: Guards,
  boundaries: readonly Boundary<Guards>[],
): void {
  test.each(boundaries)('%s: %s', (_name, _what, ask, answer) => expect(ask()).toEqual(answer));

  test.each(Object.keys(guards))('%s names the codes that it refuses with, and no others', (name) => {
    const used = boundaries.flatMap(([of, , , answer]) => (of === name && answer !== true ? [answer.code] : []));
    expect([...(guards[name]?.codes ?? [])].sort()).toEqual([...new Set(used)].sort());
  });
}
