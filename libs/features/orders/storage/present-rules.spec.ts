import { readEvent } from '#libs/event-log/feed/placed-event';
import { productReading } from '#libs/event-log/feed/product-reading';
import { canonical } from '#libs/event-log/replay/canonical';
import { type HistoryLine, readHistory } from '#libs/testing/order-histories';
import { type AllowedDifference, allowedDifferences } from '#machines/order/allowed-differences';
import type { OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import type { OrderEvent } from '#machines/order/events';
import { evolve } from '#machines/order/evolve';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { orderEventOf } from '../rules/event-of.js';

/** Every version that has a history file. */
const versions = Array.from({ length: machineVersion }, (_, at) => at + 1).filter((version) => readHistory(version) !== undefined);

const eventsOf = ({ row, events }: HistoryLine): (OrderEvent & { command: unknown })[] =>
  events.map((event) => {
    const placed = readEvent(
      { ...event, pos: event.version, id: `${row.id}-${event.version}`, streamType: 'order', streamId: row.id },
      productReading,
    );
    return { ...orderEventOf(placed), command: event.metadata['command'] };
  });

/** The order before each version; the first is null. */
const statesOf = (events: readonly OrderEvent[]): (OrderState | null)[] =>
  events.reduce<(OrderState | null)[]>((states, event) => [...states, evolve(states.at(-1) ?? null, event)], [null]);

interface Decided {
  types: string;
  data: string;
}

const dataOf = (events: readonly Pick<OrderEvent, 'type' | 'data'>[]): Decided => ({
  types: events.map(({ type }) => type).join('+'),
  // The append assigns the number for people.
  data: canonical(events.map(({ data }) => ('number' in data ? { ...data, number: null } : data))),
});

type Recorded = HistoryLine['commands'][number];

/** The recorded result of a command in the newest schema, and the result by the current rules on the same order. */
function bothOf(
  rules: typeof decide,
  command: Recorded,
  events: ReturnType<typeof eventsOf>,
  states: readonly (OrderState | null)[],
): [Decided, Decided] {
  const recorded =
    command.outcome === 'refused'
      ? { types: `refused ${command.code}`, data: '' }
      : dataOf(events.filter((event) => event.command === command.id));
  const { judged: _, ...input } = command.input;
  const decision = rules(states[command.streamVersion] ?? null, input as unknown as OrderCommand);
  return [recorded, decision.accepted ? dataOf(decision.events) : { types: `refused ${decision.refusal.code}`, data: '' }];
}

interface Difference extends Pick<AllowedDifference, 'command' | 'recorded' | 'now'> {
  version: number;
}

function differencesIn(version: number, rules: typeof decide): { decided: number; differences: Difference[] } {
  const differences: Difference[] = [];
  let decided = 0;
  for (const line of readHistory(version) ?? []) {
    const events = eventsOf(line);
    const states = statesOf(events);
    for (const command of line.commands) {
      const [recorded, now] = bothOf(rules, command, events, states);
      decided += 1;
      if (recorded.types === now.types && recorded.data === now.data) continue;
      const sameTypes = recorded.types === now.types ? ' with other data' : '';
      differences.push({
        version,
        command: command.type as Difference['command'],
        recorded: recorded.types,
        now: `${now.types}${sameTypes}`,
      });
    }
  }
  return { decided, differences };
}

const found = new Map(versions.map((version) => [version, differencesIn(version, decide)]));

const names = (allowed: AllowedDifference, { version, command, recorded, now }: Difference): boolean =>
  version <= allowed.until && allowed.command === command && allowed.recorded === recorded && allowed.now === now;

describe.each(versions)('a history that machine version %i recorded', (version) => {
  it('has the results of the present rules at each step, except for the named differences', () => {
    const { decided, differences } = found.get(version) ?? { decided: 0, differences: [] };
    expect(decided).toBeGreaterThan(400);
    const unnamed = differences.filter((difference) => !allowedDifferences.some((allowed) => names(allowed, difference)));
    expect([...new Set(unnamed.map(({ command, recorded, now }) => `${command}: ${recorded} is ${now} now`))]).toEqual([]);
  });
});

describe('an unnamed change of the rules', () => {
  const changed: typeof decide = (state, command) => {
    const decision = decide(state, command);
    if (command.type === 'notAcceptPartnerWork') return { accepted: false, refusal: { code: 'stepsOpen', remedy: null } };
    if (command.type !== 'confirmTransfer' || !decision.accepted) return decision;
    return { ...decision, events: decision.events.map((event) => ({ ...event, data: { ...event.data, amount: 1 } }) as OrderEvent) };
  };

  it('is found in each file, as another outcome or other data of an event', () => {
    for (const version of versions) {
      const { differences } = differencesIn(version, changed);
      const shown = new Set(differences.map(({ command, now }) => `${command}: ${now}`));
      expect(shown).toContain('notAcceptPartnerWork: refused stepsOpen');
      expect([...shown].some((one) => /^confirmTransfer: TransferConfirmed\S* with other data$/.test(one))).toBe(true);
      const planted = differences.filter(({ command }) => command === 'notAcceptPartnerWork' || command === 'confirmTransfer');
      expect(planted.every((difference) => !allowedDifferences.some((allowed) => names(allowed, difference)))).toBe(true);
    }
  });
});

describe('the named differences', () => {
  it('are each shown by a history file', () => {
    const all = [...found.values()].flatMap(({ differences }) => differences);
    expect(allowedDifferences.filter((allowed) => !all.some((difference) => names(allowed, difference)))).toEqual([]);
  });

  it('have a stated reason', () => {
    expect(allowedDifferences.filter(({ why }) => why.length < 20)).toEqual([]);
  });
});
