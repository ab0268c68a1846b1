import { setTimeout as pause } from 'node:timers/promises';
import type { DetailSection } from '#machines/order/state';
import { type Answer, uploadText } from '../product/client.js';
import { orderBody, type ServiceView } from '../product/workload.js';
import type { Mark, Marks } from './marks.js';
import type { OrderFacts, Written } from './rules.js';
import type { Village, TestActor } from './test-actors.js';

/** An order as staff see it. */
export interface DeskView {
  _id: string;
  status: string;
  balance: { amount: string; currency: string };
  details: { asks: DetailSection[]; given: boolean };
  steps: Record<string, { steps: { _id: string; completedAt: string | null }[] }>;
  requestedItems: { _id: string; state: string }[];
  documents: { _id: string; kind: string; replacedBy: string | null }[];
}

/** A posted message, with its current mark. */
export interface Said {
  id: string;
  chat: 'client' | 'team';
  author: TestActor;
  mark: Mark;
  files: Mark[];
}

/** An upload and its permitted readers; its name and content are the mark. */
export interface Upload {
  id: string;
  mark: Mark;
}

/** The order's feedback and its present text. */
export interface Feedback {
  id: string;
  text: Mark;
}

type Call = readonly [method: string, path: string, body?: unknown];

/** Waits and retries after a 429. */
async function patiently<T>(send: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429) return answer;
    await pause(1_000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

/** One order from its placing on, with the texts written on it and their marks. */
export class History {
  readonly said: Said[] = [];
  readonly uploads: Upload[] = [];
  feedback: Feedback | undefined;
  accepted = 0;
  refused = 0;

  private constructor(
    readonly id: string,
    readonly order: OrderFacts,
    readonly village: Village,
    readonly marks: Marks,
    readonly random: () => number,
  ) {}

  static async begin(village: Village, service: ServiceView, marks: Marks, random: () => number): Promise<History> {
    const client = village.clients[Math.floor(random() * village.clients.length)];
    if (client === undefined) throw new Error('a village has clients');
    const { _id } = await client.client.must<{ _id: string }>('POST', '/orders', orderBody(service));
    const order: OrderFacts = { client: client.id, partner: null, assignee: null, sent: false, feedback: null };
    return new History(_id, order, village, marks, random);
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)];
  }

  get client(): TestActor {
    return this.person(this.order.client);
  }

  person(id: string | null): TestActor {
    return this.village.all.find((one) => one.id === id) ?? this.village.desk;
  }

  view(): Promise<DeskView> {
    return this.village.desk.client.must<DeskView>('GET', `/orders/${this.id}`);
  }

  /** A mark for a text, registered before it is sent: a reader may get it before the response arrives. */
  plant(written: Written): Mark {
    return this.marks.plant(this.order, written);
  }

  /**
   * Executes an action. `then`: the effect of the action on who may read, applied before it is sent and reverted if it is refused.
   * @returns the response, undefined if it was refused
   */
  async action<T = Record<string, unknown>>(
    who: TestActor,
    [method, path, body]: Call,
    then: () => void = () => undefined,
  ): Promise<T | undefined> {
    const changed = this.marks.changing(this.order, this.village.all);
    const before = { order: { ...this.order }, marks: this.marks.of(this.order).map((mark) => [mark, mark.written] as const) };
    then();
    const answer = await patiently(() => who.client.call<T>(method, path, body));
    if (answer.status >= 500 || answer.status === 422)
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(answer.body)}`);
    const isDone = answer.status < 300;
    if (!isDone) {
      Object.assign(this.order, before.order);
      for (const [mark, written] of before.marks) mark.written = written;
    }
    this.accepted += isDone ? 1 : 0;
    this.refused += isDone ? 0 : 1;
    changed();
    return isDone ? answer.body : undefined;
  }

  /** Executes an action with a text, whose mark is gone if it was refused. */
  async write<T = Record<string, unknown>>(
    written: Written,
    who: TestActor,
    call: (word: string) => Call,
    then?: () => void,
  ): Promise<{ mark: Mark; body: T } | undefined> {
    const mark = this.plant(written);
    const body = await this.action<T>(who, call(mark.word), then);
    if (body !== undefined) return { mark, body };
    mark.written = { as: 'gone' };
    return undefined;
  }

  operation(operation: string, payload: unknown = {}): Call {
    return ['PATCH', `/orders/update-payment-status/${this.id}`, { operation, payload }];
  }

  operate(operation: string, payload: unknown = {}, then?: () => void): Promise<unknown> {
    return this.action(this.village.desk, this.operation(operation, payload), then);
  }

  /** A text file whose name and content are the mark. */
  async upload(owner: TestActor, mark: Mark): Promise<string> {
    const id = await uploadText(owner.client, mark.word);
    this.uploads.push({ id, mark });
    return id;
  }
}
