import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { type CanActivate, type ExecutionContext, Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import request from 'supertest';
import { MayReadChatFile } from '#libs/contracts/chat/chat-queries';
import { type FileReading, MayReadFile } from '#libs/contracts/documents/files';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Config, type ConfigValues } from '#libs/platform/config/config';
import type { Quotas } from '#libs/platform/config/quotas';
import { Database } from '#libs/platform/database/database';
import { HealthModule } from '#libs/platform/health/health-checks';
import { Problem } from '#libs/platform/http/problem';
import { ProblemFilter } from '#libs/platform/http/problem-filter';
import { Outages } from '#libs/platform/logging/outages';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import { testQuotas } from '#libs/testing/small-app';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { DocumentsModule } from '#libs/features/documents/documents.module';
import { PreviewLimits } from '#libs/features/documents/previews/preview-limits';

/** The bearer token is the person's id: the real guard has its own tests. */
class BearerIsTheId implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const asked = context.switchToHttp().getRequest<FastifyRequest>();
    const id = asked.headers.authorization?.replace('Bearer ', '');
    if (id === undefined && !asked.url.includes('/content')) throw new Problem('tokenMissing');
    const actor: Actor = { id: id ?? '', role: 'Client', department: null };
    asked.signedIn = { actor, tokenVersion: 1, language: 'en', mustEnroll: false, emailConfirmed: true, tokenExpiresAt: 0 };
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

/** @param quotas overrides of the production values */
export async function startDocumentsApp(quotas: Partial<Quotas> = {}): Promise<DocumentsApp> {
  const test: TestDatabase = await createTestDatabase();
  const filesDir = await mkdtemp(join(tmpdir(), 'registra-files-'));
  const secrets = { filesDir, dataDir: filesDir, jwtSecret: 'a secret of this test alone, 32 characters' };
  const config = new Config({ ...secrets, quotas: { ...testQuotas, ...quotas } } as ConfigValues);
  const values = [
    { provide: Config, useValue: config },
    { provide: Database, useValue: test.database },
    { provide: Outages, useValue: new Outages(pino({ level: 'silent' })) },
  ];
  @Global()
  @Module({ providers: values, exports: [Config, Database, Outages] })
  class Surroundings {}
  const limits = { ...new PreviewLimits() };
  const module = await Test.createTestingModule({
    imports: [Surroundings, MetricsModule, HealthModule, DocumentsModule],
    providers: [
      OrdersAnswer,
      ChatsAnswer,
      { provide: APP_FILTER, useClass: ProblemFilter },
      { provide: APP_GUARD, useClass: BearerIsTheId },
    ],
  })
    .overrideProvider(PreviewLimits)
    .useValue(limits)
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter(), { logger: false });
  await app.register(multipart);
  app.setGlobalPrefix('api/v1');
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const close = async (): Promise<void> => {
    await app.close();
    await test.drop();
    await rm(filesDir, { recursive: true, force: true });
  };
  return { app, database: test.database, filesDir, port, limits, address: `http://127.0.0.1:${port}/api/v1`, close };
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
