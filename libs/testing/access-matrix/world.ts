import { companyDetails } from '../company-details.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as open } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { v7 } from 'uuid';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { originChoiceOf } from '#libs/event-log/chain/log-origin';
import { seededCountryId, seededServiceId, seededTypeId } from '#libs/features/catalogue/seed/seed-catalogue';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { ConsultationLinks } from '#libs/features/leads/queries/consultation-links';
import { UnsubscribeLinks } from '#libs/features/notifications/mail/unsubscribe-links';
import { addSideNotice } from '#libs/features/notifications/storage/notice-writes';
import { demoPassword } from '#libs/features/people/seed-users';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { companyOf } from '#libs/features/companies/storage/company-stream';
import { payoffOf } from '#libs/features/payoffs/storage/payoff-stream';
import type { Id } from '#machines/kernel/ids';
import { Config, loadConfig } from '#libs/platform/config/config';
import { sideOf } from '#machines/order/who';
import type { OrderState } from '#machines/order/state';
import { OrderStories } from '../order-stories.js';
import { actorOf, OrdersTestApp } from '../orders-test-app.js';
import { samplePdf } from '../sample-files.js';
import { testQuotas } from '../small-app.js';
import type { Column, Names, ObjectKind } from './row.js';
import { assigned } from './order-rows.js';
import { accountOf, everybody, type Person } from './who.js';

const manager = 'client-service-manager';

interface Answered {
  _id: Id;
  url: string;
  token?: { accessToken: string };
}

/** The application under test and its API document. */
export interface ServedApi {
  createApp(config: Config, options: { webRoot: string }): Promise<NestFastifyApplication>;
  openApiDocument(app: NestFastifyApplication): OpenAPIObject;
}

/** The running product on a socket, with objects of every kind that belong to some people and not to others. */
export class MatrixWorld {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 8 });
  private readonly objects = new Map<string, Names>();
  private readonly bearers = new Map<Person, string>();

  private constructor(
    private readonly api: ServedApi,
    readonly app: NestFastifyApplication,
    private readonly orders: OrdersTestApp,
    private readonly place: string,
    private readonly port: number,
  ) {}

  static async start(api: ServedApi): Promise<MatrixWorld> {
    const orders = await OrdersTestApp.start(undefined, { imports: [NotificationsWorkerModule] });
    const place = mkdtempSync(join(tmpdir(), 'registra-matrix-'));
    const shared = { DATABASE_URL: orders.test.url, FILES_DIR: orders.filesDir };
    const config = loadConfig({ DATA_DIR: place, ...shared, JWT_SECRET: secret, LOG_LEVEL: 'silent' }).with({
      quotas: { ...testQuotas, logReadsPerMinute: 100_000, pageRendersPerMinute: 100_000 },
    });
    const app = await api.createApp(config, { webRoot: join(place, 'none') });
    // The web is not built here.
    await app.listen(0, '127.0.0.1');
    const world = new MatrixWorld(api, app, orders, place, Number(new URL(await app.getUrl()).port));
    try {
      await world.addObjects();
      return world;
    } catch (fault) {
      await world.stop();
      throw fault;
    }
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    await this.app.close();
    await this.orders.stop();
    rmSync(this.place, { recursive: true, force: true });
  }

  /** Every call of the OpenAPI document below the base path: `GET /orders/{id}`. */
  calls(): string[] {
    const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options']);
    return Object.entries(this.api.openApiDocument(this.app).paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => methods.has(method))
        .map((method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '').replace(/(?<=.)\/$/, '')}`),
    );
  }

  /** The id of an object of `kind`: `person`'s own, another's, or a missing one. */
  names(person: Person | null, kind: ObjectKind, column: Column): Names {
    if (column === 'missing') return missing(kind);
    const found = this.objects.get(`${kind} ${column} ${person ?? ''}`) ?? this.objects.get(`${kind} ${column}`);
    if (!found) throw new Error(`the matrix has no ${kind} for ${person ?? 'nobody'} in the column ${column}`);
    return found;
  }

  /** The status of one call over the socket; of a stream only the headers are read. */
  send(person: Person | null, method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<number> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const all = {
      ...headers,
      ...(person !== null && { authorization: this.bearers.get(person) }),
      ...(payload !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
    };
    return new Promise((answered, failed) => {
      const call = open(
        { port: this.port, host: '127.0.0.1', method, path: `/api/v1${path}`, headers: all, agent: this.agent },
        (answer) => {
          const stream = String(answer.headers['content-type']).startsWith('text/event-stream');
          if (stream) answer.destroy();
          else answer.resume();
          answer.once(stream ? 'close' : 'end', () => answered(answer.statusCode ?? 0));
          answer.on('error', () => undefined);
        },
      );
      call.once('error', failed);
      call.end(payload);
    });
  }

  /** Signs `person` in again with their current rights. */
  async renew(person: Person): Promise<void> {
    const id = this.orders.idOf(accountOf(person));
    const row = await this.orders.database.one<{ version: number }>('select token_version as version from users where id = $1', [id]);
    this.bearers.set(person, `Bearer ${this.app.get(AccessTokens).sign(id, row?.version ?? 0)}`);
  }

  private async addObjects(): Promise<void> {
    for (const person of everybody) await this.renew(person);
    for (const person of everybody) await this.addSession(person);
    await this.addOrders();
    for (const person of everybody) await this.addFile(person);
    for (const person of everybody) await this.addNotification(person);
    await this.addLinks();
    await this.addPeople();
    const { _id: lead } = await this.post(null, '/forms/request-call', { name: 'A visitor', phone: '+372 5555 0001' });
    this.both('lead', { id: lead });
    this.both('service', { id: seededServiceId('EE', 'ou'), proposal: v7() });
    this.both('country', { id: seededCountryId('EE') });
    this.both('serviceType', { id: seededTypeId('companyRegistration') });
    this.both('choice', { id: await this.addChoice() });
    this.both('report', { report: 'orders' });
    this.both('department', { department: 'ubClient' });
    this.both('readModel', { name: 'ledger' });
    this.both('replay', { id: await this.addReplay() });
    await this.signLog();
    this.both('tile', { path: '0/000.p/1' });
    this.both('receipt', { id: await this.issuedReceipt() });
  }

  /** Clients, partners, a colleague of each member of staff (who are their own object), and a second Owner. */
  private async addPeople(): Promise<void> {
    const idOf = (account: string): Names => ({ id: this.orders.idOf(account), noteId: v7() });
    for (const kind of ['client', 'partner'] as const) {
      this.objects.set(`${kind} own`, idOf(kind));
      this.objects.set(`${kind} other`, idOf(`${kind}2`));
    }
    for (const person of everybody) {
      this.objects.set(`colleague own ${person}`, idOf(accountOf(person)));
      this.objects.set(`colleague other ${person}`, idOf(person === 'Manager of ubClient' ? 'client-service-head' : manager));
    }
    this.both('colleague', idOf(manager));
    const id = v7();
    const sql = `insert into users (id, email, email_key, role, password_hash, email_confirmed_at) values ($1, $2, $2, 'Owner', '-', now())`;
    await this.orders.database.query(sql, [id, 'second-owner@registra.example']);
    this.both('superior', { id, noteId: v7() });
  }

  private async addChoice(): Promise<Id> {
    const title = { ru: 'Выбор', en: 'A choice of the matrix' };
    return (await this.post('owner', '/choices', { kind: 'director', title }))._id;
  }

  private both(kind: ObjectKind, names: Names): void {
    this.objects.set(`${kind} own`, names);
    this.objects.set(`${kind} other`, names);
  }

  /** One finished order of the first client and partner, one of the second: staff who read orders read both. */
  private async addOrders(): Promise<void> {
    const stories = new OrderStories(this.orders);
    const own = await stories.reach('projectFinished');
    const other = await this.strangersOrder(stories);
    for (const [column, order] of [
      ['own', own],
      ['other', other],
    ] as const) {
      this.objects.set(`order ${column}`, await this.namesOf(order));
      this.objects.set(`payoff ${column}`, { id: payoffOf(order.id) });
      this.objects.set(`message ${column}`, { id: await this.writeToClient(order) });
      await this.addChat(order, column);
      await this.addFeedback(order, column === 'own' ? 'client' : 'client2', column);
    }
    for (const person of assigned) await this.assignOrder(stories, person);
    await this.orders.settle();
    await this.addCompanies(own, other);
    this.objects.set('reward own', { partner: this.orders.idOf('partner'), id: own.id });
    this.objects.set('reward other', { partner: this.orders.idOf('partner2'), id: other.id });
    await this.addDeadLetter();
  }

  /** An order assigned to `person`, with an email about it. */
  private async assignOrder(stories: OrderStories, person: Person): Promise<void> {
    const placed = await stories.call(null, 'client', 'placeOrder', await this.orders.orderBody());
    const order = await stories.call(placed, manager, 'assignManager', { manager: this.orders.idOf(accountOf(person)) });
    this.objects.set(`order own ${person}`, await this.namesOf(order));
    this.objects.set(`message own ${person}`, { id: await this.writeToClient(order) });
    await this.addChat(order, `own ${person}`);
  }

  /** The client chat, in which the manager posted and removed a message, so that nobody can edit it. */
  private async addChat({ id: order }: OrderState, whose: string): Promise<void> {
    const chat = `${order}-client`;
    const { _id: id } = await this.post(manager, '/chatmessages', { chat, text: 'Good morning' });
    await this.orders.must(manager, 'DELETE', `/chatmessages/${id}`);
    this.objects.set(`chat ${whose}`, { id: chat, upTo: id });
    this.objects.set(`chatmessage ${whose}`, { id });
  }

  /** The company that each finished order registered. That of the first client is also what the orders assigned to staff are for. */
  private async addCompanies(own: OrderState, other: OrderState): Promise<void> {
    const company = { registerNumber: '16887421', registeredOn: '2026-11-20' };
    await this.orders.must(manager, 'PUT', `/orders/${own.id}/company`, { name: 'Hollis Harbour OÜ', ...company });
    await this.orders.must(manager, 'PUT', `/orders/${other.id}/company`, { name: 'Peak Harbour Ltd', ...company });
    await this.orders.settle();
    this.objects.set('company own', { id: companyOf(own.id), proposalId: v7() });
    this.objects.set('company other', { id: companyOf(other.id), proposalId: v7() });
    for (const column of ['own', 'other'] as const) {
      const id = this.objects.get(`company ${column}`)?.['id'] ?? '';
      // A company's page fills its due dates.
      await this.orders.must('owner', 'GET', `/companies/${id}`);
      const sql = 'select id from company_due_dates where company_id = $1 order by due_on, id limit 1';
      this.objects.set(
        `dueDate ${column}`,
        await this.orders.database.one<{ id: Id }>(sql, [id]).then((found) => ({ id: found?.id ?? '' })),
      );
    }
    const orders = assigned.map((person) => this.objects.get(`order own ${person}`)?.['id']);
    const sql = 'insert into company_orders (order_id, company_id) select id, $2 from unnest($1::uuid[]) id';
    await this.orders.database.query(sql, [orders, companyOf(own.id)]);
    for (const person of assigned) {
      this.objects.set(`company own ${person}`, { id: companyOf(own.id), proposalId: v7() });
      this.objects.set(`dueDate own ${person}`, this.objects.get('dueDate own') ?? {});
    }
  }

  private async addFeedback({ id: order }: OrderState, client: string, column: Column): Promise<void> {
    const { _id: id } = await this.orders.must(client, 'POST', '/feedbacks', { order, rating: 5, public: true });
    this.objects.set(`feedback ${column}`, { id });
  }

  private async namesOf(order: OrderState): Promise<Names> {
    const part = { stepId: order.steps[0]?.id ?? v7(), documentId: order.documents[0]?.id ?? v7(), transferId: v7(), checkoutId: v7() };
    const file = await this.orders.upload('client');
    return { id: order.id, orderId: order.id, paymentId: order.payments[0]?.id ?? v7(), file, currency: order.facts.currency, ...part };
  }

  private async strangersOrder(stories: OrderStories): Promise<OrderState> {
    let order = await stories.call(null, 'client2', 'placeOrder', await this.orders.orderBody(['HK', 'secretary']));
    order = await stories.call(order, manager, 'appointPartner', { partner: this.orders.idOf('partner2') });
    const amount = await this.priceOf(order);
    order = await stories.call(order, manager, 'recordOfflinePayment', { kind: 'cash', amount });
    const operate = async (operation: string): Promise<void> => {
      order = await stories.call(order, manager, 'operate', { operation, payload: {} });
    };
    await operate('managerConfirmedPayedOrder');
    if (order.facts.details === 'missing') order = await stories.call(order, manager, 'giveDetails', companyDetails(order.terms.details));
    for (const { id } of order.steps.filter(({ visible }) => visible)) order = await stories.call(order, manager, 'completeStep', {}, id);
    await operate('completeAllOrderSteps');
    await operate('acceptWorkWithFullyPayedOrder');
    await operate('managerFinishedProject');
    return order;
  }

  private async priceOf({ id }: OrderState): Promise<unknown> {
    return (await this.orders.must(manager, 'GET', `/orders/${id}`))['price'];
  }

  private async writeToClient({ id }: OrderState): Promise<Id> {
    const { _id } = await this.post(manager, '/mailer', {
      order: id,
      template: 'freeMessage',
      language: 'en',
      subject: 'A word',
      body: 'And another',
    });
    return _id;
  }

  private async read(authorization: string, path: string): Promise<{ items: { _id: Id }[] }> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1${path}`, { headers: { authorization } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { items: { _id: Id }[] };
  }

  private async post(account: string | null, path: string, body: object): Promise<Answered> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1${path}`, {
      method: 'POST',
      headers: {
        ...(account !== null && { authorization: this.orders.bearer(account) }),
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${account} POST ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answered;
  }

  /** Signs a checkpoint of the log, as a worker does. */
  private signLog(): Promise<unknown> {
    const config = this.app.get(Config);
    const file = join(this.place, 'signed-heads.jsonl');
    return new CheckpointSigner(this.orders.database, config.auditSigningKey, file, originChoiceOf(config)).signNow();
  }

  /** A receipt that the log has numbered: payments were settled before. */
  private async issuedReceipt(): Promise<Id> {
    const row = await this.orders.database.one<{ id: Id }>(
      `select stream_id as id from events join event_order using (event_id) where stream_type = 'receipt' limit 1`,
    );
    if (!row) throw new Error('no payment has a receipt in the log');
    return row.id;
  }

  /** A replay that is done. */
  private async addReplay(): Promise<Id> {
    const id = v7();
    await this.orders.database.query(
      `insert into certificates (id, scope, nightly_on, state, started_at, ended_at, pos, snapshot_at)
       values ($1, '{"kind":"all"}', '2026-01-01', 'done', now(), now(), 1, now())`,
      [id],
    );
    return id;
  }

  /** An event that the ledger failed to handle. */
  private async addDeadLetter(): Promise<void> {
    const order = await this.orders.place();
    await this.orders.settle();
    await this.orders.database.query('delete from ledger_orders where order_id = $1', [order._id]);
    const amount = { amount: '10.00', currency: 'EUR' };
    await this.orders.must(manager, 'POST', `/order-payments/${order._id}/payments`, { kind: 'cash', amount, note: 'Till 3' });
    await this.orders.settle();
    const row = await this.orders.database.one<{ id: string }>(
      `select event_id || '.' || consumer || '.' || projection_version as id from dead_letters where consumer = 'ledger'`,
    );
    if (!row) throw new Error('the ledger took what it could not know');
    this.both('deadLetter', { id: row.id });
    this.both('event', { id: row.id.split('.')[0] ?? '' });
  }

  private async addFile(person: Person): Promise<void> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(samplePdf())]), 'file.pdf');
    const { _id: id } = await this.post(accountOf(person), '/upload-file', form);
    this.give(person, 'file', { id, page: '51' });
  }

  private async addSession(person: Person): Promise<void> {
    const login = { email: `${accountOf(person)}@registra.example`, password: demoPassword };
    const { token } = await this.post(null, '/auth/login', login);
    const { items } = await this.read(`Bearer ${token?.accessToken}`, '/auth/sessions');
    this.give(person, 'session', { id: items[0]?._id ?? '' });
  }

  private async addNotification(person: Person): Promise<void> {
    const actor = actorOf(accountOf(person));
    const id = v7();
    const order = this.names(person, 'order', 'own')['id'] ?? '';
    const about = { subjectType: 'order', subject: order, order, figures: {}, at: Date.now() * 1000, event: v7(), actor: null } as const;
    await this.orders.database.transaction((tx) =>
      addSideNotice(tx, { id, audience: actor.id, except: [], reader: sideOf(actor), kind: 'orderMoved', template: 'moved', ...about }),
    );
    this.give(person, 'notification', { id });
  }

  /** One person's own object is that of another for everyone else. */
  private give(person: Person, kind: ObjectKind, names: Names): void {
    this.objects.set(`${kind} own ${person}`, names);
    for (const other of everybody) if (other !== person) this.objects.set(`${kind} other ${other}`, names);
    if (!this.objects.has(`${kind} own`)) this.both(kind, names);
  }

  private async addConsultationLink(): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/api/v1/forms/consultation-slots`);
    const { slots } = (await answer.json()) as { slots: string[] };
    const form = { name: 'Anna', phone: '+372 5123 4567', email: 'anna@example.org', slot: slots[0], timeZone: 'Europe/Tallinn' };
    const { _id } = await this.post(null, '/forms/request-consultation', form);
    this.both('consultationLink', { token: this.app.get(ConsultationLinks, { strict: false }).to(_id).split('/').at(-1) ?? '' });
  }

  private async addLinks(): Promise<void> {
    await this.addConsultationLink();
    // Of somebody who is not in the matrix: the others make and end their own.
    const feed = await this.post('client2', '/users/me/calendar', {});
    this.both('calendarFeed', { token: /[\w-]+(?=\.ics)/.exec(feed.url)?.[0] ?? '' });
    this.both('mailLink', {
      token: this.app.get(UnsubscribeLinks, { strict: false }).to(this.orders.idOf('client2'), 'managerAssigned').split('/').at(-1) ?? '',
    });
    const { id = '' } = this.names('Client', 'file', 'own');
    const { url } = await this.post('client', `/upload-file/${id}/link`, {});
    const query = new URL(url, 'http://localhost').searchParams;
    this.both('signedFile', { id, expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' });
  }
}

const secret = 'a secret of the tests, 32 characters at least';

const nowhere: Partial<Readonly<Record<ObjectKind, Names>>> = {
  report: { report: 'nothing' },
  readModel: { name: 'nothing' },
  department: { department: 'nothing' },
  tile: { path: '9/000' },
};

/** Ids of a missing object, in every format that paths and bodies need. */
function missing(kind: ObjectKind): Names {
  const id = v7();
  if (kind === 'chat') return { id: `${id}-client`, upTo: id };
  if (kind === 'deadLetter') return { id: `${id}.ledger.1` };
  if (kind === 'consultationLink') return { token: `${id}.${'A'.repeat(43)}` };
  if (kind === 'calendarFeed') return { token: 'A'.repeat(43) };
  if (kind === 'mailLink') return { token: `${id}.orderMoved.${'A'.repeat(43)}` };
  if (kind === 'signedFile') return { id, expires: '4102444800', signature: 'A'.repeat(43) };
  return (
    nowhere[kind] ?? {
      id,
      orderId: id,
      partner: id,
      stepId: id,
      documentId: id,
      transferId: id,
      checkoutId: id,
      paymentId: id,
      file: id,
      noteId: id,
      proposal: id,
      proposalId: id,
    }
  );
}
