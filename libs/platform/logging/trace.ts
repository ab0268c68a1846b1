import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/**
 * Traces: an id of ours for each request (16 bytes in hex, as W3C Trace Context has it), which commands record as their correlation, events carry in their
 * metadata, and log lines of consumers and emails name.
 */
const traces = new AsyncLocalStorage<string>();

export const newTrace = (): string => randomBytes(16).toString('hex');

/** The trace of what this code handles; undefined outside of one, or within what belongs to several. */
export const currentTrace = (): string | undefined => traces.getStore();

/** Runs `work`, and everything it awaits, within a trace; without one as it is. */
export const inTrace = <Result>(trace: string | undefined, work: () => Result): Result =>
  trace === undefined ? work() : traces.run(trace, work);
