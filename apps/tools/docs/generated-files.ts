import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createApp } from '#apps/api/create-app';
import { openApiDocument } from '#apps/api/http/openapi';
import { loadConfig } from '#libs/platform/config/config';
import { migrate } from '#libs/platform/database/migrate';
import { openForServer, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { renderCheckoutWorkflow } from '#machines/checkout/diagram';
import { renderOrderWorkflow } from '#machines/order/diagram';
import { asyncApi } from './asyncapi.js';
import { eventSchemas, eventSchemaTable } from './event-schemas.js';
import { renderNotificationTable } from './notification-table.js';

/** A file of the repository that is made from the code. */
export interface GeneratedFile {
  /** relative to the checkout */
  path: string;
  content: string;
}

/** Every generated file as the code would make it now. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const document = inFixedOrder(await documentOfTheApi());
  const schemas = eventSchemas();
  return [
    { path: 'docs/generated/asyncapi.yaml', content: asyncApi(document.info.version, schemas) },
    { path: 'docs/generated/checkout-workflow.md', content: renderCheckoutWorkflow() },
    { path: 'docs/generated/notifications.md', content: renderNotificationTable() },
    { path: 'docs/generated/openapi.json', content: `${JSON.stringify(document, null, 2)}\n` },
    { path: 'docs/generated/order-workflow.md', content: renderOrderWorkflow() },
    { path: 'libs/contracts/events/event-schema-table.ts', content: eventSchemaTable(schemas) },
  ];
}

/** The document comes from the application itself, started on a temporary database, so that it equals what is served. */
async function documentOfTheApi(): Promise<OpenAPIObject> {
  const dataDir = mkdtempSync(join(tmpdir(), 'registra-docs-'));
  openForServer(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await migrate(server.ownerUrl);
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: server.url, LOG_LEVEL: 'error', DEMO: 'off' });
    const app = await createApp(config);
    try {
      Logger.overrideLogger({ log: () => undefined, warn: refuse, error: refuse });
      return openApiDocument(app);
    } finally {
      Logger.overrideLogger(false);
      await app.close();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The generator merely warns when a class overwrites another of the same name, whose callers would then read a wrong schema. */
function refuse(message: string): never {
  throw new Error(message);
}

/** A compiler may name the members of a union in any order, from build to build; to a schema their order means nothing. */
function inFixedOrder<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(inFixedOrder) as Part;
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part).map(([name, value]: [string, unknown]) =>
    name === 'enum' && Array.isArray(value) ? [name, [...(value as unknown[])].sort()] : [name, inFixedOrder(value)],
  );
  return Object.fromEntries(entries) as Part;
}
