import { access, mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type request from 'supertest';
import { v7 } from 'uuid';
import { Metrics } from '#libs/platform/metrics/metrics';
import { PdfPages } from '#libs/platform/pdf/document';
import { type DocumentsApp, clientOf, startDocumentsApp, uploadPath } from '#libs/testing/documents-app';
import { realHeic } from '#libs/testing/real-heic';
import { sampleDocx, sampleOdt, sampleZip } from '#libs/testing/sample-zip';
import { sampleJpeg } from '#libs/testing/sample-files';
import { FileStore } from '../storage/file-store.js';
import { PreviewStore } from '../storage/preview-store.js';
import type { FilePreviewDto } from '../wire/uploaded-file.dto.js';

let app: DocumentsApp;
const me = v7();

beforeAll(async () => {
  app = await startDocumentsApp();
});
afterAll(() => app?.close());

interface Uploaded {
  path: string;
  sha256: string;
}

async function upload(content: Buffer): Promise<Uploaded> {
  const { body } = await clientOf(app, me).upload(content, 'file').expect(201);
  const { _id, sha256 } = body as { _id: string; sha256: string };
  return { path: `${uploadPath}/${_id}/preview`, sha256 };
}

const ask = (path: string, person = me): request.Test => clientOf(app, person).get(path);
const said = async (path: string): Promise<FilePreviewDto> => JSON.parse(String((await ask(path).expect(200)).body)) as FilePreviewDto;
const drawn = async (path: string): Promise<Sharp> => sharp((await ask(path).expect(200)).body as Buffer);

/** Red, green and blue in the middle of that share of the width. */
async function colourAt(picture: Sharp, share: number): Promise<number[]> {
  const { data, info } = await picture.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const photo = (width: number, height: number): Sharp => sharp({ create: { width, height, channels: 3, background: '#20a040' } });

async function pdf(pages: number): Promise<Buffer> {
  const document = new PdfPages({ title: 'T', language: 'en', footer: '' });
  document.title('Page 1');
  for (let page = 2; page <= pages; page++) document.document.addPage().rect(0, 0, 600, 850).fill('#d01020');
  return document.finish();
}

describe('the preview of a picture', () => {
  it('is redrawn: upright, no larger than it needs to be, without the file’s metadata', async () => {
    const content = await photo(3000, 1500)
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'somebody' } } })
      .jpeg()
      .toBuffer();
    const { path } = await upload(content);
    expect(await said(path)).toEqual({ pages: 1, text: null, fault: null });
    expect(await (await drawn(`${path}/1`)).metadata()).toMatchObject({ format: 'webp', width: 800, height: 1600 });
    const thumbnail = await (await drawn(`${path}/1?size=thumbnail`)).metadata();
    expect(thumbnail).toMatchObject({ width: 120, height: 240 });
    expect(thumbnail.exif).toBeUndefined();
  });

  it('is drawn from the format of iPhones, in the right colours', async () => {
    const { path } = await upload(realHeic);
    const picture = await drawn(`${path}/1`);
    const [left, right] = [await colourAt(picture, 0.25), await colourAt(picture, 0.75)];
    expect(left[0]).toBeGreaterThan(150);
    expect(left[2]).toBeLessThan(90);
    expect(right[2]).toBeGreaterThan(150);
    expect(right[0]).toBeLessThan(90);
  });

  it('is protected as the file is', async () => {
    const { path } = await upload(await photo(9, 9).png().toBuffer());
    const { headers } = await ask(`${path}/1`).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    await ask(path, v7()).expect(404);
    await ask(`${path}/1`, v7()).expect(404);
  });
});

describe('the preview of a PDF', () => {
  it('has its pages, and none beyond them', async () => {
    const { path } = await upload(await pdf(2));
    expect(await said(path)).toEqual({ pages: 2, text: null, fault: null });
    const { format, height } = await (await drawn(`${path}/1`)).metadata();
    expect(format).toBe('webp');
    expect(height).toBeGreaterThan(1590);
    expect((await colourAt(await drawn(`${path}/2?size=thumbnail`), 0.5))[0]).toBeGreaterThan(150);
    for (const page of ['3', '0', '-1', '1.5', '51', 'x']) await ask(`${path}/${page}`).expect(409);
    await ask(`${path}/1?size=huge`).expect(422);
  });
});

describe('the preview of a text', () => {
  it('is its first lines', async () => {
    const lines = Array.from({ length: 60 }, (_, line) => `Строка ${line + 1}`);
    const { path } = await upload(Buffer.from(lines.join('\r\n')));
    expect(await said(path)).toEqual({ pages: 0, text: lines.slice(0, 40).join('\n'), fault: null });
    await ask(`${path}/1`).expect(409);
  });

  it('contains the text of paragraphs and cells', async () => {
    const word = `<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>First</w:t><w:tab/><w:t>line</w:t></w:r></w:p><w:p><w:r><w:t>Second</w:t></w:r></w:p></w:body></w:document>`;
    const docx = await upload(sampleDocx([], {}, word));
    expect((await said(docx.path)).text).toBe('First\tline\nSecond');
    const open = `<office:document-content xmlns:office="o" xmlns:text="t"><office:body><text:h>Head</text:h><text:p>Body <text:span>text</text:span></text:p></office:body></office:document-content>`;
    const odt = await upload(sampleOdt([], undefined, open));
    expect((await said(odt.path)).text).toBe('Head\nBody text');
    const sheet = `<worksheet xmlns="s"><sheetData><row><c t="s"><v>1</v></c><c><v>12</v></c></row><row><c t="inlineStr"><is><t>In place</t></is></c></row></sheetData></worksheet>`;
    const strings = `<sst xmlns="s"><si><t>No</t></si><si><t>Shared</t></si></sst>`;
    const xlsx = await upload(
      sampleZip([
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: '_rels/.rels', data: '<Relationships/>' },
        {
          name: 'xl/workbook.xml',
          data: '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r2"/><sheet name="B" r:id="r1"/></sheets></workbook>',
        },
        {
          name: 'xl/_rels/workbook.xml.rels',
          data: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet.xml"/></Relationships>',
        },
        { name: 'xl/worksheets/sheet1.xml', data: '<worksheet/>' },
        { name: 'xl/worksheets/sheet.xml', data: sheet },
        { name: 'xl/sharedStrings.xml', data: strings },
      ]),
    );
    expect((await said(xlsx.path)).text).toBe('Shared\t12\nIn place');
  });
});

/** A program that is ended by the limit of computing time, given a long `delay`, on a busy machine too. */
const computesForever = 'for (;;);';

describe('a preview', () => {
  it('is drawn once and kept while there is the file', async () => {
    const { path, sha256 } = await upload(await photo(20, 30).png().toBuffer());
    const first = (await ask(`${path}/1`).expect(200)).body as Buffer;
    const before = { ...app.limits };
    app.limits.program = ['-e', 'process.exit(1)'];
    expect((await ask(`${path}/1`).expect(200)).body).toEqual(first);
    Object.assign(app.limits, before);
    const kept = join(app.filesDir, 'previews', sha256.slice(0, 2), sha256.slice(2), 'page-1.webp');
    await expect(access(kept)).resolves.toBeUndefined();
    await app.app.get(FileStore).remove(sha256);
    await expect(access(kept)).rejects.toThrow('ENOENT');
  });

  it('of a file with a false extension does not exist, and is reported', async () => {
    const { path } = await upload(sampleJpeg(7, 7));
    const { body } = await ask(`${path}/1`).expect(409);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'noPreview' });
  });

  it.each([
    ['time', computesForever, { patience: 500, delay: 100 }],
    ['memory', 'setInterval(() => (globalThis.a = [globalThis.a, Buffer.alloc(2e7, 1)]), 5)', { memory: 128 * 1024 * 1024 }],
    ['unreadable', 'process.abort()', {}],
  ] as const)('ends its process for %s, and the product continues', async (fault, program, limits) => {
    const { path } = await upload(Buffer.from(`A text of its own: ${fault}`));
    expect(await withProgram(program, () => said(path), limits)).toEqual({ pages: 0, text: null, fault });
    // What was given up is not tried again for a while.
    expect((await said(path)).fault).toBe(fault);
    await ask(path, v7()).expect(404);
  });

  it('is drawn without access to our settings', async () => {
    const { path } = await upload(Buffer.from('Another text of its own'));
    const before = { ...app.limits };
    process.env['A_SECRET_OF_THIS_TEST'] = 'x';
    app.limits.program = ['-e', 'process.stdout.write(JSON.stringify({ pages: 0, text: JSON.stringify(Object.keys(process.env)) }))', '--'];
    const { text } = await said(path);
    Object.assign(app.limits, before);
    delete process.env['A_SECRET_OF_THIS_TEST'];
    const known = JSON.parse(text ?? 'null') as string[];
    expect(known.filter((name) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(name))).toEqual([]);
  });

  it('reads no secret, no environment, and writes and starts nothing', async () => {
    const { path } = await upload(Buffer.from('A text for a curious program'));
    const secrets = join(app.filesDir, 'secrets');
    await mkdir(secrets);
    const secret = join(secrets, 'jwt-secret');
    await writeFile(secret, 'x');
    await writeFile(join(app.filesDir, 'open-to-all'), 'x', { mode: 0o644 });
    const attempts = {
      secret: `fs.readFileSync(${JSON.stringify(secret)})`,
      open: `fs.readFileSync(${JSON.stringify(join(app.filesDir, 'open-to-all'))})`,
      environment: `fs.readFileSync('/proc/${process.pid}/environ')`,
      passwords: `fs.readFileSync('/etc/passwd')`,
      write: `fs.writeFileSync('/tmp/registra-preview-was-here', 'x')`,
      start: `require('node:child_process').execFileSync('/bin/true')`,
    };
    const tries = Object.entries(attempts).map(([name, code]) => `try { ${code}; done.push('${name}') } catch {}`);
    const program = `const fs = require('node:fs'), done = []; ${tries.join(';')}; process.stdout.write(JSON.stringify({ pages: 0, text: JSON.stringify(done) }))`;
    const { text } = await withProgram(program, () => said(path));
    expect(text).toBe('[]');
  });

  it('yields to the other work of the product, in every thread', async () => {
    const { path } = await upload(Buffer.from('A text for a polite program'));
    app.limits.readable = [...app.limits.readable, '/proc/'];
    const program = `const fs = require('node:fs'); process.stdout.write(JSON.stringify({ pages: 0, text: JSON.stringify(
      process.platform === 'linux' ? fs.readdirSync('/proc/self/task').map((id) => Number(fs.readFileSync('/proc/self/task/' + id + '/stat', 'latin1').split(') ')[1].split(' ')[16])) : [10]) }))`;
    const { text } = await withProgram(program, () => said(path));
    expect(new Set(JSON.parse(text ?? '[]') as number[])).toEqual(new Set([10]));
  });
});

/** Runs `work` with a test program in place of the preview program. */
async function withProgram<Result>(
  code: string,
  work: () => Promise<Result>,
  limits: Partial<DocumentsApp['limits']> = {},
): Promise<Result> {
  const before = { ...app.limits };
  Object.assign(app.limits, limits, { program: ['-e', code, '--'] });
  try {
    return await work();
  } finally {
    Object.assign(app.limits, before);
  }
}

describe('concurrent previews', () => {
  const endless = 'setInterval(() => {}, 1000)';
  const drawsAtOnce = "process.stdout.write('picture')";
  let number = 0;
  const another = async (): Promise<Uploaded> => upload(await pdf(1 + (number += 1)));
  const fetched = (path: string, person: string, signal?: AbortSignal): Promise<Response> =>
    fetch(app.address + path, { headers: { authorization: `Bearer ${person}` }, ...(signal && { signal }) });

  it('are limited to one drawn and ten waiting for each person, and nobody else waits', async () => {
    const { path } = await another();
    const other = v7();
    const { body } = await clientOf(app, other)
      .upload(await photo(11, 12).png().toBuffer(), 'mine.png')
      .expect(201);
    const gone = new AbortController();
    await withProgram(endless, async () => {
      const all = Array.from({ length: 12 }, (_, at) => fetched(`${path}/${at + 1}`, me, gone.signal));
      const refused = await Promise.any(all);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
      expect(await refused.json()).toMatchObject({ code: 'tooManyPreviews' });
      const mine = `${uploadPath}/${(body as { _id: string })._id}/preview/1`;
      const drawnMeanwhile = await withProgram(drawsAtOnce, () => fetched(mine, other));
      expect([drawnMeanwhile.status, await drawnMeanwhile.text()]).toEqual([200, 'picture']);
      gone.abort();
      await Promise.allSettled(all);
    });
    // A reader who disconnected released their slots: the next preview of the same person is drawn.
    const next = await withProgram(drawsAtOnce, () => fetched(`${path}/20`, me));
    expect([next.status, await next.text()]).toEqual([200, 'picture']);
  });

  it('of a file that took too long once are given up for all of its pages and sizes, for a day, in every process', async () => {
    const { path, sha256 } = await another();
    await withProgram(computesForever, () => ask(`${path}/1`).expect(409), { patience: 500, delay: 100 });
    await withProgram(drawsAtOnce, async () => {
      for (const page of ['1', '2', '1?size=thumbnail']) await ask(`${path}/${page}`).expect(409);
      expect(await said(path)).toEqual({ pages: 0, text: null, fault: 'time' });
      const mark = join(app.app.get(FileStore).previewsOf(sha256), 'took-too-long');
      const yesterday = Date.now() / 1000 - 25 * 60 * 60;
      await utimes(mark, yesterday, yesterday);
      expect(await app.app.get(PreviewStore).tookTooLong(sha256)).toBe(false);
      await ask(`${path}/2`).expect(200);
    });
  });

  it('are refused for now on a machine without a free processor, or if a file cannot be inspected', async () => {
    const { path } = await another();
    const paper = await pdf(40);
    const before = await starved();
    await withProgram(endless, () => refusedForNow(ask(`${path}/1`)), { patience: 200 });
    expect(await starved()).toBe(before + 1);
    await withProgram(endless, () => refusedForNow(clientOf(app, me).upload(paper, 'paper.pdf')), { patience: 200 });
    // Nothing is remembered against the files.
    await ask(`${path}/1`).expect(200);
    await upload(paper);
  });

  const starved = async (): Promise<number> => {
    const counted = await app.app.get(Metrics).registry.getSingleMetric('file_previews_total')?.get();
    return counted?.values.find(({ labels }) => labels['outcome'] === 'starved')?.value ?? 0;
  };

  const refusedForNow = async (call: request.Test): Promise<void> => {
    const { headers, body } = await call.expect(503);
    expect(headers['retry-after']).toBe('30');
    expect(Buffer.isBuffer(body) ? JSON.parse(String(body)) : body).toMatchObject({ code: 'unavailable' });
  };

  it('are not found if the content of their file is deleted meanwhile', async () => {
    const { path, sha256 } = await another();
    await app.app.get(FileStore).remove(sha256);
    const { body } = await ask(`${path}/1`).expect(404);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'notFound' });
    await ask(path).expect(404);
  });
});
