import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { AppendRequest, Decided, Executed } from '#libs/event-log/append/contract';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { PayoffCommand, PayoffRefusal } from '#machines/payoff/commands';
import { decide } from '#machines/payoff/decide';
import type { PayoffState } from '#machines/payoff/state';
import { payoffStream } from '../storage/payoff-stream.js';

export type PayoffJudged = { accepted: true } | { accepted: false; status: number; code: PayoffRefusal | 'notFound' | 'staleVersion' };
export type Written = Executed<PayoffState, PayoffJudged>;

/** Who writes, and under which key. */
export interface Writing {
  payoff: Id;
  actor: { id: Id; tokenVersion: number } | null;
  actorFacts: object | null;
  key?: { key: string; requestHash: string };
  /** the version it was meant for; null: any */
  version?: number | null;
  at?: Micros;
  correlation?: string;
  causation?: Id;
  /** a refusal of the product's own command changes nothing and is worth no record */
  quiet?: boolean;
}

/** The version of the machine that decides, recorded with every command. */
const machineVersion = 1;

const statusOf = (code: string): number =>
  code === 'forbiddenForRole' ? 403 : code === 'staleVersion' ? 412 : code === 'notFound' ? 404 : 409;

/** The one way of every write to a payoff: judge on a snapshot, append; when it moved meanwhile, judge again. */
@Injectable()
export class PayoffWriter {
  constructor(private readonly runner: CommandRunner) {}

  /** @param make the command at the time and on the state it is judged on; null: it concerns nobody any more */
  write(writing: Writing, make: (at: Micros, state: PayoffState | null) => PayoffCommand): Promise<Written> {
    const commandId = v7();
    const target = { id: writing.payoff, actorId: writing.actor?.id ?? null, ...(writing.at !== undefined && { at: writing.at }) };
    return this.runner.execute(payoffStream, target, ({ state, version }, at): Decided<PayoffState, PayoffJudged> => {
      const command = make(at, state);
      if (state === null && command.type !== 'accrue') return { append: null, result: { accepted: false, status: 404, code: 'notFound' } };
      const stale = writing.version != null && writing.version !== version;
      const decision = stale ? ({ accepted: false, refusal: 'staleVersion' } as const) : decide(state, command);
      const common = this.envelope(writing, commandId, command, !stale);
      if (decision.accepted) {
        const events = decision.events.map(({ type, schemaVersion, data }) => ({ id: v7(), type, schemaVersion, data }));
        return {
          append: { ...common, outcome: { kind: 'accepted', status: 200, code: null }, events },
          next: decision.next,
          result: { accepted: true },
        };
      }
      const code = decision.refusal;
      const result = { accepted: false, status: statusOf(code), code } as const;
      if (writing.quiet === true) return { append: null, result };
      return { append: { ...common, outcome: { kind: 'refused', status: result.status, code }, events: [] }, next: null, result };
    });
  }

  private envelope(
    { actor, actorFacts, key, correlation, causation }: Writing,
    commandId: Id,
    command: PayoffCommand,
    judged: boolean,
  ): Pick<AppendRequest, 'key' | 'actor' | 'command' | 'texts'> {
    return {
      key: { actor: actor?.id ?? null, key: key?.key ?? commandId, requestHash: key?.requestHash ?? commandId },
      actor,
      texts: [],
      command: {
        id: commandId,
        type: command.type,
        actorFacts,
        machineVersion,
        input: { ...command, judged },
        ...(correlation !== undefined && { correlation }),
        ...(causation !== undefined && { causation }),
      },
    };
  }
}
