import { createHash } from 'node:crypto';
import request from 'supertest';
import type { Id } from '#machines/kernel/ids';
import { type DocumentsApp, attachedFiles, clientOf, startDocumentsApp, uploadPath as path } from '#libs/testing/documents-app';
import { sampleJpeg, samplePdf } from '#libs/testing/sample-files';

const anna: Id = '01936f0e-0000-7000-8000-00000000000a';
const boris: Id = '01936f0e-0000-7000-8000-00000000000b';
const as = (person: Id) => clientOf(running, person);
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
let running: DocumentsApp;

beforeAll(async () => {
  running = await startDocumentsApp();
});
afterAll(() => running.close());

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

  it('answers 404 to anybody else until the file is attached', async () => {
    const answer = await as(boris).get(`${path}/${id}`).expect(404);
    expect(JSON.parse(String(answer.body))).toMatchObject({ code: 'notFound' });
    await as(boris).post(`${path}/${id}/link`).expect(404);
  });

  it('serves an attached file to readers of its order, and not by right to its uploader', async () => {
    const other = ((await as(anna).upload(content, 'b.jpg')).body as { _id: Id })._id;
    attachedFiles.set(other, new Set([boris]));
    await as(boris).get(`${path}/${other}`).expect(200);
    await as(anna).get(`${path}/${other}`).expect(404);
  });

  it.each(['01936f0e-0000-7000-8000-0000000000ff', 'x', '..%2f..%2fetc%2fpasswd', '%00'])('answers 404 to %s', async (unknown) => {
    await as(anna).get(`${path}/${unknown}`).expect(404);
  });

  it('serves one range and the last bytes, and refuses what does not exist', async () => {
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
