import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { v7 } from 'uuid';
import { createApp } from '#apps/api/create-app';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { loadConfig } from '#libs/platform/config/config';
import { ChatsAnswer, OrdersAnswer } from '#libs/testing/documents-app';
import { samplePdf } from '#libs/testing/sample-files';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { DocumentsModule } from '#libs/features/documents/documents.module';

@Module({ providers: [OrdersAnswer, ChatsAnswer] })
class OrdersAndChats {}

let place: string;
let test: TestDatabase;
let app: NestFastifyApplication;
let token: string;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-upload-'));
  test = await createTestDatabase();
  const config = loadConfig({ DATA_DIR: place, DATABASE_URL: test.url, LOG_LEVEL: 'silent' });
  app = await createApp(config, { features: [DocumentsModule, OrdersAndChats], webRoot: join(place, 'none') });
  await app.listen(0, '127.0.0.1');
  const id = v7();
  const sql = `insert into users (id, email, email_key, role) values ($1, $2, $2, 'Client')`;
  await test.database.query(sql, [id, `${id}@registra.example`]);
  token = app.get(AccessTokens).sign(id, 1);
});
afterAll(async () => {
  await app?.close();
  await test?.drop();
  rmSync(place, { recursive: true, force: true });
});

const upload = (content: Buffer): request.Test =>
  request(app.getHttpServer()).post('/api/v1/upload-file').auth(token, { type: 'bearer' }).attach('file', content, 'a.pdf');

describe('uploads in the whole application', () => {
  it('are accepted, and served with their own security headers rather than those of pages and data', async () => {
    const { _id: id } = (await upload(samplePdf()).expect(201)).body as { _id: string };
    const bytes = await request(app.getHttpServer()).get(`/api/v1/upload-file/${id}`).auth(token, { type: 'bearer' }).expect(200);
    expect(bytes.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('are refused without a token, while a signed address needs none', async () => {
    const { _id: id } = (await upload(samplePdf()).expect(201)).body as { _id: string };
    const link = await request(app.getHttpServer()).post(`/api/v1/upload-file/${id}/link`).auth(token, { type: 'bearer' }).expect(200);
    await request(app.getHttpServer())
      .get((link.body as { url: string }).url)
      .expect(200);
    await request(app.getHttpServer()).get(`/api/v1/upload-file/${id}`).expect(401);
    await request(app.getHttpServer()).post('/api/v1/upload-file').attach('file', samplePdf(), 'a.pdf').expect(401);
  });

  it('are refused with codes for the format, the size, extra fields, and a body that is no form', async () => {
    expect((await upload(Buffer.from('<svg/>')).expect(415)).body).toMatchObject({ code: 'fileFormat' });
    expect((await upload(Buffer.alloc(16 * 1024 * 1024)).expect(413)).body).toMatchObject({ code: 'fileTooLarge' });
    expect((await upload(samplePdf()).field('x', '1').expect(422)).body).toMatchObject({ code: 'validationFailed' });
    const json = request(app.getHttpServer()).post('/api/v1/upload-file').auth(token, { type: 'bearer' }).send({});
    expect((await json.expect(415)).body).toMatchObject({ code: 'unsupportedMediaType' });
  });
});
