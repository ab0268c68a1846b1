import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CountryNames, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { OrderNumbers } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { type Micros, toRfc3339 } from '#machines/kernel/time';
import { nameFor } from '#machines/kernel/person-name';
import { etagOf } from '#libs/platform/http/write-request';
import { Problem } from '#libs/platform/http/problem';
import { findText } from '#libs/platform/texts/text';
import type { LeadRemedy } from '#machines/lead/commands';
import { explain } from '#machines/lead/decide';
import { leadBadges, leadNumber, type LeadState } from '#machines/lead/state';
import type { LeadDto, LeadOperationDto, LeadRemedyDto } from '../wire/leads.dto.js';
import { consultationMinutes } from '../rules/limits.js';
import { LeadRows, type StoredLead } from '../storage/lead-rows.js';
import { leadTexts } from '../texts/texts.js';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';

/** Names and titles that leads refer to, looked up for all of them at once. */
export interface References {
  person: (id: Id) => NamedRefDto;
  country: (id: Id | null) => LeadDto['country'];
  service: (id: Id | null) => LeadDto['service'];
  order: (id: Id | null) => LeadDto['order'];
  note: (id: Id | undefined) => string | null;
}

const time = (at: Micros | null): string | null => (at === null ? null : toRfc3339(at));
const present = <T>(values: readonly (T | null | undefined)[]): T[] => [...new Set(values.filter((value) => value != null))];

@Injectable()
export class LeadViews {
  constructor(
    private readonly queries: QueryBus,
    private readonly rows: LeadRows,
  ) {}

  async references(leads: readonly StoredLead[], language: Language): Promise<References> {
    const states = leads.map(({ state }) => state);
    const [people, countries, services, orders, notes] = await Promise.all([
      this.queries.execute(
        new PeopleByIds(
          present(states.flatMap(({ assignee, client, calls, lost }) => [assignee, client, lost?.by, ...calls.map(({ by }) => by)])),
        ),
      ),
      this.queries.execute(new CountryNames(present(states.map(({ country }) => country)))),
      this.queries.execute(new ServiceTitles(present(states.map(({ service }) => service)))),
      this.queries.execute(new OrderNumbers(present(states.map(({ order }) => order)))),
      this.rows.notes(present(states.flatMap(({ calls, lost }) => [lost?.note?.text, ...calls.map(({ note }) => note?.text)]))),
    ]);
    return {
      person: (id) => ({ _id: id, name: nameFor(people.get(id), language) }),
      country: (id) => named(id, countries, ({ code, name }) => ({ code, name })),
      service: (id) => named(id, services, ({ title }) => ({ title })),
      order: (id) => named(id, orders, (number) => ({ number: numberText(number) })),
      note: (id) => (id === undefined ? null : (notes.get(id) ?? null)),
    };
  }

  /** Takes five queries, however many leads there are. @param actor whose permitted operations are listed */
  async views(leads: readonly StoredLead[], actor: Actor, language: Language): Promise<LeadDto[]> {
    const references = await this.references(leads, language);
    return leads.map((lead) => viewOf(lead, references, actor, language));
  }

  async view(lead: StoredLead, actor: Actor, language: Language): Promise<LeadDto> {
    const [view] = await this.views([lead], actor, language);
    if (view === undefined) throw new Error('one lead has one view');
    return view;
  }

  /** A refusal with its remedy. `lead`: its current state, next to a stale version. */
  async problem(code: string, remedy: LeadRemedy | null, language: Language, lead?: LeadDto): Promise<Problem> {
    const { person } = remedy ?? {};
    const name = person === undefined ? '' : nameFor((await this.queries.execute(new PeopleByIds([person]))).get(person), language);
    const extra = { ...(remedy && { remedy: remedyView(remedy, language, name) }), ...(lead && { lead }) };
    return new Problem(code, { extra, ...(lead && { headers: { etag: etagOf(lead.version) } }) });
  }
}

function named<T, V extends object>(id: Id | null, known: ReadonlyMap<Id, T>, view: (found: T) => V): ({ _id: Id } & V) | null {
  const found = id === null ? undefined : known.get(id);
  return id === null || found === undefined ? null : { _id: id, ...view(found) };
}

function remedyView({ key, states = [] }: LeadRemedy, language: Language, name: string): LeadRemedyDto {
  const labels = states.map((state) => leadTexts[language].state[state].toLowerCase());
  return { key, text: findText(language, `leadRemedy.${key}`, { states: labels, person: name }) ?? key };
}

function operationsOf(state: LeadState, references: References, actor: Actor, language: Language): LeadOperationDto[] {
  const views = explain(state, actor);
  const win = views.find(({ operation }) => operation === 'win');
  const operations = [...views, ...(win ? [{ ...win, operation: 'order' as const }] : [])];
  return operations.map(({ operation, permitted, code, remedy }) => {
    if (permitted || code === undefined) return { operation, permitted };
    const name = remedy?.person === undefined ? '' : references.person(remedy.person).name;
    const detail = findText(language, code === 'forbiddenForRole' ? 'accessDenied' : code);
    return {
      operation,
      permitted,
      code,
      ...(detail !== undefined && { detail }),
      ...(remedy && { remedy: remedyView(remedy, language, name) }),
    };
  });
}

function viewOf(lead: StoredLead, references: References, actor: Actor, language: Language): LeadDto {
  const { state, contact } = lead;
  const { slot } = state;
  const by = (id: Id | null): NamedRefDto | null => (id === null ? null : references.person(id));
  return {
    _id: state.id,
    number: leadNumber(state.number),
    kind: state.kind,
    state: state.status,
    badge: leadBadges[state.status],
    version: state.version,
    name: contact.name,
    phone: contact.phone,
    email: contact.email,
    company: contact.company,
    message: contact.message,
    language: state.language,
    source: contact.source,
    utm: contact.utm ?? {},
    url: contact.url,
    orderUrl: contact.order_url,
    slug: contact.slug,
    leadFields: contact.lead_fields ?? {},
    answers: contact.answers,
    country: references.country(state.country),
    service: references.service(state.service),
    slot:
      slot === null
        ? null
        : {
            start: toRfc3339(slot),
            end: toRfc3339(slot + consultationMinutes * 60_000_000),
            timeZone: contact.time_zone,
            held: state.slotHeld,
          },
    assignee: by(state.assignee),
    client: by(state.client),
    order: references.order(state.order),
    calls: state.calls.map((call) => ({
      at: toRfc3339(call.at),
      by: by(call.by),
      outcome: call.outcome,
      callAgainAt: time(call.callAgainAt),
      note: references.note(call.note?.text),
    })),
    callAgainAt: time(state.callAgainAt),
    lost: state.lost && {
      reason: state.lost.reason,
      note: references.note(state.lost.note?.text),
      at: toRfc3339(state.lost.at),
      by: by(state.lost.by),
    },
    // By itself, or with the person whose request it was.
    erased: state.erased || contact.erased_at !== null,
    createdAt: toRfc3339(state.createdAt),
    updatedAt: toRfc3339(state.updatedAt),
    operations: operationsOf(state, references, actor, language),
  };
}
