import fc from 'fast-check';
import { type CommandName, operationNames, type OrderActor, type OrderCommand } from '../commands.js';
import { commandNames, rowsOf } from '../operations.js';
import { refusalNow } from '../rules.js';
import type { OrderState } from '../state.js';
import { command, steps } from './order-builder.js';
import { bestPayload } from './payloads.js';
import { id, people } from './people.js';

export const actors: readonly OrderActor[] = Object.values(people);
export type Names = Exclude<CommandName, 'placeOrder'>;
export const names = commandNames as readonly Names[];

export interface Choice {
  actor: number;
  name: number;
  variant: number;
  /** from all commands, from all permitted ones, or from permitted operations, so that runs reach late statuses */
  among: 'everything' | 'permitted' | 'operations';
  bent: number;
  figure: number;
}
export const choice: fc.Arbitrary<Choice> = fc.record({
  actor: fc.nat(1000),
  name: fc.nat(1000),
  variant: fc.nat(3),
  among: fc.constantFrom('everything', 'permitted', 'operations', 'permitted', 'operations'),
  bent: fc.nat(4),
  figure: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 1, max: 200_000 })),
});

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const candidates: Record<Choice['among'], readonly Names[]> = {
  everything: names,
  permitted: names.filter((name) => name !== 'cancelOrder'),
  operations: operationNames.filter((name) => name !== 'cancelOrder'),
};

/** The payload for a choice in the current state: mostly valid, sometimes distorted. */
export function submission(state: OrderState, chosen: Choice, step: number): OrderCommand {
  const has = (actor: OrderActor, name: Names) => chosen.among === 'everything' || !refusalNow(name, state, actor);
  const open = candidates[chosen.among].filter((name) => actors.some((actor) => has(actor, name)));
  const name = at(open.length > 0 ? open : names, chosen.name);
  const willing = actors.filter((actor) => has(actor, name));
  const actor = at(willing.length > 0 ? willing : actors, chosen.actor);
  const variants = rowsOf(name).map((row) => row.variant);
  const payload = bestPayload(name, state, actor, id(10_000 + step), at(variants, chosen.variant));
  return command(name, actor, chosen.bent === 0 ? bend(payload, state, chosen) : payload, 100 + step);
}

/** Another amount, or another object of the order: plausible input of a person or provider. */
function bend(payload: object, { payments, documents, items }: OrderState, { figure }: Choice): never {
  const things: Record<string, readonly { id: string }[]> = { payment: payments, document: documents };
  const bent: Record<string, unknown> = { ...payload };
  if ('amount' in bent) bent['amount'] = figure;
  if ('step' in bent) bent['step'] = at(Object.values(steps), Math.abs(figure));
  if ('steps' in bent) bent['steps'] = figure % 2 === 0 ? [] : [steps.first];
  if ('again' in bent)
    Object.assign(bent, { items: [], again: items.slice(0, 1).map((item) => item.id), withdraw: items.slice(1).map((item) => item.id) });
  for (const [key, list] of Object.entries(things)) if (key in bent && list.length > 0) bent[key] = at(list, Math.abs(figure)).id;
  return bent as never;
}
