import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { BankAccountsCommand } from './commands.js';
import type { BankAccountsEvent } from './events.js';
import { evolve } from './evolve.js';
import { decideBy } from './past-versions.js';
import { bankAccountsMachineVersion, type BankAccountsState } from './state.js';

/** A list as an earlier machine version stored it: its commands with version and outcome, its events, and its last state. */
interface HistoryLine {
  commands: { command: BankAccountsCommand; version: number; outcome: string }[];
  events: BankAccountsEvent[];
  state: BankAccountsState | null;
}
const folder = 'machines/bank-accounts/testing/histories';
const historiesOf = (version: number): HistoryLine[] =>
  gunzipSync(readFileSync(`${folder}/v${version}.jsonl.gz`))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as HistoryLine);
const fold = (events: readonly BankAccountsEvent[]): BankAccountsState | null => events.reduce<BankAccountsState | null>(evolve, null);

it('the machine of bank accounts has a history file of each earlier version', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Array.from({ length: bankAccountsMachineVersion - 1 }, (_, i) => `v${i + 1}.jsonl.gz`));
  expect(() => decideBy(bankAccountsMachineVersion + 1)).toThrow(RangeError);
});

describe('lists of bank accounts as machine version 1 stored them', () => {
  const lines = historiesOf(1);

  it('hold every event and most refusals', () => {
    expect(new Set(lines.flatMap(({ events }) => events.map(({ type }) => type))).size).toBe(7);
    expect(new Set(lines.flatMap(({ commands }) => commands.map(({ command, outcome }) => `${command.type} ${outcome}`))).size).toBe(21);
  });

  it('fold to the state of today’s machine', () => {
    for (const { events, state } of lines) expect(fold(events)).toEqual(state);
  });

  it('have every command decided again with the same result', () => {
    for (const { commands, events } of lines) {
      for (const { command, version, outcome } of commands) {
        const decision = decideBy(1)(fold(events.filter((event) => event.version <= version)), command);
        expect(decision.accepted ? 'accepted' : decision.refusal).toBe(outcome);
        if (decision.accepted)
          expect(decision.events).toEqual(events.filter((one) => one.version > version && one.version <= decision.next.version));
      }
    }
  });
});
