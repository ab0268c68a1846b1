import { readFileSync } from 'node:fs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { pseudoLanguage } from '#machines/kernel/languages';
import { defaultQuotas } from '#libs/platform/config/quotas';
import { addExamples } from './openapi-examples.js';
import { describeOperations } from './openapi-operations.js';
import { addPreference } from './openapi-preference.js';
import { addProblems } from './openapi-problems.js';
import { shareRepeated } from './openapi-shared.js';

/** Tags in display order. */
const tags: Readonly<Record<string, string>> = {
  auth: 'Signing in and out, accounts of one’s own, passwords, mailboxes, invitations.',
  users: 'The signed-in person, and people as staff administer them.',
  countries: 'The countries of the catalogue.',
  services: 'What can be ordered in a country, its price and its terms; tables of services in and out.',
  'service types': 'The kinds that services are sorted by.',
  choices: 'What the options of services are chosen from.',
  calendar: 'The dates of a person for calendar programs, by a private address.',
  'my day': 'What waits for the signed-in person, counted over the lists.',
  orders: 'Orders: placing, reading, the fifteen operations and the other commands, history and replay.',
  'order payments': 'Payments of orders: transfers, cash, refunds, and their history.',
  payoffs: 'What partners earned, and how it is approved and paid out.',
  chats: 'What is said at orders, between client, partner and staff.',
  companies: 'Companies of clients: facts, people, orders and documents.',
  feedbacks: 'What clients say about finished orders.',
  leads: 'Requests of visitors, as staff work on them.',
  forms: 'The forms of the public pages.',
  'upload-file': 'Files: uploaded once, then named where they are attached.',
  mailer: 'Messages to the clients of orders, and what became of every letter.',
  notifications: 'What one is told of, and in which channel.',
  live: 'A stream of hints at what changed.',
  reports: 'Figures over orders, and the orders behind them.',
  settings: 'How the product can be reached, its currencies, its security.',
  search: 'One question over orders, people, countries and services.',
  audit: 'What keeps the read models right: events a consumer could not take, rebuilds.',
};

const { writesPerMinute, refusedWritesPerMinute, staffWritesPerMinute, staffRefusedWritesPerMinute, readsPerMinute } = defaultQuotas;
const { ordersPerHour, ordersPerHourUnconfirmed, checkoutsPerHour, signInsPerMinute, refusedBodiesPerNetwork } = defaultQuotas;

const about = [
  'Registering and running companies in any country. Errors are RFC 9457 problems; every write may carry Idempotency-Key. ' +
    'Texts are in the language of the signed-in person, else in that of Accept-Language.',
  `Limits, unless the installation sets others: ${writesPerMinute} writes a minute of a client or partner (${refusedWritesPerMinute} of them refused), ` +
    `${staffWritesPerMinute} of staff (${staffRefusedWritesPerMinute}), ${readsPerMinute} documents, links, exports and pages about people a minute, ` +
    `${ordersPerHour} orders (${ordersPerHourUnconfirmed} before the email address is confirmed) and ${checkoutsPerHour} checkouts an hour of a client, ` +
    `${signInsPerMinute} sign-ins a minute of an account, and ${refusedBodiesPerNetwork} refused bodies of a network in a quarter of an hour. ` +
    'Beyond them the answer is 429. Every 429 and 503 has Retry-After, the seconds to wait.',
  'Pages of other origins may not call it (CORS is closed): call it from a server.',
];

const license = { name: 'All rights reserved', identifier: 'LicenseRef-Registra' };

/** The API as OpenAPI 3.1, generated from controllers and DTO classes; the web's client types are generated from it. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Registra')
    .setDescription(about.join('\n\n'))
    .setVersion('1')
    .addServer('/', 'The installation that serves this document')
    .addBearerAuth();
  for (const [name, description] of Object.entries(tags)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), { operationIdFactory: operationId });
  sortProperties(document);
  dropPseudoLanguage(document);
  document.info.contact = { name: 'Registra' };
  document.info.license = license;
  return shareRepeated(addPreference(describeOperations(addProblems(addExamples(document)))));
}

/** Properties by name, `_id` first: in the library's order those with a decorator precede those whose type says all. */
function sortProperties(document: OpenAPIObject): void {
  const place = (name: string): string => (name === '_id' ? '' : name);
  const byName = (one: string, other: string): number => (place(one) < place(other) ? -1 : 1);
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    if ('$ref' in schema) continue;
    if (schema.properties)
      schema.properties = Object.fromEntries(Object.entries(schema.properties).sort(([one], [other]) => byName(one, other)));
    schema.required?.sort(byName);
  }
}

/** Types of fields name the pseudo-language of tests, which no caller may send. */
function dropPseudoLanguage(part: object): void {
  for (const [name, value] of Object.entries(part) as [keyof typeof part, unknown][]) {
    if (name === 'enum' && Array.isArray(value)) Object.assign(part, { enum: value.filter((one) => one !== pseudoLanguage) });
    else if (typeof value === 'object' && value !== null) dropPseudoLanguage(value);
  }
}

/**
 * The method's name, which clients get for their functions: `openapi.spec` keeps it unique and a verb. A method with several paths is `name[0]`, `name[1]` here;
 * the paths after the first are old spellings.
 */
const operationId = (_: string, method: string): string => method.replace('[0]', '').replace(/\[\d+\]$/, 'OldSpelling');

/**
 * Serves the document and a page to read it. The document is the file that `npm run docs` wrote: generating it needs a compiler with type information, which
 * the server build omits. `npm run check` keeps it up to date.
 */
export function serveOpenApi(app: NestFastifyApplication): void {
  const read = once(
    () => JSON.parse(readFileSync(new URL('../../../docs/generated/openapi.json', import.meta.url), 'utf8')) as OpenAPIObject,
  );
  // The module would write 674 kB of JSON for each reader, 14 ms of the thread.
  const bytes = once(() => Buffer.from(JSON.stringify(read())));
  const instance = app.getHttpAdapter().getInstance() as FastifyInstance;
  instance.get('/api/v1/openapi.json', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes()));
  SwaggerModule.setup('api/docs', app, read, { raw: false, customSiteTitle: 'Registra API' });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
