import { expect } from 'expect';
import { bind } from 'jest-each';
import type { Load } from './fresh-modules.js';

export interface Test {
  /** its file and its titles, outermost first */
  id: string;
  file: string;
  run: () => unknown;
}

/**
 * Loads a spec and collects its tests: many call the machines while declaring them. It provides the part of jest's API that pure tests use, and nothing else.
 */
export function testsIn(file: string, load: Load): Test[] {
  const tests: Test[] = [];
  let titles: readonly string[] = [];
  const describe = (title: string, body: () => void): void => {
    const outer = titles;
    titles = [...outer, title];
    body();
    titles = outer;
  };
  const test = (title: string, run: () => unknown): void => void tests.push({ id: [file, ...titles, title].join(' > '), file, run });
  const declaring = Object.assign(test, { each: bind(test, false) });
  Object.assign(globalThis, { describe: Object.assign(describe, { each: bind(describe, false) }), test: declaring, it: declaring, expect });
  const fault = faultOf(() => load(file));
  tests.push({ id: loadingOf(file), file, run: () => fault?.() });
  return tests;
}

export const loadingOf = (file: string): string => `${file} > loads`;

/** Throws the declaration error, if there was one. */
function faultOf(act: () => void): (() => never) | undefined {
  try {
    act();
    return undefined;
  } catch (fault) {
    return () => {
      throw fault;
    };
  }
}
