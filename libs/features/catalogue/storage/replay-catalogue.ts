import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import type { ReplayFault } from '#libs/event-log/replay/replay';
import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Currency } from '#machines/kernel/money';
import type { Queryable } from '#libs/platform/database/database';
import type { CatalogueEventData } from '#machines/catalogue/events';
import { priceListOf, samePrices } from '#machines/catalogue/price-limit';
import type { PriceList } from '#machines/catalogue/price-list';
import { termsOf } from '../rules/service-content.js';
import { checkedCatalogue } from '../seed/seed-catalogue.js';
import type { PriceProposal } from './price-proposals.js';
import { currencySettingsId, exchangeRatesId, hashOfValue, siteSettingsId } from './settings.js';

type Terms = CatalogueEventData['ServiceCreated']['terms'];
interface Sample {
  terms: Terms;
  prices: PriceList;
}

/** Price and availability of a service by its row. */
interface ServiceRow {
  id: Id;
  version: number;
  price: number;
  currency: string;
  prepaymentPercent: number;
  partnerReward: number;
  options: PriceList['options'];
  isArchived: boolean;
  proposal: PriceProposal | null;
  /** by the last event about a proposal; null: none waits */
  proposed: CatalogueEventData['ServicePriceProposed'] | null;
  /** by the last event with prices; null: there was none since December 2026 */
  prices: PriceList | null;
  /** by the last event with terms; null: there is none */
  terms: Terms | null;
  /** by the events; null: no event says it */
  archived: boolean | null;
  events: number;
}

/**
 * Compares prices, proposals, prepayment, reward and availability with the events, or, if nobody ever edited the service, with the sample
 * catalogue.
 */
export const servicesSource: ReplaySource = {
  streamType: 'service',
  count: async (source) => (await source.one<{ count: number }>('select count(*) as count from services'))?.count ?? 0,
  async *parts(source, page) {
    const samples = await sampleTerms();
    for (let after = NIL_UUID; ;) {
      const rows = await readServices(source, after, page);
      const last = rows.at(-1);
      if (last === undefined) break;
      yield { streams: rows.length, events: sum(rows), commands: 0, faults: rows.flatMap((row) => serviceFaults(row, samples)) };
      after = last.id;
    }
    const gone = await source.query<{ id: Id; version: number }>(
      `select stream_id as id, max(version) as version from events e where stream_type = 'service' and not exists (select from services s where s.id = e.stream_id)
       group by stream_id having bool_and(type not in ('ServiceDeleted', 'CatalogueImported'))`,
    );
    const faults = gone.map(({ id, version }) => faultOf(id, Number(version), 'row or events are missing'));
    yield { streams: gone.length, events: 0, commands: 0, faults };
  },
};

const sum = (rows: readonly ServiceRow[]): number => rows.reduce((total, { events }) => total + Number(events), 0);

const readServices = (source: Queryable, after: Id, page: number): Promise<ServiceRow[]> =>
  source.query<ServiceRow>(
    `select s.id, s.version, s.price, s.currency, s.prepayment_percent as "prepaymentPercent", s.partner_reward as "partnerReward",
       s.options, s.price_proposal as proposal, s.archived_at is not null as "isArchived",
       (select case e.type when 'ServicePriceProposed' then e.data::jsonb end from events e
        where e.stream_id = s.id and e.stream_type = 'service' and e.type like 'ServicePrice%' order by e.version desc limit 1) as proposed,
       (select case e.type when 'ServiceCreated' then e.data::jsonb -> 'prices' else e.data::jsonb #> '{prices,to}' end from events e
        where e.stream_id = s.id and e.stream_type = 'service' and jsonb_typeof(e.data::jsonb -> 'prices') = 'object'
        order by e.version desc limit 1) as prices,
       (select case e.type when 'ServiceCreated' then e.data::jsonb -> 'terms' else e.data::jsonb #> '{terms,to}' end from events e
        where e.stream_id = s.id and e.stream_type = 'service'
          and (e.type in ('ServiceCreated', 'ServicePriceApproved') or e.type = 'ServiceEdited' and e.data::jsonb -> 'terms' <> 'null') order by e.version desc limit 1) as terms,
       (select case e.type when 'ServiceCreated' then e.data::jsonb -> 'copyOf' <> 'null' else e.type = 'ServiceArchived' end from events e
        where e.stream_id = s.id and e.stream_type = 'service' and e.type in ('ServiceCreated', 'ServiceArchived', 'ServiceRestored')
        order by e.version desc limit 1) as archived,
       (select count(*) from events e where e.stream_id = s.id and e.stream_type = 'service') as events
     from services s where s.id > $1 order by s.id limit $2`,
    [after, page],
  );

/** Terms and prices of sample services, which stand in for missing events of those that nobody edited. */
async function sampleTerms(): Promise<ReadonlyMap<Id, Sample>> {
  const { countries } = await checkedCatalogue();
  const services = countries.flatMap(({ services: of }) => of);
  return new Map(services.map(({ id, content }) => [id, { terms: termsOf(content), prices: priceListOf(content) }]));
}

function serviceFaults(row: ServiceRow, samples: ReadonlyMap<Id, Sample>): ReplayFault[] {
  const { id, version, events, archived, isArchived } = row;
  const sample = samples.get(id);
  const terms = row.terms ?? sample?.terms;
  // Services that were edited by earlier builds have options that no event names until their prices change again.
  const prices = row.prices ?? (Number(events) === 0 ? sample?.prices : undefined);
  const differing =
    terms === undefined
      ? ['no event created it']
      : [
          ...(Number(version) === Number(events) ? [] : ['version']),
          ...(terms.price.amount === Number(row.price) ? [] : ['price']),
          ...(terms.price.currency === row.currency ? [] : ['currency']),
          ...(prices === undefined || samePrices(prices, listOf(row)) ? [] : ['options']),
          ...(isProposed(row) ? [] : ['price_proposal']),
          ...(terms.prepaymentPercent === row.prepaymentPercent ? [] : ['prepayment_percent']),
          ...(terms.partnerReward === row.partnerReward ? [] : ['partner_reward']),
          ...((archived ?? false) === isArchived ? [] : ['archived_at']),
        ];
  if (differing.length === 0) return [];
  return [
    faultOf(id, Number(version), terms === undefined ? 'no event created it' : `columns ${differing.join(', ')} differ from the log`),
  ];
}

const listOf = ({ price, currency, options }: ServiceRow): PriceList => ({ price: Number(price), currency: currency as Currency, options });

/** Whether row and log agree on the waiting proposal. */
function isProposed({ proposal, proposed }: ServiceRow): boolean {
  if (proposal === null || proposed === null) return proposal === proposed;
  return proposal.id === proposed.proposal && proposal.countsAt === proposed.countsAt && samePrices(proposal.to, proposed.to);
}

const faultOf = (stream: Id, version: number, detail: string): ReplayFault => ({ stream, version, kind: 'row', detail });

interface SettingRow {
  id: Id;
  version: number;
  value: unknown;
  events: number;
  /** by the last event; null: it has none */
  hash: string | null;
  /** whether this database has the sample catalogue */
  isSeeded: boolean;
}

/** Compares currencies, exchange rates and the site's settings with the hash in their last event. */
export const siteSettingsSource: ReplaySource = {
  streamType: 'siteSetting',
  count: async (source) => (await readSettings(source)).length,
  async *parts(source) {
    const rows = await readSettings(source);
    const samples = await sampleSettings();
    const faults = rows.flatMap((row) => settingFaults(row, samples));
    yield { streams: rows.length, events: rows.reduce((total, { events }) => total + Number(events), 0), commands: 0, faults };
  },
};

const readSettings = (source: Queryable): Promise<SettingRow[]> =>
  source.query<SettingRow>(
    `select s.id, s.version, s.value, (select count(*) from events e where e.stream_id = s.id) as events,
       (select e.data::jsonb ->> 'value' from events e where e.stream_id = s.id order by e.version desc limit 1) as hash,
       exists (select from counters where name = 'sampleCatalogue') as "isSeeded"
     from catalogue_settings s where s.id = any ($1::uuid[]) order by s.id`,
    [[siteSettingsId, currencySettingsId, exchangeRatesId]],
  );

async function sampleSettings(): Promise<ReadonlyMap<Id, string>> {
  const { site, payments } = await checkedCatalogue();
  return new Map([
    [siteSettingsId, hashOfValue(site)],
    [exchangeRatesId, hashOfValue(payments.exchangeRates)],
  ]);
}

/** Skips a setting whose last event is from before December 2026, because such events have no hash. */
function settingFaults({ id, version, value, events, hash, isSeeded }: SettingRow, samples: ReadonlyMap<Id, string>): ReplayFault[] {
  if (Number(version) !== Number(events)) return [faultOf(id, Number(version), `the row is at version ${version}, the log at ${events}`)];
  const expected = Number(events) > 0 ? hash : isSeeded ? (samples.get(id) ?? null) : null;
  return expected === null || expected === hashOfValue(value) ? [] : [faultOf(id, Number(version), 'the value differs from the log')];
}
