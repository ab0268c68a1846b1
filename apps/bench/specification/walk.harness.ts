import { randomBytes } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { type Profiler, Session } from 'node:inspector';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createApp } from '#apps/api/create-app';
import { LiveTail } from '#libs/event-log/live/live-tail';
import { seedCatalogue } from '#libs/features/catalogue/seed/seed-catalogue';
import { demoUserId, seedUsers } from '#libs/features/people/seed-users';
import { AccessGuard } from '#libs/platform/auth/access-guard';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { type OwnDatabase, ownDatabase } from '../product/own-database.js';
import type { Harness } from '../programs.js';
import { orderBody, type ServiceView } from '../product/workload.js';

/** Maximum numbers of our own files on a request's path: the current ones. They may only fall. */
const mostFiles = { 'an operation': 40, 'a completed step': 40, 'a message': 32 };
type Walk = keyof typeof mostFiles;

type Call = (account: string, method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object) => Promise<Record<string, unknown>>;

/**
 * Lists our own files that one warm operation on an order, a completed step of it, and one message in its chat enter between guard and response: those with a function that V8 counts
 * as called. Fails if there are too many; docs/request-path.md describes the path of the operation.
 */
export const run: Harness<'walk'> = async (_, print) => {
  const own = await ownDatabase(false);
  try {
    const app = await startApi(own);
    // It polls, on a busy machine during every request.
    await app.get(LiveTail, { strict: false }).stop();
    const found = await countedFiles(callerOf(app));
    await app.close();
    const names = Object.keys(mostFiles) as Walk[];
    for (const name of names) print([`${name} enters`, ...found[name].sort()].join('\n  '));
    print(`walk: ${names.map((name) => `${name} enters ${found[name].length} files (at most ${mostFiles[name]})`).join(', ')}`);
    return names.filter((name) => found[name].length > mostFiles[name]).length;
  } finally {
    await own.remove();
  }
};

/** An API process without a worker, so that only the request runs. */
async function startApi({ dataDir, url, ownerUrl }: OwnDatabase): Promise<NestFastifyApplication> {
  const owner = Database.open(ownerUrl, { asOwner: true, max: 2 });
  await seedUsers(owner);
  await seedCatalogue(owner);
  await owner.close();
  return createApp(
    loadConfig({
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      FILES_DIR: join(dataDir, 'files'),
      DATABASE_URL: url,
      JWT_SECRET: randomBytes(32).toString('hex'),
    }),
  );
}

function callerOf(app: NestFastifyApplication): Call {
  const server = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  return async (account, method, path, payload) => {
    const authorization = `Bearer ${app.get(AccessTokens).sign(demoUserId(account), 1)}`;
    const sent = { method, url: `/api/v1${path}`, headers: { authorization }, ...(payload && { payload }) };
    const answer = await server.inject(sent);
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
    return answer.json<Record<string, unknown>>();
  };
}

/** Confirms new orders, completes steps of paid ones, and writes in chats of new ones. */
async function countedFiles(call: Call): Promise<Record<Walk, string[]>> {
  const { items } = (await call('owner', 'GET', '/services?per_page=100')) as unknown as { items: ServiceView[] };
  const service = items.find(({ requiredDocuments }) => requiredDocuments.length === 0);
  if (!service) throw new Error('the sample catalogue has no service without required documents');
  const placed = async () => String((await call('client', 'POST', '/orders', orderBody(service)))['_id']);
  const operate = (order: string, operation: string, payload = {}) =>
    call('owner', 'PATCH', `/orders/update-payment-status/${order}`, { operation, payload });
  return {
    'an operation': await enteredAlways(async () => {
      const order = await placed();
      return countedDuring(() => operate(order, 'managerConfirmedNotPayedOrder'));
    }),
    'a completed step': await enteredAlways(async () => {
      const order = await placed();
      const { prepayment, steps } = await operate(order, 'managerConfirmedNotPayedOrder');
      await operate(order, 'orderPayedWithCashAfterManagerConfirmed', { amount: prepayment });
      const [group] = Object.values(steps as Record<string, { steps: { _id: string }[] }>);
      return countedDuring(() => call('owner', 'PUT', `/orders/${order}/steps/${group?.steps[0]?._id ?? ''}/completion`));
    }),
    'a message': await enteredAlways(async () => {
      const chat = `${await placed()}-client`;
      return countedDuring(() => call('client', 'POST', '/chatmessages', { chat, text: 'When will it be ready?' }));
    }),
  };
}

/** The first request warms up. Background work does not occur in all of the others. */
async function enteredAlways(request: () => Promise<string[]>): Promise<string[]> {
  await request();
  const [first, others] = [await request(), [] as string[][]];
  while (others.length < 9) others.push(await request());
  return first.filter((file) => others.every((other) => other.includes(file)));
}

/** Files with a function called by `work` between guard and response. */
async function countedDuring(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let counted: Profiler.ScriptCoverage[] = [];
  // Reading the counters resets them.
  const take = (): void => session.post('Profiler.takePreciseCoverage', (_, taken) => (counted = taken.result));
  const [guard, end] = [AccessGuard.prototype.canActivate, ServerResponse.prototype.end];
  AccessGuard.prototype.canActivate = async function (context) {
    const passes = await guard.call(this, context);
    take();
    return passes;
  };
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: Parameters<typeof end>) {
    take();
    return end.apply(this, args);
  } as typeof end;
  await work().finally(() => Object.assign(AccessGuard.prototype, { canActivate: guard }));
  ServerResponse.prototype.end = end;
  session.disconnect();
  return counted.filter(isCalled).flatMap(({ url }) => ourFile.exec(url)?.[1] ?? []);
}

/** Files of the built product, without the measurement's own. */
const ourFile = /\/dist\/((?:machines|libs|apps\/(?!bench))[^?]*)\.js$/;

/** The whole module counts as a function too, called when it was loaded. */
const isCalled = ({ functions }: Profiler.ScriptCoverage): boolean =>
  functions.some(({ functionName, ranges }) => (ranges[0]?.count ?? 0) > 0 && (functionName !== '' || ranges[0]?.startOffset !== 0));
