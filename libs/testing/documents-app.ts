import type { AddressInfo } from 'node:net';
import multipart from '@fastify/multipart';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyRequest } from 'fastify';
import request from 'supertest';
import { MayReadChatFile } from '#libs/contracts/chat/chat-queries';
import { type FileReading, MayReadFile } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Config, ConfigModule } from '#libs/platform/config/config';
import type { Quotas } from '#libs/platform/config/quotas';
import type { Database } from '#libs/platform/database/database';
import { DatabaseModule } from '#libs/platform/database/database.module';
import { HealthModule } from '#libs/platform/health/health-checks';
import { Problem } from '#libs/platform/http/problem';
import { ProblemFilter } from '#libs/platform/http/problem-filter';
import { createLog } from '#libs/platform/logging/log';
import { LoggingModule } from '#libs/platform/logging/logging.module';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { lease } from '#libs/testing/kept-application';
import { testConfig, testQuotas } from '#libs/testing/small-app';
import { cloneDatabase, type TestDatabase } from '#libs/testing/test-database';
import { DocumentsModule } from '#libs/features/documents/documents.module';
import { PreviewLimits } from '#libs/features/documents/previews/preview-limits';

/** The bearer token is the person's id: the real guard has its own tests. */
class BearerIsTheId implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const asked = context.switchToHttp().getRequest<FastifyRequest>();
    const id = asked.headers.authorization?.replace('Bearer ', '');
    if (id === undefined && !asked.url.includes('/content')) throw new Problem('tokenMissing');
    const actor: Actor = { id: id ?? '', role: 'Client', department: null };
    asked.signedIn = {
      actor,
      name: { firstName: '', lastName: '' },
      tokenVersion: 1,
      language: 'en',
      mustEnroll: false,
      emailConfirmed: true,
      tokenExpiresAt: 0,
    };
    return true;
  }
}

/** Fake of orders: their files, and who sees them. */
export const attachedFiles = new Map<Id, ReadonlySet<Id>>();

@QueryHandler(MayReadFile)
export class OrdersAnswer implements IQueryHandler<MayReadFile> {
  execute({ fileId, actor }: MayReadFile): Promise<FileReading> {
    const readers = attachedFiles.get(fileId);
    return Promise.resolve(readers ? (readers.has(actor.id) ? 'granted' : 'refused') : 'unattached');
  }
}

/** Fake of chats, which have no files here. */
@QueryHandler(MayReadChatFile)
export class ChatsAnswer implements IQueryHandler<MayReadChatFile> {
  execute(): Promise<FileReading> {
    return Promise.resolve('unattached');
  }
}

/** A small application with only uploads, on its own database and FILES_DIR. */
export interface DocumentsApp {
  app: NestFastifyApplication;
  database: Database;
  filesDir: string;
  address: string;
  port: number;
  /** current facts about people: a test may change them between two requests */
  limits: { program: readonly string[]; readable: readonly string[]; patience: number; delay: number; memory: number };
  close(): Promise<void>;
}

/**
 * Suites of a worker share one, the next with another database.
 * @param quotas overrides of the production values that are read each time @param own others, for an application of this suite alone
 */
export async function startDocumentsApp(quotas: Partial<Quotas> = {}, own?: Partial<Quotas>): Promise<DocumentsApp> {
  const held = await lease(`documents ${JSON.stringify(own)}`, {
    fill: (name) => cloneDatabase(process.env['REGISTRA_TEST_TEMPLATE'], name),
    start: (test, filesDir) => createDocumentsApp(test, filesDir, own),
  });
  const { app, test, filesDir, release } = held;
  Object.assign(app.get(Config).quotas, testQuotas, own, quotas);
  const limits = Object.assign(app.get(PreviewLimits, { strict: false }), new PreviewLimits());
  const { port } = app.getHttpServer().address() as AddressInfo;
  return { app, database: test.database, filesDir, port, limits, address: `http://127.0.0.1:${port}/api/v1`, close: release };
}

async function createDocumentsApp(test: TestDatabase, filesDir: string, quotas?: Partial<Quotas>): Promise<NestFastifyApplication> {
  const config = testConfig({ databaseUrl: test.url, filesDir, dataDir: filesDir, quotas: { ...testQuotas, ...quotas } });
  const module = await Test.createTestingModule({
    imports: [
      ...[ConfigModule.forRoot(config), LoggingModule.forRoot(createLog(config)), DatabaseModule],
      ...[MetricsModule, HealthModule, DocumentsModule],
    ],
    providers: [
      OrdersAnswer,
      ChatsAnswer,
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: APP_GUARD, useClass: BearerIsTheId },
    ],
  })
    .overrideProvider(PreviewLimits)
    .useValue({ ...new PreviewLimits() })
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  await app.register(multipart);
  app.setGlobalPrefix('api/v1');
  await app.listen(0, '127.0.0.1');
  return app;
}

export const uploadPath = '/upload-file';

/** A request of `person`; `get` returns bytes. */
export const clientOf = ({ address }: Pick<DocumentsApp, 'address'>, person: Id) => ({
  upload: (content: Buffer, filename: string, contentType = 'application/octet-stream'): request.Test =>
    request(address).post(uploadPath).auth(person, { type: 'bearer' }).attach('file', content, { filename, contentType }),
  get: (path: string): request.Test => request(address).get(path).auth(person, { type: 'bearer' }).buffer(true).parse(bytes),
  post: (path: string): request.Test => request(address).post(path).auth(person, { type: 'bearer' }),
});

const bytes = (response: request.Response, done: (error: Error | null, body: unknown) => void): void => {
  const chunks: Buffer[] = [];
  (response as unknown as NodeJS.ReadableStream)
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => done(null, Buffer.concat(chunks)));
};
