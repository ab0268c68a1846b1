import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import type { Id } from '#libs/kernel/ids';
import { sampleJpeg, samplePdf, samplePng } from '#libs/testing/sample-files';
import { sampleDocx } from '#libs/testing/sample-zip';
import { type DocumentsApp, attachedFiles, startDocumentsApp } from '#libs/testing/documents-app';
import { maxFileSize } from './receive-upload.js';

const anna: Id = '01936f0e-0000-7000-8000-00000000000a';
const boris: Id = '01936f0e-0000-7000-8000-00000000000b';
const path = '/upload-file';
let running: DocumentsApp;

beforeAll(async () => {
  running = await startDocumentsApp();
});
afterAll(() => running.close());

const as = (person: Id) => ({
  upload: (content: Buffer, name: string, type = 'application/octet-stream') =>
    request(running.address).post(path).auth(person, { type: 'bearer' }).attach('file', content, { filename: name, contentType: type }),
  get: (address: string) => request(running.address).get(address).auth(person, { type: 'bearer' }).buffer(true).parse(bytes),
  post: (address: string) => request(running.address).post(address).auth(person, { type: 'bearer' }),
});
const bytes = (response: request.Response, done: (error: Error | null, body: unknown) => void): void => {
  const chunks: Buffer[] = [];
  (response as unknown as NodeJS.ReadableStream)
    .on('data', (chunk: Buffer) => chunks.push(chunk))
    .on('end', () => done(null, Buffer.concat(chunks)));
};
const rows = async (): Promise<number> => (await running.database.one<{ n: number }>('select count(*) as n from files'))?.n ?? -1;
const temporaries = (): Promise<string[]> => readdir(join(running.filesDir, 'tmp'));
const pathOf = (sha256: string): string => join(running.filesDir, sha256.slice(0, 2), sha256.slice(2));
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
/** A PNG of exactly `size` bytes: the rest is a private chunk. */
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

  it('keeps the same bytes once and their uploads apart', async () => {
    const content = samplePng(7, 7);
    const [first, second] = await Promise.all([as(anna).upload(content, 'a.png'), as(boris).upload(content, 'b.png')]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body as { _id: Id })._id).not.toBe((second.body as { _id: Id })._id);
    expect(await readdir(join(running.filesDir, hashOf(content).slice(0, 2)))).toEqual([hashOf(content).slice(2)]);
  });

  it('takes a file of exactly 15 MB', async () => {
    const answer = await as(anna).upload(pngOfSize(maxFileSize), 'large.png').expect(201);
    expect((answer.body as { size: number }).size).toBe(15 * 1024 * 1024);
  });

  it('refuses one byte more and keeps nothing of it', async () => {
    const before = await rows();
    const answer = await as(anna)
      .upload(pngOfSize(maxFileSize + 1), 'large.png')
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

  it.each([
    ['HTML that calls itself a PDF', Buffer.from('<html><script>alert(1)</script>'), 'contract.pdf', 'application/pdf'],
    ['an SVG that calls itself a PNG', Buffer.from('<svg onload="alert(1)"/>'), 'logo.png', 'image/png'],
    ['a program that calls itself a text', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), 'readme.txt', 'text/plain'],
    ['a picture with a page behind it', Buffer.concat([samplePng(), Buffer.from('<html>')]), 'scan.png', 'image/png'],
    ['a document with macros', sampleDocx([{ name: 'word/vbaProject.bin' }]), 'contract.docx', 'application/msword'],
    ['a picture too large to open', samplePng(2 ** 31 - 1, 2 ** 31 - 1), 'scan.png', 'image/png'],
  ])('refuses %s', async (_what, content, name, type) => {
    const before = await rows();
    const answer = await as(anna).upload(content, name, type).set('accept-language', 'en').expect(415);
    expect(answer.body).toMatchObject({ code: 'fileFormat', detail: 'Incorrect file format' });
    expect(await rows()).toBe(before);
    expect(await temporaries()).toEqual([]);
  });

  it('tells a Russian reader in Russian', async () => {
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
    ['two files', () => as(anna).upload(samplePng(), 'a.png').attach('file', samplePng(), 'b.png'), 'file', 'tooMany'],
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

  it('keeps nothing of an upload whose sender went away', async () => {
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

  it('asks for a token', async () => {
    await request(running.address).post(path).attach('file', samplePng(), 'a.png').expect(401);
  });
});

describe('GET upload-file/{id}', () => {
  const content = sampleJpeg(5, 5);
  let id: Id;

  beforeAll(async () => {
    id = ((await as(anna).upload(content, 'скан.jpg')).body as { _id: Id })._id;
  });

  it('gives the uploader the bytes, as an attachment that no browser draws', async () => {
    const answer = await as(anna).get(`${path}/${id}`).expect(200);
    expect(answer.body).toEqual(content);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="____.jpg"; filename*=UTF-8''%D1%81%D0%BA%D0%B0%D0%BD.jpg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      etag: `"${hashOf(content)}"`,
    });
  });

  it('is not there for anybody else until it is attached', async () => {
    const answer = await as(boris).get(`${path}/${id}`).expect(404);
    expect(JSON.parse(String(answer.body))).toMatchObject({ code: 'notFound' });
    await as(boris).post(`${path}/${id}/link`).expect(404);
  });

  it('once attached goes by the order: who sees it there reads it, the uploader no longer by right', async () => {
    const other = ((await as(anna).upload(content, 'b.jpg')).body as { _id: Id })._id;
    attachedFiles.set(other, new Set([boris]));
    await as(boris).get(`${path}/${other}`).expect(200);
    await as(anna).get(`${path}/${other}`).expect(404);
  });

  it.each(['01936f0e-0000-7000-8000-0000000000ff', 'x', '..%2f..%2fetc%2fpasswd', '%00'])('answers 404 to %s', async (unknown) => {
    await as(anna).get(`${path}/${unknown}`).expect(404);
  });

  it('serves one range, the last bytes, and tells what does not exist', async () => {
    const first = await as(anna).get(`${path}/${id}`).set('range', 'bytes=2-9').expect(206);
    expect(first.body).toEqual(content.subarray(2, 10));
    expect(first.headers['content-range']).toBe(`bytes 2-9/${content.length}`);
    expect((await as(anna).get(`${path}/${id}`).set('range', 'bytes=-4').expect(206)).body).toEqual(content.subarray(-4));
    const beyond = await as(anna).get(`${path}/${id}`).set('range', `bytes=${content.length}-`).expect(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${content.length}`);
    await as(anna).get(`${path}/${id}`).set('range', 'bytes=0-1,4-5').expect(200);
    await as(anna).get(`${path}/${id}`).set('range', 'bytes=0-1').set('if-range', '"another"').expect(200);
  });

  it('answers HEAD without the bytes', async () => {
    const answer = await request(running.address).head(`${path}/${id}`).auth(anna, { type: 'bearer' }).expect(200);
    expect(answer.headers['content-length']).toBe(String(content.length));
  });
});

describe('POST upload-file/{id}/link', () => {
  let id: Id;
  let link: URL;

  beforeAll(async () => {
    id = ((await as(anna).upload(samplePdf(), 'a.pdf')).body as { _id: Id })._id;
    const answer = (await as(anna).post(`${path}/${id}/link`).expect(200)).body as { url: string; expiresAt: string };
    link = new URL(answer.url, running.address);
    const seconds = (Date.parse(answer.expiresAt) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  const open = (address: URL) => request(address.origin).get(address.pathname + address.search);

  it('gives an address that needs no token, as an attachment with nosniff', async () => {
    const answer = await open(link).expect(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['another file', (address: URL) => (address.pathname = address.pathname.replace(id, '01936f0e-0000-7000-8000-0000000000ff'))],
    ['a later end', (address: URL) => address.searchParams.set('expires', String(Number(address.searchParams.get('expires')) + 1))],
    ['another signature', (address: URL) => address.searchParams.set('signature', 'A'.repeat(43))],
    ['no signature', (address: URL) => address.searchParams.delete('signature')],
    ['two signatures', (address: URL) => address.searchParams.append('signature', 'x')],
    ['no number as its end', (address: URL) => address.searchParams.set('expires', '1e9')],
  ])('cannot be bent to %s', async (_what, bend) => {
    const bent = new URL(link);
    bend(bent);
    expect((await open(bent).expect(404)).body).toMatchObject({ code: 'notFound' });
  });
});
