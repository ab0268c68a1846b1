import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { ServiceForOrder } from '#libs/contracts/catalogue/catalogue-queries';
import { CallOrder, type OrderCall } from '#libs/contracts/orders/order-call';
import { ReportPayment } from '#libs/contracts/orders/report-payment';
import { sampleCountries } from '#libs/features/catalogue/seed/sample-catalogue';
import { currentTerms } from '#machines/catalogue/published-terms';
import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { StoreUpload } from '#libs/features/documents/commands/store-upload';
import { FileStore } from '#libs/features/documents/storage/file-store';
import { type DemoUser, demoUsers } from '#libs/features/people/seed-users';
import { openFinding, recordOutcome } from '#libs/features/payments/storage/findings';
import { type Micros, microsADay } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { privateFile } from '#libs/platform/files/private-files';
import type { OrderState } from '#machines/order/state';
import { captureOf } from './money-turns.js';
import { samplePdf } from './sample-document.js';
import { reaches, type Scenario } from './scenario.js';
import { moneyScenarios, scenarios } from './scenarios.js';
import { storyOf } from './story.js';
import type { Actors, PersonCall, ProviderCall, Story, StoryCall } from './story-calls.js';
import { texts } from './texts/all.js';

const hour = 3_600_000_000;

/** A story in progress: its next step and time. */
interface Thread {
  index: number;
  story: Story;
  state: OrderState;
  call: StoryCall;
  at: Micros;
  until: Micros;
}

/** A story that may start; `index` determines everything random in it. */
interface Planned {
  index: number;
  scenario: Scenario;
  at: Micros;
}

/** Scenarios ordered by time. A counter holds how many have started, so that each is played once. */
interface Batch {
  marker: string;
  stories: Planned[];
}

/** The sixty keep their indexes when scenarios are added. */
const firstOfMoney = 100;

const batchesOf = (now: Micros): Batch[] => [
  { marker: 'demoOrders', stories: scenarios.map((scenario, index) => ({ index, scenario, at: startOf(index, now) })) },
  {
    marker: 'demoMoneyOrders',
    stories: moneyScenarios.map((scenario, place) => ({
      index: firstOfMoney + place,
      scenario,
      at: now - scenario.daysAgo * microsADay,
    })),
  },
];

/**
 * The demo orders, created once by ordinary commands with times of the past two months, so that each of them replays. Commands of all stories run in the order
 * of their times. After an interrupted start, the next one starts the missing stories; unfinished ones stay as they are, as valid orders.
 * @throws Error if a command is refused, because the scenario is wrong then
 */
export async function seedOrders(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  const batches = await leftOf(batchesOf(now), database);
  if (nextOf(batches) === undefined) return;
  const seeder = new OrderSeeder(app, now);
  const waiting: Thread[] = [];
  for (;;) {
    waiting.sort((a, b) => a.at - b.at);
    const [first] = waiting;
    const batch = nextOf(batches);
    const [story] = batch?.stories ?? [];
    if (batch && story && (!first || story.at <= first.at)) {
      const thread = await seeder.begin(story);
      batch.stories.shift();
      await countOne(database, batch.marker);
      if (thread) waiting.push(thread);
    } else if (!first) return;
    else if (!(await seeder.advance(first))) waiting.shift();
  }
}

/**
 * The stories to play. Batches start in turns, so a batch that has not started although another is complete was added by a later build: an installation with
 * demo data gets no more.
 */
async function leftOf(batches: readonly Batch[], database: Database): Promise<Batch[]> {
  const started = await Promise.all(batches.map(({ marker }) => startedOf(database, marker)));
  const isFilled = batches.some(({ stories }, at) => started[at] === stories.length);
  return batches.map(({ marker, stories }, at) => ({ marker, stories: isFilled && started[at] === 0 ? [] : stories.slice(started[at]) }));
}

const startOfNext = ({ stories: [next] }: Batch): Micros => next?.at ?? Infinity;

/** The batch whose next story starts first. */
const nextOf = (batches: readonly Batch[]): Batch | undefined =>
  batches.filter(({ stories }) => stories.length > 0).sort((a, b) => startOfNext(a) - startOfNext(b))[0];

async function startedOf(database: Database, marker: string): Promise<number> {
  return (await database.one<{ value: number }>('select value from counters where name = $1', [marker]))?.value ?? 0;
}

async function countOne(database: Database, marker: string): Promise<void> {
  await database.query('insert into counters (name, value) values ($1, 1) on conflict (name) do update set value = counters.value + 1', [
    marker,
  ]);
}

/** Orders are placed over the past 62 days, the last ones two hours apart. */
const startOf = (index: number, now: Micros): Micros => {
  const left = scenarios.length - index;
  return now - Math.round((left * 2 + (left * left * 62 * 24) / (scenarios.length * scenarios.length)) * hour);
};

/** A number between 0 and 1 derived only from its names, so that every seeding is the same. */
const chance = (...names: (string | number)[]): number => createHash('sha256').update(names.join('/')).digest().readUInt32BE() / 2 ** 32;

const pick = <T>(list: readonly T[], part: number): T => {
  const item = list[Math.floor(part * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Where most orders of the demo come from. */
const busyCountries = ['EE', 'GB', 'CY', 'GE', 'RS', 'AE', 'KZ', 'HK', 'JP'];

function busyServices(): string[] {
  const countries = sampleCountries();
  return busyCountries.flatMap((busy) =>
    countries.filter(({ code }) => code === busy).flatMap(({ services }) => services.map(({ key }) => seededServiceId(busy, key))),
  );
}
const user = (account: string): DemoUser => {
  const found = demoUsers.find(({ email }) => email === `${account}@registra.example`);
  if (!found) throw new Error(`no demo account ${account}`);
  return found;
};

const actorsOf = (index: number, scenario: Scenario): Actors => {
  const client = index % 3 === 0 ? 'client2' : 'client';
  const partner =
    scenario.rewardPending || chance(index, 'partner') < 0.75 ? pick(['partner', 'partner', 'partner2'], chance(index, 'whom')) : null;
  const manager = pick(
    ['client-service-manager', 'client-service-manager', 'innovations-manager', 'business-manager'],
    chance(index, 'manager'),
  );
  const { language } = user(client);
  return { client, partner: scenario.until === 'newOrder' && index % 2 === 0 ? null : partner, manager, language, texts: texts[language] };
};

class OrderSeeder {
  private readonly commands: CommandBus;
  private readonly queries: QueryBus;
  private readonly store: FileStore;
  private readonly database: Database;
  private readonly services = busyServices();

  constructor(
    app: INestApplicationContext,
    private readonly now: Micros,
  ) {
    this.commands = app.get(CommandBus, { strict: false });
    this.queries = app.get(QueryBus, { strict: false });
    this.store = app.get(FileStore, { strict: false });
    this.database = app.get(Database);
  }

  /** Places the order of a story; returns the remaining story, if it continues. */
  async begin({ index, scenario, at }: Planned): Promise<Thread | undefined> {
    const actors = actorsOf(index, scenario);
    const service = await this.serviceOf(index, scenario);
    const body = {
      service: service.id,
      country: service.country.id,
      employeesAmount: service.options.employeesAmount.min,
      registrationPeriod: pick(service.options.registrationPeriod, chance(index, 'period')).value,
      director: pick(service.options.director, chance(index, 'director')).code,
      directorCompany: [],
      activityAreas: service.options.activityAreas.slice(0, 1).map(({ code }) => code),
      terms: currentTerms.version,
      startEarly: scenario.withdrawable !== true,
      buyer: scenario.asksToCancel ? 'company' : 'consumer',
    };
    const state = await this.ask(index, { who: actors.client, name: 'placeOrder', body }, null, at);
    const story = storyOf(state, scenario, actors);
    const first = story.next();
    if (first.done) return undefined;
    const thread = { index, story, state, call: first.value, at, until: this.now - Math.round(chance(index, 'rest') * 3 * hour) };
    return { ...thread, at: this.later(thread) };
  }

  /** Executes the next step of `thread`; returns whether there is more. */
  async advance(thread: Thread): Promise<boolean> {
    const { index, call, at, state } = thread;
    thread.state = 'message' in call ? await this.report(index, call, state, at) : await this.ask(index, call, state.id, at);
    const { done, value } = thread.story.next(thread.state);
    if (done) return false;
    thread.call = value;
    thread.at = this.later(thread);
    return true;
  }

  /** People take hours or days, yet every story is over by now. */
  private later({ index, state, call, at, until }: Pick<Thread, 'index' | 'state' | 'call' | 'at' | 'until'>): Micros {
    const left = Math.max(until - at, 0);
    if (call.days !== undefined) return at + Math.round(Math.min(call.days * 24 * hour, left * 0.8));
    const taken = (0.3 + chance(index, state.version, 'time') * 20) * hour;
    return at + Math.round(Math.min(taken, left * 0.12));
  }

  /** A story with a prepayment needs a service that requires one, one with documents a service that requires two; stories about money are in euros. */
  private async serviceOf(index: number, scenario: Scenario): Promise<Readonly<ServiceCopy>> {
    const inEuros = index >= firstOfMoney;
    for (let tries = 0; ; tries += 1) {
      const service = await this.queries.execute(new ServiceForOrder(pick(this.services, chance(index, 'service', tries))));
      const percent = service?.prepaymentPercent ?? 0;
      const fits = scenario.until === 'newOrder' && !scenario.transferOpen ? percent >= 0 : percent > 0 && percent < 10_000;
      const asksEnough = !reaches(scenario, 'documentsRequested') || (service?.requiredDocuments.length ?? 0) >= 2;
      if (service && fits && asksEnough && (!inEuros || service.currency === 'EUR')) return service;
    }
  }

  private async ask(index: number, { who, name, part, ...rest }: PersonCall, order: string | null, at: Micros): Promise<OrderState> {
    const { id, role, department, language } = user(who);
    const body = rest.upload === undefined ? rest.body : { ...(rest.body as object), file: await this.upload(id, rest.upload) };
    const caller = { actor: { id, role, department }, tokenVersion: null, language };
    const call: OrderCall = { name, order, body, caller, at, ...(part !== undefined && { part }) };
    const outcome = await this.commands.execute(new CallOrder(call));
    if (outcome.kind === 'accepted') return outcome.state;
    throw new Error(`demo order ${index}: ${who} was refused ${name} ${JSON.stringify(rest.body)}: ${outcome.code}`);
  }

  /** A dispute's finding is written like by the reconciler, which gets disputes from a provider. */
  private async report(index: number, { message: messageAt }: ProviderCall, { id, facts }: OrderState, at: Micros): Promise<OrderState> {
    const message = messageAt(at);
    const { refused, order } = await this.commands.execute(new ReportPayment(id, message, undefined, at));
    if (refused !== null || order === null) throw new Error(`demo order ${index}: the provider was refused ${message.type}: ${refused}`);
    if (message.type === 'recordDispute') {
      const { dispute, amount, dueAt: answerBy } = message.payload;
      const about = `${dispute} ${captureOf(order)}`;
      const money = { amount, currency: facts.currency };
      await openFinding(this.database, { kind: 'disputed', about, reference: dispute, order: id, answerBy, openedAt: at, ...money });
    }
    if (message.type === 'closeDispute') {
      const { dispute, outcome } = message.payload;
      await recordOutcome(this.database, { kind: 'disputed', about: `${dispute} ${captureOf(order)}` }, outcome);
    }
    return order;
  }

  private async upload(uploader: string, name: string): Promise<string> {
    const bytes = samplePdf(name);
    const path = this.store.temporaryPath();
    await writeFile(path, bytes, privateFile);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const upload = await this.commands.execute(new StoreUpload(uploader, { path, name, size: bytes.length, sha256 }, undefined, false));
    return 'stored' in upload ? upload.stored.id : upload.replayed;
  }
}
