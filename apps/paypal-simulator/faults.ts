import { createHash } from 'node:crypto';
import { invalid } from './problem.js';
import { readBody } from './request-bodies.js';

/** Numbers in [0, 1) that a seed determines: the first 32 bits of SHA-256 over seed and count. For faults and specs, nothing to keep secrets with. */
export function seededRandom(seed: number): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** The calls of PayPal's interface that the simulator has. */
export const calls = [
  'token',
  'createOrder',
  'getOrder',
  'captureOrder',
  'getCapture',
  'refundCapture',
  'getRefund',
  'searchTransactions',
  'getDispute',
] as const;
export type Call = (typeof calls)[number];

/** When a fault strikes: instead of the call, after its effect, in its effect, or at the webhooks that it raises. */
type Phase = 'before' | 'after' | 'effect' | 'webhook';

const captureOnly: readonly Call[] = ['captureOrder'];
const refundOnly: readonly Call[] = ['refundCapture'];

/** Every fault, when it strikes and at which calls. */
const faultTable = {
  errorBefore: { phase: 'before', calls },
  timeoutBefore: { phase: 'before', calls },
  rateLimit: { phase: 'before', calls },
  outage: { phase: 'before', calls },
  errorAfter: { phase: 'after', calls },
  timeoutAfter: { phase: 'after', calls },
  dropAnswer: { phase: 'after', calls },
  expireRequestIds: { phase: 'effect', calls: ['createOrder', 'captureOrder', 'refundCapture'] },
  decline: { phase: 'effect', calls: captureOnly },
  pendThenComplete: { phase: 'effect', calls: captureOnly },
  pendThenDeny: { phase: 'effect', calls: captureOnly },
  dispute: { phase: 'effect', calls: captureOnly },
  reverse: { phase: 'effect', calls: captureOnly },
  pendRefund: { phase: 'effect', calls: refundOnly },
  failRefund: { phase: 'effect', calls: refundOnly },
  duplicateWebhook: { phase: 'webhook', calls: [] },
  delayWebhook: { phase: 'webhook', calls: [] },
  forgeWebhook: { phase: 'webhook', calls: [] },
} as const satisfies Record<string, { phase: Phase; calls: readonly Call[] }>;

export type FaultKind = keyof typeof faultTable;
export const faultKinds = Object.keys(faultTable) as FaultKind[];

export const phaseOf = (kind: FaultKind): Phase => faultTable[kind].phase;
const strikes = (kind: FaultKind, call: Call): boolean => (faultTable[kind].calls as readonly Call[]).includes(call);

export interface Fault {
  kind: FaultKind;
  /** How long, where the fault has a length: outage, time-out, Retry-After, delay of a webhook, time until a pending one settles. */
  seconds?: number;
}

export interface ArmedFault extends Fault {
  /** How many times it strikes; 1 by default. */
  times?: number;
  /** The one call that it waits for; any that it can strike by default. */
  call?: Call;
  /** An id of the provider's: only calls with it in their path are affected. Outages and webhook faults have none. */
  about?: string;
}

export interface FaultMix {
  seed: number;
  /** 0 to 1: how many calls, and how many webhooks, something happens to. */
  rate: number;
  /** All by default. */
  kinds?: FaultKind[];
}

interface FaultOrder {
  faults?: ArmedFault[];
  mix?: FaultMix;
}

/** `POST /simulator/faults`. @throws Problem 400 where a fault is not known */
export function readFaultOrder(raw: Buffer): FaultOrder {
  const order = readBody(raw) as FaultOrder;
  const { faults = [], mix } = order;
  const kinds = [...[faults].flat().map((fault: ArmedFault | undefined) => fault?.kind), ...[mix?.kinds ?? []].flat()];
  if (!Array.isArray(faults) || !kinds.every((kind) => kind !== undefined && faultKinds.includes(kind)))
    throw invalid('INVALID_PARAMETER_VALUE', { field: '/faults', location: 'body' });
  return order;
}

/** Control of faults: pending ones, a seeded mix, an outage. They are lost when the process ends; their effects are in the journal. */
export class Faults {
  #armed: (ArmedFault & { times: number })[] = [];
  #mix: { order: FaultMix; random: () => number } | undefined;
  #outageEnds = 0;

  /** @param now milliseconds since 1970; an outage begins at once */
  arm({ faults = [], mix }: FaultOrder, now: number): void {
    for (const fault of faults) {
      if (fault.kind === 'outage') this.beginOutage(fault, now);
      else this.#armed.push({ ...fault, times: fault.times ?? 1 });
    }
    if (mix !== undefined) this.#mix = { order: mix, random: seededRandom(mix.seed) };
  }

  clear(): void {
    this.#armed = [];
    this.#mix = undefined;
    this.#outageEnds = 0;
  }

  /** An outage is one minute long where nothing else is said. */
  beginOutage({ seconds = 60 }: Fault, now: number): void {
    this.#outageEnds = Math.max(this.#outageEnds, now + seconds * 1000);
  }

  isOutage(now: number): boolean {
    return now < this.#outageEnds;
  }

  /** What happens to this call, if anything; used up by asking. */
  forCall(call: Call, path: string): Fault | undefined {
    return (
      this.#take(
        ({ kind, call: only = call, about = '' }) =>
          phaseOf(kind) !== 'webhook' && strikes(kind, call) && only === call && path.includes(about),
      ) ?? this.#draw((kind) => strikes(kind, call))
    );
  }

  /** What happens to the webhook of the event that was just raised. */
  forEvent(): Fault | undefined {
    return this.#take(({ kind }) => phaseOf(kind) === 'webhook') ?? this.#draw((kind) => phaseOf(kind) === 'webhook');
  }

  #take(fits: (fault: ArmedFault) => boolean): Fault | undefined {
    const found = this.#armed.find(fits);
    if (found === undefined) return undefined;
    found.times -= 1;
    if (found.times === 0) this.#armed = this.#armed.filter((fault) => fault !== found);
    return { kind: found.kind, ...(found.seconds !== undefined && { seconds: found.seconds }) };
  }

  /** Draws two numbers per question, whatever the result, so that a seed repeats the same sequence. */
  #draw(fits: (kind: FaultKind) => boolean): Fault | undefined {
    if (this.#mix === undefined) return undefined;
    const { order, random } = this.#mix;
    const [chance, choice] = [random(), random()];
    const kinds = (order.kinds ?? faultKinds).filter(fits);
    const kind = kinds[Math.floor(choice * kinds.length)];
    return chance < order.rate && kind !== undefined ? { kind, seconds: mixSeconds } : undefined;
  }
}

/** In a mix everything that has a length is this short, so that a thousand of them fit into a run. */
const mixSeconds = 2;
