import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { LiveSources } from '#libs/event-log/live/live-sources';
import { LiveTail } from '#libs/event-log/live/live-tail';
import { HintThrottle } from '#libs/event-log/signals/wakeups';
import { ConcurrencyLimit } from '#machines/kernel/concurrency-limit';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Config } from '#libs/platform/config/config';
import { Problem } from '#libs/platform/http/problem';
import { Metrics } from '#libs/platform/metrics/metrics';
import type { LiveConnection } from './live-connection.js';
import { ReplayBudget } from './replay-budget.js';

type Reader = Pick<SignedIn, 'actor' | 'language' | 'tokenVersion' | 'tokenExpiresAt'>;

interface OpenStream {
  connection: LiveConnection;
  actor: Actor;
  language: Language;
  /** events that arrived while missed ones were still being sent; undefined if events are sent at once */
  waiting: PlacedEvent[] | undefined;
  /** sends a hint at once, and later ones of the same name and content together after `burst` */
  hint: (name: string, more?: object) => void;
}

/** Seconds after which a browser whose stream was refused asks again. */
const retryLater = { 'retry-after': '60' };
const heartbeat = 15_000;
/** Hints within this time after a sent one are merged. Milliseconds. */
const burst = 50;
/** A stream that missed more events than this gets a reset. */
const mostMissed = 2_000;

/** The open streams of this process. Every sequenced event goes to the readers who may know about it. */
@Injectable()
export class LiveStreams implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('live');
  private readonly open = new Set<OpenStream>();
  private readonly places: ConcurrencyLimit<Id>;
  private stopListening: (() => void) | undefined;
  private unsubscribeHints: (() => void)[] = [];
  private sending: Promise<void> = Promise.resolve();
  private readonly replays: ReplayBudget;

  constructor(
    private readonly tail: LiveTail,
    private readonly users: UserChanges,
    private readonly sources: LiveSources,
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {
    const { liveStreamsPerPerson: ofKey, liveStreams: ofAll, liveReplayedEvents } = config.quotas;
    this.places = new ConcurrencyLimit({ ofKey, ofAll });
    this.replays = new ReplayBudget(liveReplayedEvents);
  }

  /** Starts once all modules have registered their sources. */
  onApplicationBootstrap(): void {
    this.unsubscribeHints = [...this.sources.hints].map(([name, subscribe]) =>
      subscribe((person, more) => {
        // An empty hint: some may have been missed.
        for (const { actor, hint } of this.open) if (person === actor.id || person === '') hint(name, more);
      }),
    );
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
   * Reserves a place for one more stream of `person`.
   * @returns releases the place; to be called when the stream ends
   * @throws Problem 429 tooManyLiveStreams, 503 liveStreamsFull with the seconds to wait
   */
  admit(person: Id): () => void {
    const place = this.places.take(person);
    if (place === 'ofKey') {
      const count = this.config.quotas.liveStreamsPerPerson;
      throw new Problem('tooManyLiveStreams', { params: { count }, headers: retryLater });
    }
    if (place === 'ofAll') throw new Problem('liveStreamsFull', { headers: retryLater });
    return place;
  }

  /** The position at which a new stream begins. */
  get position(): number {
    return this.tail.position;
  }

  /** Serves `connection` until it or the token ends or the person's rights change, including changes while the stream was opened. */
  async serve(connection: LiveConnection, { actor, language, tokenVersion, tokenExpiresAt }: Reader, resume: boolean): Promise<void> {
    const stream: OpenStream = {
      connection,
      actor,
      language,
      waiting: [],
      hint: throttled((name, more) => connection.hint(name, actor.id, more)),
    };
    this.listen();
    this.open.add(stream);
    const beat = setInterval(() => connection.beat(), heartbeat);
    const expiry = setTimeout(() => connection.end(), Math.max(0, tokenExpiresAt * 1000 - Date.now()));
    const forget = this.users.subscribe((id) => void (id === actor.id && connection.end()));
    connection.onEnd(() => {
      this.open.delete(stream);
      clearInterval(beat);
      clearTimeout(expiry);
      forget();
    });
    if (!(await this.users.stillHolds(actor.id, tokenVersion))) return connection.end();
    connection.begin();
    if (resume) await this.sendMissed(stream);
    const waiting = stream.waiting ?? [];
    stream.waiting = undefined;
    await this.send(waiting, [stream]);
  }

  /** Ends the streams before the process stops, so that browsers connect to another one. */
  onModuleDestroy(): void {
    for (const unsubscribe of this.unsubscribeHints) unsubscribe();
    this.stopListening?.();
    for (const { connection } of [...this.open]) connection.end();
  }

  private listen(): void {
    this.stopListening ??= this.tail.subscribe((events) => {
      for (const stream of this.open) stream.waiting?.push(...events);
      this.sending = this.sending.then(() =>
        this.send(
          events,
          [...this.open].filter(({ waiting }) => waiting === undefined),
        ),
      );
    });
  }

  /** A reset is cheap for the server, so readers who resume from far behind or repeatedly get one. */
  private async sendMissed(stream: OpenStream): Promise<void> {
    const { connection, actor } = stream;
    const missed = this.tail.position - connection.at;
    if (missed > mostMissed || !this.replays.spend(actor.id, missed)) {
      connection.at = this.tail.position;
      connection.reset();
      return;
    }
    while (connection.isOpen) {
      const events = await this.tail.since(connection.at);
      if (events.length === 0) return;
      await this.send(events, [stream]);
    }
  }

  /** Reads the permitted listeners once for all `events`, however many streams are open. A failure ends the streams, which then resume. */
  private async send(events: readonly PlacedEvent[], streams: readonly OpenStream[]): Promise<void> {
    if (events.length === 0 || streams.length === 0) return;
    try {
      const hearing = await this.sources.hearing(events);
      for (const { connection, actor, language } of streams) {
        for (const event of events) {
          if (event.pos <= connection.at) continue;
          const heard = hearing(event, actor, language);
          if (heard !== false) connection.send(event, heard === true ? {} : heard);
          connection.at = event.pos;
        }
      }
    } catch (fault) {
      this.logger.warn({ err: fault, msg: 'live streams are closed: who may hear of the events could not be read' });
      for (const { connection } of streams) connection.end();
    }
  }
}

/** Sends the first hint of each name and content at once; those that follow within a burst are sent once. */
function throttled(send: (name: string, more?: object) => void): (name: string, more?: object) => void {
  const throttle = new HintThrottle(burst);
  return (name, more) => throttle.run(more === undefined ? name : `${name} ${JSON.stringify(more)}`, () => send(name, more));
}
