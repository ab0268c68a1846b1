import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'supertest';
import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { HealthChecks } from '#libs/platform/health/health-checks';
import { Problem } from '#libs/platform/http/problem';
import { Metrics } from '#libs/platform/metrics/metrics';
import { type DocumentsApp, clientOf, startDocumentsApp } from '#libs/testing/documents-app';
import { samplePng } from '#libs/testing/sample-files';
import { StoreUpload } from '../commands/store-upload.js';
import { UploadRoom } from '../commands/upload-room.js';
import { FileRows } from '../storage/file-rows.js';
import { FileStore } from '../storage/file-store.js';

/** Counts the files below `directory` and their bytes. */
async function kept(directory: string): Promise<{ files: number; bytes: number }> {
  const entries = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(entries.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const codesOf = (answers: readonly Response[]): string[] =>
  answers.map(({ status, body }) => `${status} ${(body as { code?: string }).code ?? ''}`.trim());
const tally = (all: readonly string[]): Record<string, number> =>
  all.reduce<Record<string, number>>((sum, one) => ({ ...sum, [one]: (sum[one] ?? 0) + 1 }), {});
let shade = 0;
/** A picture of about a hundred bytes, different each time. */
const picture = (): Buffer => samplePng((shade += 1), 3);
const rowsOf = async ({ database }: DocumentsApp, person: Id): Promise<number> =>
  (await database.one<{ n: number }>('select count(*) as n from files where owner_id = $1', [person]))?.n ?? -1;

describe('the quota of unattached uploads', () => {
  let running: DocumentsApp;
  beforeAll(async () => {
    running = await startDocumentsApp({ unattachedFiles: 5, unattachedBytes: 4 * 1024 * 1024 });
  });
  afterAll(() => running.close());
  const attach = (file: Id) => running.app.get(FileRows).markAttached(running.database, [file], v7(), 1_700_000_000_000_000);

  it('is a number of files, also for forty concurrent uploads, and nothing of refused ones is kept', async () => {
    const [before, person] = [await kept(running.filesDir), v7()];
    const pictures = Array.from({ length: 40 }, picture);
    const answers = await Promise.all(pictures.map((bytes) => clientOf(running, person).upload(bytes, 'a.png')));
    expect(tally(codesOf(answers))).toEqual({ '201': 5, '409 tooManyUnattachedFiles': 35 });
    expect(await rowsOf(running, person)).toBe(5);
    const sizes = answers.map(({ status, body }) => (status === 201 ? (body as { size: number }).size : 0));
    const after = await kept(running.filesDir);
    expect(after).toEqual({ files: before.files + 5, bytes: before.bytes + sizes.reduce((sum, size) => sum + size, 0) });
  });

  it('counts no upload twice, so that none that fits is refused', async () => {
    const [person, room] = [v7(), running.app.get(UploadRoom)];
    await room.during(person, undefined, async () => {
      // What this one brought is kept, and it has not ended yet.
      for (let n = 0; n < 5; n += 1) await clientOf(running, person).upload(picture(), 'a.png').expect(201);
      await clientOf(running, person).upload(picture(), 'a.png').expect(409);
    });
  });

  it('holds over all processes: uploads elsewhere are counted in the same transaction', async () => {
    const [before, person] = [await kept(running.filesDir), v7()];
    const [commands, store] = [running.app.get(CommandBus), running.app.get(FileStore)];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async (_, n) => {
        const [path, content] = [store.temporaryPath(), picture()];
        await writeFile(path, content);
        const sha256 = n.toString(16).padStart(64, 'e');
        return commands.execute(new StoreUpload(person, { path, name: 'a.png', size: content.length, sha256 }));
      }),
    );
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused.map((reason) => reason instanceof Problem && reason.code)).toEqual(Array(15).fill('tooManyUnattachedFiles'));
    expect(await rowsOf(running, person)).toBe(5);
    expect((await kept(running.filesDir)).files).toBe(before.files + 5);
  });

  it('is a number of bytes, checked before and after they are read', async () => {
    const person = v7();
    const text = (size: number): Buffer => Buffer.alloc(size, 'registra ');
    await clientOf(running, person)
      .upload(text(3 * 1024 * 1024), 'a.txt')
      .expect(201);
    const early = await clientOf(running, person).upload(text(2 * 1024 * 1024), 'b.txt');
    const late = await clientOf(running, person).upload(text(1024 * 1024 + 1), 'c.txt');
    expect(codesOf([early, late])).toEqual(['409 unattachedFilesTooLarge', '409 unattachedFilesTooLarge']);
    await clientOf(running, person)
      .upload(text(1024 * 1024), 'd.txt')
      .expect(201);
    expect(await readdir(join(running.filesDir, 'tmp'))).toEqual([]);
  });

  it('is refused with what to do about it, in the reader’s language, and counted by its code', async () => {
    const person = v7();
    for (let n = 0; n < 5; n += 1) await clientOf(running, person).upload(picture(), 'a.png').expect(201);
    const send = (language: string) => clientOf(running, person).upload(picture(), 'a.png').set('accept-language', language).expect(409);
    const [english, russian] = [await send('en'), await send('ru')];
    expect((english.body as { detail: string }).detail).toContain(
      "5 uploaded files that aren't attached to an order yet. Attach them first",
    );
    expect((russian.body as { detail: string }).detail).toContain('5 загруженных файлов, которые ещё не прикреплены к заказу');
    const figures = await running.app.get(Metrics).registry.metrics();
    expect(figures).toMatch(/http_problems_total\{status="409",code="tooManyUnattachedFiles"\} \d\d/);
  });

  it('is free again once files are attached, and does not concern anybody else', async () => {
    const person = v7();
    const answers = await Promise.all(Array.from({ length: 5 }, () => clientOf(running, person).upload(picture(), 'a.png').expect(201)));
    await clientOf(running, person).upload(picture(), 'a.png').expect(409);
    await clientOf(running, v7()).upload(picture(), 'a.png').expect(201);
    const [first] = answers;
    await attach((first?.body as { _id: Id })._id);
    await clientOf(running, person).upload(picture(), 'a.png').expect(201);
    await clientOf(running, person).upload(picture(), 'a.png').expect(409);
  });

  it('lets a repeated upload get its earlier answer', async () => {
    const [person, content] = [v7(), picture()];
    const send = (bytes: Buffer, key: string) => clientOf(running, person).upload(bytes, 'a.png').set('idempotency-key', key);
    const first = await send(content, 'first').expect(201);
    for (let n = 0; n < 4; n += 1) await clientOf(running, person).upload(picture(), 'a.png').expect(201);
    await send(picture(), 'sixth').expect(409);
    const again = await send(content, 'first').expect(201);
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
    // A refusal takes no key: the same upload is taken when there is room.
    await attach((first.body as { _id: Id })._id);
    await send(picture(), 'sixth').expect(201);
  });
});

describe('the minimum of free disk space', () => {
  it('refuses and keeps nothing below it, and is visible in health and metrics', async () => {
    const full = await startDocumentsApp({}, { minFreeBytes: 999_999_999_999_999 });
    try {
      const answer = await clientOf(full, v7()).upload(picture(), 'a.png').set('accept-language', 'en');
      expect(codesOf([answer])).toEqual(['503 diskFull']);
      expect([answer.headers['retry-after'], (answer.body as { detail: string }).detail]).toEqual([
        '60',
        "We can't take files at the moment. Nothing was uploaded. Try again in a minute.",
      ]);
      expect((await kept(full.filesDir)).files).toBe(0);
      const readiness = await full.app.get(HealthChecks).readiness();
      expect(readiness).toMatchObject({ ready: true, degraded: true, checks: { files: { up: true, degraded: true } } });
      expect(readiness.checks['files']?.['freeBytes']).toBeGreaterThan(0);
      expect(await full.app.get(Metrics).registry.metrics()).toMatch(/^files_free_bytes [\d.e+]+$/m);
    } finally {
      await full.close();
    }
  });

  it('does not affect a process with enough space', async () => {
    const roomy = await startDocumentsApp();
    try {
      await clientOf(roomy, v7()).upload(picture(), 'a.png').expect(201);
      expect(await roomy.app.get(HealthChecks).readiness()).toMatchObject({ degraded: false, checks: { files: { up: true } } });
    } finally {
      await roomy.close();
    }
  });
});
