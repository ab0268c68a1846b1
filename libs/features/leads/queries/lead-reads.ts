import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { StaffDirectory } from '#libs/contracts/people/directories';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { nameFor } from '#machines/kernel/person-name';
import { toRfc3339 } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { type Reader, formatShortMoment } from '#libs/platform/texts/moments';
import type { LeadEvent } from '#machines/lead/events';
import { worksOnLeads } from '#machines/lead/rules';
import { leadStates } from '#machines/lead/state';
import { leadGrammar, LeadRows } from '../storage/lead-rows.js';
import { replayableLeads } from '../storage/lead-stream.js';
import { leadTexts } from '../texts/texts.js';
import type { LeadAssigneesDto, LeadDto, LeadHistoryDto, LeadPageDto, LeadSourcesDto } from '../wire/leads.dto.js';
import { LeadViews } from './lead-views.js';

@Injectable()
export class LeadReads {
  constructor(
    private readonly rows: LeadRows,
    private readonly views: LeadViews,
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  /** Includes the number of leads in each state. @throws Problem 422 */
  async list(raw: unknown, actor: Actor, language: Language): Promise<LeadPageDto> {
    const query = parseListQuery(raw, leadGrammar);
    const [leads, counted] = await Promise.all([this.rows.page(query), this.rows.counts(query)]);
    const counts = Object.fromEntries(leadStates.map((state) => [state, counted.get(state) ?? 0])) as unknown as LeadPageDto['counts'];
    const asked = leadStates.filter((state) => query.filters.state?.includes(state) ?? true);
    const total = asked.reduce((sum, state) => sum + counts[state], 0);
    return { ...pageOf(query, await this.views.views(leads, actor, language), total), counts };
  }

  /** @throws Problem 404 if it does not exist */
  async byId(id: Id, actor: Actor, language: Language): Promise<LeadDto> {
    return this.views.view(await this.rows.one(id), actor, language);
  }

  /** Describes the lead's events in the reader's language. @throws Problem 404 */
  async history(id: Id, language: Language): Promise<LeadHistoryDto> {
    const { state } = await this.rows.one(id);
    const events = (await readStream(this.database, id)).map((placed): Placed => ({
      id: placed.id,
      event: replayableLeads.eventOf(placed),
    }));
    const people = await this.queries.execute(new PeopleByIds([...new Set(events.flatMap(({ event }) => peopleOf(event)))]));
    const texts = [state.lost?.note?.text, ...events.map(({ event }) => noteOf(event))].filter((text) => text !== undefined);
    const notes = await this.rows.notes([...new Set(texts)]);
    const { workingHours } = await this.queries.execute(new ReadSiteSettings());
    const reader = { language, timeZone: workingHours.timeZone };
    const name = (person: Id): string => nameFor(people.get(person), language);
    return { items: events.map((placed) => itemOf(placed, reader, name, notes)) };
  }

  async sources(): Promise<LeadSourcesDto> {
    return { items: await this.rows.sources() };
  }

  /** People to whom a lead may be reassigned. */
  async assignees(language: Language): Promise<LeadAssigneesDto> {
    const staff = await this.queries.execute(new StaffDirectory());
    return { items: staff.filter(worksOnLeads).map((person) => ({ _id: person.id, name: nameFor(person, language) })) };
  }
}

type Placed = Pick<PlacedEvent, 'id'> & { event: LeadEvent };

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
  const note = text === undefined ? null : (notes.get(text) ?? `(${leadTexts[language].erased})`);
  const detail = [detailOf(event, reader, name), note].filter((part) => part !== null && part !== '').join(': ');
  return { _id: id, version, type, at: toRfc3339(at), by, title: leadTexts[language].events[type], detail: detail === '' ? null : detail };
}

function detailOf(event: LeadEvent, reader: Reader, name: (person: Id) => string): string | null {
  const texts = leadTexts[reader.language];
  switch (event.type) {
    case 'LeadRegistered':
      return texts.kind[event.data.kind];
    case 'LeadCallRecorded':
      return texts.outcome[event.data.outcome];
    case 'LeadLost':
      return texts.reason[event.data.reason];
    case 'LeadReopened':
      return texts.state[event.data.to];
    case 'LeadReassigned':
      return name(event.data.assignee);
    case 'ConsultationMoved':
    case 'ConsultationCancelled':
      return event.data.slot === null ? null : formatShortMoment(reader, event.data.slot);
    case 'LeadTaken':
    case 'LeadWon':
    case 'LeadErased':
    case 'TextsErased':
      return null;
  }
}
