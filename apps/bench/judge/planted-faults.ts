import type { RecordedCall, RecordedLine, RecordedResult } from './history.js';

/** A call with its lines; `end` is its place among them. */
interface Ended {
  call: RecordedCall;
  result: RecordedResult;
  start: number;
  end: number;
}

/** Alters a history at one place; null where it has no place for this fault. */
type Plant = (history: View, random: () => number) => RecordedLine[] | null;

/** A history by its parts. */
class View {
  readonly ended: Ended[] = [];

  constructor(readonly lines: readonly RecordedLine[]) {
    const starts = new Map<number, { call: RecordedCall; at: number }>();
    lines.forEach((line, at) => {
      if (line.kind === 'start') starts.set(line.id, { call: line.call, at });
      if (line.kind !== 'end') return;
      const started = starts.get(line.id);
      if (started) this.ended.push({ call: started.call, result: line.result, start: started.at, end: at });
    });
  }

  /** Writes that were accepted, not repeated. */
  get accepted(): Ended[] {
    return this.writes.filter(({ result }) => result.code === undefined && result.replayed !== true);
  }

  get writes(): Ended[] {
    return this.ended.filter(({ call }) => call.name !== 'read');
  }

  get reads(): Ended[] {
    return this.ended.filter(({ call, result }) => call.name === 'read' && result.code === undefined);
  }

  refused(code: string): Ended[] {
    return this.writes.filter(({ result }) => result.code === code && result.replayed !== true);
  }

  /** The newest version of the order that somebody knew before a line. */
  knownBefore(order: string, line: number): number {
    const known = this.ended.filter((one) => one.call.order === order && one.end < line);
    return Math.max(1, ...known.map(({ result }) => result.version ?? 0));
  }

  /** Whether somebody learns later of a version at least this new. */
  knownLater({ call: { order }, end, result: { version = 0 } }: Ended): boolean {
    return this.ended.some((one) => one.call.order === order && one.start > end && (one.result.version ?? 0) > version);
  }

  answered(one: Ended, result: RecordedResult): RecordedLine[] {
    return this.lines.map((line, at) => (at === one.end && line.kind === 'end' ? { ...line, result } : line));
  }

  without(drop: (line: RecordedLine, at: number) => boolean): RecordedLine[] {
    return this.lines.filter((line, at) => !drop(line, at));
  }
}

const pick = <Item>(from: readonly Item[], random: () => number): Item | undefined => from[Math.floor(random() * from.length)];

/** Answers one of `which` with something else. */
const answering =
  (which: (history: View) => Ended[], instead: (one: Ended, history: View) => RecordedResult): Plant =>
  (history, random) => {
    const one = pick(which(history), random);
    return one ? history.answered(one, instead(one, history)) : null;
  };

/** A read has another figure, where it has one. */
const misread = (figure: 'paid' | 'declared' | 'done', instead: (figure: number) => number): Plant =>
  answering(
    ({ reads }) => reads.filter(({ result }) => (result[figure] ?? 0) > 0),
    ({ result }) => ({ ...result, [figure]: instead(result[figure] ?? 0) }),
  );

const version = ({ result }: Ended): number => result.version ?? 0;

/** Accepted although it was refused: at the version after all that was known. */
const acceptedInstead = (code: string): Plant =>
  answering(
    (history) => history.refused(code),
    (one, history) => ({ version: history.knownBefore(one.call.order, one.end) + 1 }),
  );

/** Faults of a log, a cache, a key or a guard, as a client would see them. */
export const plantedFaults: Readonly<Record<string, Plant>> = {
  'a read is older than an answer before it': answering(
    (history) => history.reads.filter((one) => staleVersionFor(one, history) !== null),
    (one, history) => ({ ...one.result, version: staleVersionFor(one, history) ?? 0 }),
  ),
  'a read has the status of another time': answering(
    ({ reads }) => reads,
    (one) => ({ ...one.result, status: one.result.status === 'newOrder' ? 'allStepsCompleted' : 'newOrder' }),
  ),
  'money that arrived is lost': misread('paid', () => 0),
  'a reported transfer is counted twice': misread('declared', (declared) => 2 * declared),
  'a finished step is forgotten': misread('done', (done) => done - 1),
  'an order is hidden from staff': answering(
    ({ reads }) => reads,
    () => ({ code: 'notFound' }),
  ),
  'an order is shown to a stranger': answering(
    ({ ended }) => ended.filter(({ call, result }) => call.name === 'read' && result.code === 'notFound'),
    (one, history) => ({ version: history.knownBefore(one.call.order, one.end), status: 'newOrder' }),
  ),
  'the version check is dropped: two writes have one version': answering(
    (history) =>
      history.accepted.filter(
        (one) => history.knownLater(one) && history.accepted.some((other) => other.call.order === one.call.order && other.end < one.start),
      ),
    (one, history) => ({ ...one.result, version: history.knownBefore(one.call.order, one.start) }),
  ),
  'a version is skipped': answering(
    ({ accepted }) => accepted,
    (one) => ({ ...one.result, version: version(one) + 1 }),
  ),
  'a write took effect and was answered as refused': answering(
    (history) => history.accepted.filter((one) => history.knownLater(one)),
    () => ({ code: 'operationNotPermittedInStatus' }),
  ),
  'a write has an effect that nobody sent': (history, random) => {
    const one = pick(
      history.accepted.filter((write) => history.knownLater(write) && write.call.key === undefined),
      random,
    );
    return one ? history.without((_line, at) => at === one.start || at === one.end) : null;
  },
  'an operation is accepted in a status that has none': acceptedInstead('operationNotPermittedInStatus'),
  'an operation is accepted of a role that may not': acceptedInstead('forbiddenForRole'),
  'a write meant for an old version is accepted': acceptedInstead('staleVersion'),
  'a refusal names another reason': answering(
    (history) => history.refused('operationNotPermittedInStatus'),
    () => ({ code: 'resultMissing' }),
  ),
  'a repeated key is answered as a new call': answering(
    ({ writes }) => writes.filter(({ result }) => result.replayed === true && result.code === undefined),
    (one, history) => ({ version: history.knownBefore(one.call.order, one.end) + 1 }),
  ),
  'a repeated key is answered with another outcome': answering(
    ({ writes }) => writes.filter(({ result }) => result.replayed === true && result.code === undefined),
    () => ({ code: 'operationNotPermittedInStatus', replayed: true }),
  ),
  'a first use of a key is answered as a repetition': answering(
    ({ accepted }) => accepted.filter(({ call }) => call.key !== undefined),
    (one) => ({ ...one.result, replayed: true }),
  ),
  'a write is acknowledged before its commit, and lost': (history, random) => {
    const one = pick(history.accepted, random);
    return one ? history.without((line) => line.kind === 'event' && line.order === one.call.order && line.version === version(one)) : null;
  },
  'the log has two writes in the wrong order': (history, random) => {
    const first = pick(history.accepted, random);
    const second =
      first &&
      pick(
        history.accepted.filter(({ start }) => start > first.end),
        random,
      );
    if (!first || !second) return null;
    const posOf = ({ call, result }: Ended) =>
      history.lines.find((line) => line.kind === 'event' && line.order === call.order && line.version === result.version);
    const [a, b] = [posOf(first), posOf(second)];
    if (a?.kind !== 'event' || b?.kind !== 'event') return null;
    return history.lines.map((line) => (line === a ? { ...a, pos: b.pos } : line === b ? { ...b, pos: a.pos } : line));
  },
};

/** A version that somebody had gone beyond before the read began; null where nobody had. */
function staleVersionFor(one: Ended, history: View): number | null {
  const known = history.knownBefore(one.call.order, one.start);
  return known > 1 ? known - 1 : null;
}

/** The history with a fault; null where it has no place for it. */
export const planted = (name: string, lines: readonly RecordedLine[], random: () => number): RecordedLine[] | null =>
  plantedFaults[name]?.(new View(lines), random) ?? null;
