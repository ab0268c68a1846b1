import type { OrderEventType } from '#machines/order/events';
import type { AnyWireEvent } from '../../../api/wire.js';
import { eventTable } from './event-table.js';
import type { Seen, Describer, Description, TextContext } from './event-values.js';

type EventLook = { describe?: Describer<OrderEventType> };

/** Placeholder of the actor, so that the name can be set in bold at any position of the sentence. */
const mark = '\u0001';

export interface EventText {
  /** text before and after the actor's name; all of it if the name is not in it */
  before: string;
  actor: string | null;
  after: string;
  note: string | undefined;
}

/** The most specific text of an event: variants first. An unknown type is shown by its name. */
function templateOf(type: OrderEventType, description: Description, you: boolean, { t }: TextContext): string {
  const say = t as unknown as (keys: string[], values: Record<string, string>) => string;
  const closest = description.variant ? `${type}_${description.variant}` : type;
  const keys = [...(you ? [`${closest}_you`] : []), closest, type].map((stem) => `machine:event.${stem}`);
  return say(keys, { ...description.values, actor: mark, defaultValue: `${mark}: ${type}` }).replace(/\s*[:\u2014]\s*$/, '');
}

/** Describes an event: who, what, and an optional second line. */
export function eventTextOf(event: AnyWireEvent, context: TextContext): EventText {
  const description = (eventTable[event.type] as EventLook | undefined)?.describe?.(event as Seen<OrderEventType>, context) ?? {};
  const you = event.actor._id !== null && event.actor._id === context.reader;
  const actor = you ? context.t('now.you') : (event.actor.name ?? context.t('history.noActor'));
  const [before = '', after] = templateOf(event.type, description, you, context).split(mark);
  return { before, actor: after === undefined ? null : actor, after: after ?? '', note: description.note };
}

/** An event as one plain sentence with its actor, for announcements and the slider. */
export function sentenceOf(event: AnyWireEvent, context: TextContext): string {
  const { before, actor, after } = eventTextOf(event, context);
  return `${before}${actor ?? ''}${after}`;
}
