import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id, Language } from '#libs/kernel/ids';
import { toRfc3339 } from '#libs/kernel/time';
import { nameFor } from '#libs/kernel/person-name';
import { Database } from '#libs/platform/database/database';
import { type Reader, shortMomentWords } from '#libs/platform/texts/moments';
import type { LeadEvent } from '#machines/lead/events';
import type { LeadHistoryDto } from '../wire/leads.dto.js';
import { leadEventOf } from '../storage/lead-stream.js';
import { LeadRows } from '../storage/lead-rows.js';
import { leadWords } from '../texts/words.js';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';

/** What happened to a lead, in words. @throws Problem 404 */
export class LeadHistory extends Query<LeadHistoryDto> {
  constructor(
    readonly id: Id,
    readonly language: Language,
  ) {
    super();
  }
}

type Placed = Pick<PlacedEvent, 'id'> & { event: LeadEvent };

@QueryHandler(LeadHistory)
export class LeadHistoryHandler implements IQueryHandler<LeadHistory> {
  constructor(
    private readonly database: Database,
    private readonly rows: LeadRows,
    private readonly queries: QueryBus,
  ) {}

  async execute({ id, language }: LeadHistory): Promise<LeadHistoryDto> {
    const { state } = await this.rows.one(id);
    const events = (await readStream(this.database, id)).map((placed): Placed => ({ id: placed.id, event: leadEventOf(placed) }));
    const people = await this.queries.execute(new PeopleByIds([...new Set(events.flatMap(({ event }) => peopleOf(event)))]));
    const texts = [state.lost?.note?.text, ...events.map(({ event }) => noteOf(event))].filter((text) => text !== undefined);
    const notes = await this.rows.notes([...new Set(texts)]);
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const reader = { language, timeZone: workingHours.timeZone };
    const name = (person: Id): string => nameFor(people.get(person), language);
    return { items: events.map((placed) => itemOf(placed, reader, name, notes)) };
  }
}

const peopleOf = ({ actor, type, data }: LeadEvent): Id[] => [
  ...(actor.id === null ? [] : [actor.id]),
  ...(type === 'LeadReassigned' ? [data.assignee] : []),
];

const noteOf = ({ type, data }: LeadEvent): Id | undefined =>
  type === 'LeadCallRecorded' || type === 'LeadLost' ? data.note?.text : undefined;

function itemOf(
  { id, event }: Placed,
  reader: Reader,
  name: (person: Id) => string,
  notes: ReadonlyMap<Id, string>,
): LeadHistoryDto['items'][number] {
  const { version, type, at, actor } = event;
  const { language } = reader;
  const by: NamedRefDto | null = actor.id === null ? null : { _id: actor.id, name: name(actor.id) };
  const text = noteOf(event);
  const note = text === undefined ? null : (notes.get(text) ?? `(${leadWords[language].erased})`);
  const detail = [detailOf(event, reader, name), note].filter((part) => part !== null && part !== '').join(': ');
  return { _id: id, version, type, at: toRfc3339(at), by, title: leadWords[language].events[type], detail: detail === '' ? null : detail };
}

function detailOf(event: LeadEvent, reader: Reader, name: (person: Id) => string): string | null {
  const words = leadWords[reader.language];
  switch (event.type) {
    case 'LeadRegistered':
      return words.kind[event.data.kind];
    case 'LeadCallRecorded':
      return words.outcome[event.data.outcome];
    case 'LeadLost':
      return words.reason[event.data.reason];
    case 'LeadReopened':
      return words.state[event.data.to];
    case 'LeadReassigned':
      return name(event.data.assignee);
    case 'ConsultationMoved':
    case 'ConsultationCancelled':
      return event.data.slot === null ? null : shortMomentWords(reader, event.data.slot);
    case 'LeadTaken':
    case 'LeadWon':
    case 'LeadErased':
    case 'TextsErased':
      return null;
  }
}
