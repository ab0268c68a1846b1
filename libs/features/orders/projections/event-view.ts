import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { type Id, type TextRef, isId } from '#machines/kernel/ids';
import { toRfc3339 } from '#machines/kernel/time';
import type { EventActorDto, OrderEventDto } from '../wire/order-history.dto.js';
import { orderEventOf } from '../rules/event-of.js';
import { type Reader, eventDataFor } from '../rules/reader.js';
import type { Needs, References } from './references.js';

const isTextRef = (value: unknown): value is TextRef =>
  typeof value === 'object' && value !== null && 'text' in value && 'hash' in value && typeof value.text === 'string';

/** Finds all references to texts in an event's data. */
function textsIn(data: Record<string, unknown>): TextRef[] {
  return Object.values(data).flatMap((value) => {
    if (isTextRef(value)) return [value];
    if (Array.isArray(value))
      return value.flatMap((item) => (typeof item === 'object' && item !== null ? textsIn(item as Record<string, unknown>) : []));
    return [];
  });
}

/** Members of events' data that are ids of people. */
const personMembers = ['client', 'partner', 'previous', 'manager'] as const;

const peopleIn = (data: Record<string, unknown>): Id[] => personMembers.flatMap((member) => (isId(data[member]) ? [data[member]] : []));

export function needForEvent(event: PlacedEvent, reader: Reader, needs: Needs): void {
  const data = eventDataFor(reader, orderEventOf(event));
  for (const { text } of textsIn(data)) needs.texts.add(text);
  for (const id of peopleIn(data)) needs.people.add(id);
  const actor = event.metadata.actor?.id;
  if (actor) needs.people.add(actor);
}

/** Role and department as recorded, the name as it is today. */
export const actorView = (actor: { id?: unknown; role?: unknown; department?: unknown } | null, references: References): EventActorDto => ({
  _id: isId(actor?.id) ? actor.id : null,
  role: (actor?.role ?? 'payment') as EventActorDto['role'],
  department: (actor?.department ?? null) as EventActorDto['department'],
  name: isId(actor?.id) ? references.name(actor.id) : null,
});

/** Leaves out what `reader` may not see. */
export function eventView(event: PlacedEvent, reader: Reader, references: References): OrderEventDto {
  const data = eventDataFor(reader, orderEventOf(event));
  return {
    _id: event.id,
    version: event.version,
    type: event.type,
    schemaVersion: event.schemaVersion,
    at: toRfc3339(event.recordedAt),
    actor: actorView(event.metadata.actor, references),
    data,
    texts: Object.fromEntries(textsIn(data).map((ref) => [ref.text, references.text(ref) ?? ''])),
    names: Object.fromEntries(peopleIn(data).map((id) => [id, references.name(id)])),
  };
}
