import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import { ServiceForOrder } from '#libs/contracts/catalogue/service-for-order';
import { CallOrder, type OrderCall } from '#libs/contracts/orders/order-call';
import { sampleCountries } from '#libs/features/catalogue/seed/sample-catalogue';
import { seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { StoreUpload } from '#libs/features/documents/commands/store-upload';
import { FileStore } from '#libs/features/documents/storage/file-store';
import { type DemoUser, demoUsers } from '#libs/features/people/seed-users';
import type { Micros } from '#libs/kernel/time';
import { Database } from '#libs/platform/database/database';
import { privateFile } from '#libs/platform/files/private-files';
import type { OrderState } from '#machines/order/state';
import { scenarios } from './scenarios.js';
import { samplePdf } from './sample-document.js';
import { type Actors, type StoryCall, type Scenario, storyOf } from './story.js';
import { words } from './words.js';

const hour = 3_600_000_000;
const marker = 'demoOrders';

/** A story under way: what comes next and when. */
interface Thread {
  index: number;
  story: ReturnType<typeof storyOf>;
  state: OrderState;
  deed: StoryCall;
  at: Micros;
  until: Micros;
}

/**
 * The demo orders, told once by ordinary commands with times of the past two months, so that each of them replays. Commands run in the order of
 * their times across all stories, as they would have arrived. When a start is cut short, the next one begins the stories that had not begun; the
 * others stay where they were, as valid orders.
 * @throws Error when a story meets a refusal: the scenario is wrong then
 */
export async function seedOrders(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  const seeded = await database.query<{ value: number }>('select value from counters where name = $1', [marker]);
  let next = seeded[0]?.value ?? 0;
  if (next >= scenarios.length) return;
  const seeder = new OrderSeeder(app, now);
  const waiting: Thread[] = [];
  while (next < scenarios.length || waiting.length > 0) {
    waiting.sort((a, b) => a.at - b.at);
    const first = waiting[0];
    if (next < scenarios.length && (!first || startOf(next, now) <= first.at)) {
      const thread = await seeder.begin(next++);
      await database.query('insert into counters (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value', [
        marker,
        next,
      ]);
      if (thread) waiting.push(thread);
    } else if (first && !(await seeder.advance(first))) waiting.shift();
  }
}

/** Orders are placed over the past 62 days, the last ones two hours apart. */
const startOf = (index: number, now: Micros): Micros => {
  const left = scenarios.length - index;
  return now - Math.round((left * 2 + (left * left * 62 * 24) / (scenarios.length * scenarios.length)) * hour);
};

/** A figure between 0 and 1 that depends on its names alone, so that every seeding tells the same stories. */
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
  return {
    client,
    partner: scenario.until === 'newOrder' && index % 2 === 0 ? null : partner,
    manager,
    words: words[user(client).language],
  };
};

class OrderSeeder {
  private readonly commands: CommandBus;
  private readonly queries: QueryBus;
  private readonly store: FileStore;
  private readonly services = busyServices();

  constructor(
    app: INestApplicationContext,
    private readonly now: Micros,
  ) {
    this.commands = app.get(CommandBus, { strict: false });
    this.queries = app.get(QueryBus, { strict: false });
    this.store = app.get(FileStore, { strict: false });
  }

  /** Places the order of scenario `index`; answers the rest of its story, if it goes on. */
  async begin(index: number): Promise<Thread | undefined> {
    const scenario = scenarios[index];
    if (!scenario) throw new Error('no such scenario');
    const actors = actorsOf(index, scenario);
    const at = startOf(index, this.now);
    const service = await this.serviceOf(index, scenario);
    const body = {
      service: service.id,
      country: service.country.id,
      employeesAmount: service.options.employeesAmount.min,
      registrationPeriod: pick(service.options.registrationPeriod, chance(index, 'period')).value,
      director: pick(service.options.director, chance(index, 'director')).code,
      directorCompany: [],
      activityAreas: service.options.activityAreas.slice(0, 1).map(({ code }) => code),
    };
    const state = await this.call(index, { who: actors.client, name: 'placeOrder', body }, null, at);
    const story = storyOf(state, scenario, actors);
    const first = story.next();
    const thread = { index, story, state, at, until: this.now - Math.round(chance(index, 'rest') * 3 * hour) };
    return first.done ? undefined : { ...thread, deed: first.value, at: this.later(thread) };
  }

  /** Carries out what comes next in `thread`; answers whether there is more. */
  async advance(thread: Thread): Promise<boolean> {
    thread.state = await this.call(thread.index, thread.deed, thread.state.id, thread.at);
    const { done, value } = thread.story.next(thread.state);
    if (done) return false;
    thread.deed = value;
    thread.at = this.later(thread);
    return true;
  }

  /** People take hours or days, yet every story is over by now. */
  private later({ index, state, at, until }: Pick<Thread, 'index' | 'state' | 'at' | 'until'>): Micros {
    const left = Math.max(until - at, 0);
    const taken = (0.3 + chance(index, state.version, 'time') * 20) * hour;
    return at + Math.round(Math.min(taken, left * 0.12));
  }

  /** A story with a prepayment in it needs a service that asks for one. */
  private async serviceOf(index: number, scenario: Scenario): Promise<Readonly<ServiceCopy>> {
    for (let tries = 0; ; tries += 1) {
      const service = await this.queries.execute(new ServiceForOrder(pick(this.services, chance(index, 'service', tries))));
      const percent = service?.prepaymentPercent ?? 0;
      const fits = scenario.until === 'newOrder' && !scenario.transferOpen ? percent >= 0 : percent > 0 && percent < 10_000;
      if (service && fits) return service;
    }
  }

  private async call(index: number, deed: StoryCall, order: string | null, at: Micros): Promise<OrderState> {
    const { id, role, department, language } = user(deed.who);
    const body = deed.upload === undefined ? deed.body : { ...(deed.body as object), file: await this.upload(id, deed.upload) };
    const caller = { actor: { id, role, department }, tokenVersion: null, language };
    const call: OrderCall = {
      name: deed.name,
      order,
      body,
      caller,
      at,
      ...(deed.part !== undefined && { part: deed.part }),
    };
    const outcome = await this.commands.execute(new CallOrder(call));
    if (outcome.kind === 'accepted') return outcome.state;
    throw new Error(`demo order ${index}: ${deed.who} was refused ${deed.name} ${JSON.stringify(deed.body)}: ${outcome.code}`);
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
