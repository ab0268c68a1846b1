import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import type { Id } from '#machines/kernel/ids';
import { findText } from '#libs/platform/texts/text';
import { samplePdf, samplePng } from '#libs/testing/sample-files';
import { sampleDocx } from '#libs/testing/sample-zip';
import { type DocumentsApp, attachedFiles, clientOf, startDocumentsApp, uploadPath } from '#libs/testing/documents-app';
import { encryptedPdf } from '#libs/testing/encrypted-pdfs';
import { PreviewProcess } from '../previews/preview-process.js';
import { maxUploadBytes } from '#machines/kernel/uploads';

const anna: Id = '01936f0e-0000-7000-8000-00000000000a';
const boris: Id = '01936f0e-0000-7000-8000-00000000000b';
const path = uploadPath;
const as = (person: Id) => clientOf(running, person);
let running: DocumentsApp;

beforeAll(async () => {
  running = await startDocumentsApp();
});
afterAll(() => running.close());

const rows = async (): Promise<number> => (await running.database.one<{ n: number }>('select count(*) as n from files'))?.n ?? -1;
const temporaries = (): Promise<string[]> => readdir(join(running.filesDir, 'tmp'));
const pathOf = (sha256: string): string => join(running.filesDir, sha256.slice(0, 2), sha256.slice(2));
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
/** A PNG of exactly `size` bytes, padded by a private chunk. */
const pngOfSize = (size: number): Buffer => {
  const plain = samplePng();
  const filler = Buffer.alloc(size - plain.length - 12, 0x61);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(filler.length, 0);
  frame.write('prVt', 4, 'latin1');
  return Buffer.concat([plain.subarray(0, 33), frame, filler, Buffer.alloc(4), plain.subarray(33)]);
};

describe('POST upload-file', () => {
  it('keeps the bytes under their hash and answers what the content is', async () => {
    const content = samplePdf('Паспорт');
    const answer = await as(anna).upload(content, '..\\..\\паспорт.exe', 'text/html').expect(201);
    expect(answer.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/) as string,
      name: 'паспорт.exe.pdf',
      size: content.length,
      type: 'application/pdf',
      sha256: hashOf(content),
    });
    expect(answer.headers['location']).toBe(`/api/v1/upload-file/${(answer.body as { _id: string })._id}`);
    expect(await readFile(pathOf(hashOf(content)))).toEqual(content);
    expect((await stat(pathOf(hashOf(content)))).mode & 0o777).toBe(0o600);
    expect(await temporaries()).toEqual([]);
  });

  it('reads a name with quotation marks, which browsers write as %22', async () => {
    const answer = await as(anna).upload(samplePng(8, 8), 'Отчёт %22Ромашка%22.png').expect(201);
    expect((answer.body as { name: string }).name).toBe("Отчёт 'Ромашка'.png");
  });

  it('keeps the same bytes once and their uploads apart', async () => {
    const content = samplePng(7, 7);
    const [first, second] = await Promise.all([as(anna).upload(content, 'a.png'), as(boris).upload(content, 'b.png')]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body as { _id: Id })._id).not.toBe((second.body as { _id: Id })._id);
    expect(await readdir(join(running.filesDir, hashOf(content).slice(0, 2)))).toEqual([hashOf(content).slice(2)]);
  });

  it('takes a file of exactly 15 MB', async () => {
    const answer = await as(anna).upload(pngOfSize(maxUploadBytes), 'large.png').expect(201);
    expect((answer.body as { size: number }).size).toBe(15 * 1024 * 1024);
  });

  it('refuses one byte more and keeps nothing of it', async () => {
    const before = await rows();
    const answer = await as(anna)
      .upload(pngOfSize(maxUploadBytes + 1), 'large.png')
      .set('accept-language', 'en')
      .expect(413);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.body).toMatchObject({ status: 413, code: 'fileTooLarge', detail: 'File size exceeds 15 mb' });
    expect(await rows()).toBe(before);
    expect(await temporaries()).toEqual([]);
  });

  it('refuses by its announced length what is far too large, and the client still gets the answer', async () => {
    await as(anna)
      .upload(Buffer.alloc(20 * 1024 * 1024), 'huge.bin')
      .expect(413);
    expect(await temporaries()).toEqual([]);
  });

  it.each<[string, Buffer, string, string, string?]>([
    ['HTML that calls itself a PDF', Buffer.from('<html><script>alert(1)</script>'), 'contract.pdf', 'application/pdf'],
    ['an SVG that calls itself a PNG', Buffer.from('<svg onload="alert(1)"/>'), 'logo.png', 'image/png'],
    ['a program that calls itself a text', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'readme.txt', 'text/plain'],
    ['a picture with a page behind it', Buffer.concat([samplePng(), Buffer.from('<html>')]), 'scan.png', 'image/png'],
    ['a picture too large to open', samplePng(2 ** 31 - 1, 2 ** 31 - 1), 'scan.png', 'image/png'],
    ['a document with macros', sampleDocx([{ name: 'word/vbaProject.bin' }]), 'contract.docx', 'application/msword', 'fileActiveContent'],
    ['a PDF that asks for a password', encryptedPdf('rc4-user'), 'passport.pdf', 'application/pdf', 'fileEncrypted'],
    ['a PDF whose pages nobody finds', samplePdf().subarray(0, 60), 'passport.pdf', 'application/pdf'],
    ['a PDF that runs a script', samplePdf('<< /S /JavaScript >>'), 'form.pdf', 'application/pdf', 'fileActiveContent'],
  ])('refuses %s', async (_what, content, name, type, code = 'fileFormat') => {
    const before = await rows();
    const answer = await as(anna).upload(content, name, type).set('accept-language', 'en').expect(415);
    expect(answer.body).toMatchObject({ code, detail: findText('en', code) });
    expect(await rows()).toBe(before);
    expect(await temporaries()).toEqual([]);
  });

  it.each<[string, Buffer]>([
    ['that may not be printed but opens', encryptedPdf('rc4')],
    ['of AES-256 that opens', encryptedPdf('aes256')],
    ['behind a mark and without its end', Buffer.concat([Buffer.from('\ufeff'), samplePdf().subarray(0, -6)])],
    ['with lines of an archive behind its end', Buffer.concat([samplePdf(), Buffer.from('% archived\n'), Buffer.alloc(2048)])],
  ])('takes a PDF %s', async (_what, content) => {
    const answer = await as(anna).upload(content, 'statement.pdf').expect(201);
    expect(answer.body).toMatchObject({ type: 'application/pdf', name: 'statement.pdf' });
  });

  it('inspects one hostile file of a person at a time in another process, and accepts other people’s files meanwhile', async () => {
    const size = 14 * 1024 * 1024;
    const filled = (head: Buffer | string, filling: Buffer | string): Buffer =>
      Buffer.concat([Buffer.from(head as string), Buffer.alloc(size, filling), Buffer.of(0)]);
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffda0008010100003f00', 'hex');
    const hostile = [
      ...[
        filled('%PDF-1.5\n', '<<'),
        filled('%PDF-1.5\n', '1 0 obj<</A[/B<</C'),
        filled('<', 'a ='),
        filled('PK\u0003\u0004', 'PK\u0001\u0002'),
      ],
      ...[filled(jpeg, Buffer.from([0xff, 0])), filled('\ufeff', '["')],
    ];
    let ended = 0;
    let start = (): void => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    const under: string[] = [];
    const most = new Map<string, number>();
    const run = PreviewProcess.prototype.run;
    const inspected = jest.spyOn(PreviewProcess.prototype, 'run').mockImplementation(async function (this: PreviewProcess, ...given) {
      const person = given[1] === hashOf(small) ? 'boris' : 'anna';
      under.push(person);
      start();
      most.set(person, Math.max(most.get(person) ?? 0, under.filter((one) => one === person).length));
      return run.apply(this, given).finally(() => under.splice(under.indexOf(person), 1));
    });
    const small = samplePdf('while others wait');
    const attack = hostile.map(async (content) => {
      const { status } = await as(anna).upload(content, 'a.pdf');
      ended += 1;
      return status;
    });
    await started;
    await as(boris).upload(small, 'b.pdf').expect(201);
    expect(ended).toBeLessThan(hostile.length);
    expect(await Promise.all(attack)).toEqual(hostile.map(() => 415));
    expect([inspected.mock.calls.length, [...most]]).toEqual([
      hostile.length + 1,
      [
        ['anna', 1],
        ['boris', 1],
      ],
    ]);
    inspected.mockRestore();
    expect(await temporaries()).toEqual([]);
  });

  it('answers a Russian reader in Russian', async () => {
    const answer = await as(anna)
      .upload(Buffer.from([1, 2, 3]), 'x')
      .set('accept-language', 'ru')
      .expect(415);
    expect((answer.body as { detail: string }).detail).toMatch(/[а-я]/);
  });

  it('refuses an empty file', async () => {
    const answer = await as(anna).upload(Buffer.alloc(0), 'empty.txt').expect(422);
    expect(answer.body).toMatchObject({ code: 'validationFailed', errors: [{ field: 'file', code: 'fileEmpty' }] });
  });

  it('refuses a form without a file', async () => {
    const post = as(anna).post(path).set('content-type', 'multipart/form-data; boundary=b').send('--b--\r\n');
    expect((await post.expect(422)).body).toMatchObject({ errors: [{ field: 'file', code: 'required' }] });
  });

  it.each([
    ['two files', () => as(anna).upload(samplePng(), 'a.png').attach('file', samplePng(), 'b.png'), 'file', 'severalFiles'],
    ['a field behind the file', () => as(anna).upload(samplePng(), 'a.png').field('x', '1'), undefined, undefined],
    ['a field before the file', () => as(anna).post(path).field('x', '1').attach('file', samplePng(), 'a.png'), undefined, undefined],
    ['a file under another name', () => as(anna).post(path).attach('picture', samplePng(), 'a.png'), 'picture', 'unknownField'],
    ['a name of the language', () => as(anna).post(path).attach('__proto__', samplePng(), 'a.png'), undefined, undefined],
  ])('refuses %s', async (_what, send, field, code) => {
    const before = await rows();
    const answer = await send().expect(422);
    expect(answer.body).toMatchObject({ code: 'validationFailed' });
    if (field !== undefined) expect(answer.body).toMatchObject({ errors: [{ field, code }] });
    expect(await rows()).toBe(before);
    expect(await temporaries()).toEqual([]);
  });

  it('refuses a body that is no form', async () => {
    expect((await as(anna).post(path).send({ file: 'x' }).expect(415)).body).toMatchObject({ code: 'unsupportedMediaType' });
    await as(anna).post(path).set('content-type', 'application/pdf').send(samplePdf()).expect(415);
    await as(anna).post(path).expect(415);
  });

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    [
      'whose end is missing',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhello',
    ],
    ['that stops in a header', 'multipart/form-data; boundary=b', '--b\r\nContent-Disp'],
  ])('answers 400 to a form %s', async (_what, type, body) => {
    const answer = await as(anna).post(path).set('content-type', type).send(body);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([400, 'incompleteBody']);
    expect(await temporaries()).toEqual([]);
  });

  it('keeps nothing of an upload whose sender disconnected', async () => {
    const before = await rows();
    const socket = connect(running.port, '127.0.0.1');
    const head = `POST /api/v1/upload-file HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${anna}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`;
    socket.write(`${head}--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${'hello '.repeat(1000)}`);
    while ((await temporaries()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    while ((await temporaries()).length > 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await rows()).toBe(before);
  });

  it('refuses an Idempotency-Key of the wrong shape before it reads the file', async () => {
    await as(anna).upload(samplePng(), 'a.png').set('idempotency-key', 'with space').expect(422);
  });

  it('answers a repeated key with the first upload and keeps nothing twice, however the form is wrapped', async () => {
    const content = samplePng(11, 11);
    const before = await rows();
    const send = (): request.Test => as(anna).upload(content, 'a.png').set('idempotency-key', 'key-1');
    const first = await send().expect(201);
    const again = await send().expect(201);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect(await rows()).toBe(before + 1);
    const other = await as(anna).upload(samplePng(12, 12), 'a.png').set('idempotency-key', 'key-1').expect(422);
    expect(other.body).toMatchObject({ code: 'idempotencyKeyReused' });
    const stranger = await as(boris).upload(content, 'a.png').set('idempotency-key', 'key-1').expect(201);
    expect(stranger.headers['idempotency-replayed']).toBeUndefined();
    expect(await rows()).toBe(before + 2);
    expect(await temporaries()).toEqual([]);
  });

  it('has one effect when one key comes many times at once', async () => {
    const before = await rows();
    const send = (): request.Test => as(anna).upload(samplePng(13, 13), 'a.png').set('idempotency-key', 'key-2');
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body as { _id: Id })._id)).size).toBe(1);
    expect(await rows()).toBe(before + 1);
  });

  it("answers a repeated key with 404 once the file is no longer the reader's", async () => {
    const send = (): request.Test => as(anna).upload(samplePng(14, 14), 'a.png').set('idempotency-key', 'key-3');
    attachedFiles.set(((await send().expect(201)).body as { _id: Id })._id, new Set([boris]));
    await send().expect(404);
  });

  it('accepts a key again after a refusal, which stores nothing', async () => {
    await as(anna).upload(Buffer.from('<html>'), 'a.txt').set('idempotency-key', 'key-4').expect(415);
    await as(anna).upload(samplePng(), 'a.png').set('idempotency-key', 'key-4').expect(201);
  });

  it('asks for a token', async () => {
    await request(running.address).post(path).attach('file', samplePng(), 'a.png').expect(401);
  });
});
