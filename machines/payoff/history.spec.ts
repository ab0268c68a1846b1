import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PayoffCommand } from './commands.js';
import { decide } from './decide.js';
import { type PayoffEvent, payoffUpcasters } from './events.js';
import { evolve } from './evolve.js';
import { payoffMachineVersion, type PayoffState } from './state.js';

/** A payout as an earlier machine version stored it: its commands with version and outcome, its events, and its last state; of version 1 without `roundTo`. */
interface HistoryLine {
  commands: { command: PayoffCommand; version: number; outcome: string }[];
  events: PayoffEvent[];
  state: (Omit<PayoffState, 'roundTo'> & { roundTo?: number }) | null;
}

function historiesOf(version: number): HistoryLine[] {
  const file = gunzipSync(readFileSync(`machines/payoff/testing/histories/v${version}.jsonl.gz`)).toString('utf8');
  return file
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HistoryLine);
}

/** An event, upcast to its newest shape. */
function upcast(event: PayoffEvent): PayoffEvent {
  const step = event.schemaVersion === 1 ? payoffUpcasters[event.type]?.[1] : undefined;
  if (!step) return event;
  return { ...event, schemaVersion: 2, data: step(event.data as unknown as Record<string, unknown>) } as unknown as PayoffEvent;
}

const stateAt = (events: readonly PayoffEvent[], version: number): PayoffState | null =>
  events.filter((event) => event.version <= version).reduce<PayoffState | null>(evolve, null);

it('the machine of payouts has a history file of each earlier version', () => {
  const files = readdirSync('machines/payoff/testing/histories').toSorted();
  expect(files).toEqual(Array.from({ length: payoffMachineVersion - 1 }, (_, i) => `v${i + 1}.jsonl.gz`));
});

describe.each([1, 2, 3])('payouts as machine version %d stored them', (machineVersion) => {
  const lines = historiesOf(machineVersion);

  it('are stored, also in currencies without a smaller coin', () => {
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(new Set(lines.map(({ state }) => state?.currency))).toEqual(new Set(['EUR', 'HUF', 'TWD', 'JPY', undefined]));
    expect(new Set(lines.flatMap(({ events }) => events.map(({ type }) => type))).size).toBe(8);
  });

  it('fold to the same state, rounded to the minor unit', () => {
    for (const { events, state } of lines)
      expect(events.map(upcast).reduce<PayoffState | null>(evolve, null)).toEqual(state && { roundTo: 1, ...state });
  });

  it('have every command decided again with the same result', () => {
    for (const { commands, events } of lines) {
      const newest = events.map(upcast);
      for (const { command, version, outcome } of commands) {
        const decision = decide(stateAt(newest, version), command);
        expect(decision.accepted ? 'accepted' : decision.refusal).toBe(outcome);
        if (!decision.accepted) continue;
        const emitted = newest.filter((event) => event.version > version && event.version <= decision.next.version);
        expect(decision.events).toEqual(emitted);
      }
    }
  });
});
