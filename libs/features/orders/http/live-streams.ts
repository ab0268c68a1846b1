import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { LiveTail } from '#libs/event-log/live/live-tail';
import { Wakeups } from '#libs/event-log/wakeup/wakeups';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { Metrics } from '#libs/platform/metrics/metrics';
import { permits } from '#machines/access/table';
import type { ProgressStatus } from '#machines/order/statuses';
import { maySee, type Parties } from '#machines/order/who';
import { orderEventOf } from '../consumers/event-of.js';
import { type Reader, seesEvent } from '../projections/reader.js';
import type { LiveConnection } from './live-connection.js';

/** What visibility asks of an order. */
interface Asked extends Parties {
  id: Id;
  progress: ProgressStatus;
}

interface Open {
  connection: LiveConnection;
  reader: Reader;
  /** what arrived while the missed events were still being told; undefined when it is told at once */
  waiting: PlacedEvent[] | undefined;
  /** tells, a moment later, that the reader has something new to see */
  hint: () => void;
}

/** A browser whose stream is refused goes on without, and asks again a minute later. */
const retryLater = { 'retry-after': '60' };
const heartbeat = 15_000;
/** Hints within this time are one. */
const burst = 50;
/** More missed events than this are not told one by one. */
const mostMissed = 10_000;

/** The open streams of this process: every sequenced event goes to whoever may know of it. */
@Injectable()
export class LiveStreams implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('live');
  private readonly open = new Set<Open>();
  private readonly perPerson = new Map<Id, number>();
  private stopListening: (() => void) | undefined;
  private deaf: (() => void) | undefined;
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly tail: LiveTail,
    private readonly database: Database,
    private readonly users: UserChanges,
    private readonly wakeups: Wakeups,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    // An empty hint: some may have been missed.
    this.deaf = this.wakeups.on('notified', (person) => {
      for (const { reader, hint } of this.open) if (person === reader.actor.id || person === '') hint();
    });
    const open = (): number => this.open.size;
    new Gauge({
      name: 'live_streams_open',
      help: 'Event streams that browsers keep open',
      registers: [this.metrics.registry],
      collect() {
        this.set(open());
      },
    });
  }

  /**
   * To be asked right before `serve`, in the same turn: nobody opens a stream in between.
   * @throws Problem 429 tooManyLiveStreams, 503 liveStreamsFull with the seconds to wait
   */
  mustHaveRoom(person: Id): void {
    const { liveStreamsPerPerson, liveStreams } = this.config.quotas;
    if ((this.perPerson.get(person) ?? 0) >= liveStreamsPerPerson)
      throw new Problem('tooManyLiveStreams', { params: { count: liveStreamsPerPerson }, headers: retryLater });
    if (this.open.size >= liveStreams) throw new Problem('liveStreamsFull', { headers: retryLater });
  }

  /** Where a new stream begins. */
  get position(): number {
    return this.tail.position;
  }

  /** Serves `connection` until it ends, the token ends (`until`, milliseconds since 1970) or the person's rights change. */
  async serve(connection: LiveConnection, reader: Reader, until: number, resume: boolean): Promise<void> {
    const stream: Open = { connection, reader, waiting: [], hint: soonOnce(() => connection.notify(reader.actor.id)) };
    this.listen();
    this.open.add(stream);
    this.count(reader.actor.id, 1);
    const beat = setInterval(() => connection.beat(), heartbeat);
    const expiry = setTimeout(() => connection.end(), Math.max(0, until - Date.now()));
    const forget = this.users.subscribe((id) => void (id === reader.actor.id && connection.end()));
    connection.onEnd(() => {
      this.open.delete(stream);
      this.count(reader.actor.id, -1);
      clearInterval(beat);
      clearTimeout(expiry);
      forget();
    });
    connection.begin();
    if (resume) await this.tellMissed(stream);
    const waiting = stream.waiting ?? [];
    stream.waiting = undefined;
    await this.tell(waiting, [stream]);
  }

  /** The streams go first when the process ends, so that browsers turn to another one. */
  onModuleDestroy(): void {
    this.deaf?.();
    this.stopListening?.();
    for (const { connection } of [...this.open]) connection.end();
  }

  private count(person: Id, change: 1 | -1): void {
    const streams = (this.perPerson.get(person) ?? 0) + change;
    if (streams > 0) this.perPerson.set(person, streams);
    else this.perPerson.delete(person);
  }

  private listen(): void {
    this.stopListening ??= this.tail.subscribe((events) => {
      for (const stream of this.open) stream.waiting?.push(...events);
      this.telling = this.telling.then(() =>
        this.tell(
          events,
          [...this.open].filter(({ waiting }) => waiting === undefined),
        ),
      );
    });
  }

  private async tellMissed(stream: Open): Promise<void> {
    const { connection } = stream;
    if (this.tail.position - connection.at > mostMissed) {
      connection.at = this.tail.position;
      connection.reset();
      return;
    }
    while (connection.isOpen) {
      const events = await this.tail.since(connection.at);
      if (events.length === 0) return;
      await this.tell(events, [stream]);
    }
  }

  /** One question for the parties of all orders in `events`, however many streams are open. A failure ends the streams: they resume. */
  private async tell(events: readonly PlacedEvent[], streams: readonly Open[]): Promise<void> {
    if (events.length === 0 || streams.length === 0) return;
    try {
      const parties = await this.partiesOf(events);
      for (const { connection, reader } of streams) {
        for (const event of events) {
          if (event.pos <= connection.at) continue;
          if (concerns(event, parties.get(event.streamId), reader)) connection.tell(event);
          connection.at = event.pos;
        }
      }
    } catch (fault) {
      this.logger.warn({ err: fault, msg: 'live streams are closed: what to tell could not be read' });
      for (const { connection } of streams) connection.end();
    }
  }

  private async partiesOf(events: readonly PlacedEvent[]): Promise<ReadonlyMap<Id, Asked>> {
    const ids = [...new Set(events.filter(({ streamType }) => streamType === 'order').map(({ streamId }) => streamId))];
    const rows = await this.database.query<Asked>(
      'select id, client_id as client, partner_id as partner, manager_id as manager, progress from orders where id = any ($1)',
      [ids],
      'live_parties',
    );
    return new Map(rows.map((row) => [row.id, row]));
  }
}

/** What comes in a burst is told once, a moment after its first. */
function soonOnce(tell: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tell();
    }, burst);
  };
}

/** Leads are one list for everybody who reads them; of an order each party gets what they may know. */
function concerns(event: PlacedEvent, order: Asked | undefined, reader: Reader): boolean {
  if (event.streamType === 'lead') return permits(reader.actor, 'leads.read');
  if (order === undefined) return false;
  return maySee(reader.actor, order) ? seesEvent(reader, orderEventOf(event), order.progress) : isTakenBy(event, reader.actor);
}

/** The event that takes an order from somebody is the last they are told of it: their page asks again, and finds it gone. */
const isTakenBy = ({ type, data }: PlacedEvent, { id }: Actor): boolean =>
  (type === 'PartnerAppointed' || type === 'ManagerAssigned') && data['previous'] === id;
