import type { Type } from '@nestjs/common';
import type { Caller, OrderCall } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import type { GeneratedIds } from '#libs/event-log/commands/stream-command-handler';
import type { Problem } from '#libs/platform/http/problem';
import type { CommandName, CommandPayloads } from '#machines/order/commands';
import type { OrderState } from '#machines/order/state';
import type { LookUps } from './look-ups.js';

export type PlainCommand = { [Name in CommandName]: { type: Name; payload: CommandPayloads[Name] } }[CommandName];

/** The order, unless it is about to be placed, and what was looked up. */
export interface CallContext<Body, Found> {
  body: Body;
  found: Found;
  /** @throws Error while the order is being placed */
  readonly state: OrderState;
  /** id of the step, document or transfer in the path */
  part: Id;
  ids: GeneratedIds;
  caller: Caller;
}

/** How a body is read: by its class, where a missing one counts as empty; or by a function that returns a 422 for an invalid one. */
type Reading<Body extends object> = { body: Type<Body> } | { read(raw: unknown): Promise<Body | Problem> };

/** Body, look-ups and command of one kind of call. */
export type CallSpec<Body extends object = object, Found = unknown> = Reading<Body> & {
  /** checked against the role before the body is validated; read from the body if one endpoint has several commands */
  intent: CommandName | ((raw: unknown) => CommandName | undefined);
  lookUp?(ask: LookUps, body: Body, call: OrderCall): Promise<Found>;
  /** returns what the look-up reserved, if the call changed nothing */
  giveBack?(ask: LookUps, found: Found): Promise<void>;
  /** returns a 422 if the payload does not fit this order (a foreign currency, an option that is not offered) */
  command(context: CallContext<Body, Found>): PlainCommand | Problem;
  /** true if an object that the command needs does not exist for the caller: 404, after the machine has accepted */
  missing?(found: Found): boolean;
};

/** Checks the types of one spec, and erases them for the table. */
export const callSpec = <Body extends object, Found = undefined>(spec: CallSpec<Body, Found>): CallSpec => spec as unknown as CallSpec;
