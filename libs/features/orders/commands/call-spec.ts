import type { Type } from '@nestjs/common';
import type { Caller, OrderCall } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import type { GeneratedIds } from '#libs/event-log/commands/stream-command-handler';
import type { Problem } from '#libs/platform/http/problem';
import { readBody } from '#libs/platform/http/validate';
import type { CommandName, CommandPayloads } from '#machines/order/commands';
import type { OrderState } from '#machines/order/state';
import type { LookUps } from './look-ups.js';

/** A command of the machine without its envelope. */
export type PlainCommand = { [Name in CommandName]: { type: Name; payload: CommandPayloads[Name] } }[CommandName];

/** What a call becomes a command with: the order as it stands, which there is none of when it is to be placed, and what was looked up. */
export interface CallContext<Body, Found> {
  body: Body;
  found: Found;
  /** @throws Error when asked for by placing */
  readonly state: OrderState;
  /** the id of the step, document or transfer in the address */
  part: Id;
  ids: GeneratedIds;
  caller: Caller;
}

/** One kind of call: how its body is read, what it asks of other features, and which command of the machine it becomes. */
export interface CallSpec<Body = unknown, Found = unknown> {
  /** used to check whether a role is ever permitted, before the body is validated; read from the body where one endpoint has several commands */
  intent: CommandName | ((raw: unknown) => CommandName | undefined);
  /** the body by its class, or the 422 that says what is wrong with it */
  read(raw: unknown): Promise<Body | Problem>;
  lookUp?(ask: LookUps, body: Body, call: OrderCall): Promise<Found>;
  /** returns what the look-up reserved, because the call changed nothing */
  giveBack?(ask: LookUps, found: Found): Promise<void>;
  /** a 422 where the payload does not fit this order (a foreign currency, an option that is not offered) */
  command(context: CallContext<Body, Found>): PlainCommand | Problem;
  /** true when something the command needs is not there for the caller: 404, after the machine has agreed */
  missing?(found: Found): boolean;
}

/** Keeps the types of one spec together, and forgets them for the table of all. */
export const callSpec = <Body, Found = undefined>(spec: CallSpec<Body, Found>): CallSpec => spec as unknown as CallSpec;

/** Reads a body by its class; a missing one counts as empty. */
export const bodyOf =
  <Body extends object>(type: Type<Body>) =>
  (raw: unknown): Promise<Body | Problem> =>
    readBody(type, raw ?? {});
