import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '#libs/platform/process/command-line';
import { verifyFile } from './bundle-commands.js';
import { isCertificate, verifyCertificate } from './certificate-note.js';

/* `former/` is what commit 02cdb408 gave out: bundles with verify.html and a cosignature, a certificate's PDF, note and code, a receipt's proof. */

const at = (name: string): string => fileURLToPath(new URL(`former/${name}`, import.meta.url));
const read = (name: string): string => readFileSync(at(name), 'utf8').trim();
const keys = read('keys.txt').split('\n').slice(0, 1);
const [key = ''] = keys;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'former-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('a bundle of an earlier version', () => {
  it.each(['order.zip', 'period.zip'])('is still verified, with the page that it contains: %s', async (name) => {
    const { holds, lines } = await verifyFile(at(name), { keys, heads: at('heads.jsonl') });
    expect([holds, lines[0], lines.at(-1)]).toEqual([true, 'verified', 'verified']);
  });

  it('gets a report of what was checked, in Russian too', async () => {
    const { lines } = await verifyFile(at('order.zip'), { keys });
    for (const line of [
      '  contents: order R-000001',
      '  positions: 1 to 21',
      '  events: 21',
      '  decided again: 18',
      '  texts: 1 compared, 0 erased',
    ])
      expect(lines).toContain(line);
    expect(lines).toContain('what this does not show:');
    expect(lines.filter((line) => line.includes('cosigned'))).toHaveLength(1);
    const { lines: russian } = await verifyFile(at('period.zip'), { keys, language: 'ru' });
    expect(russian[0]).toBe('подтверждено');
    expect(russian).toContain('  содержание: с 2020-01-01 по 2099-12-31, дни по UTC');
    expect(russian).toContain('чего это не показывает:');
  });
});

describe('a certificate of an earlier version', () => {
  const note = at('certificate-1-en.pdf.note');
  const link = read('certificate-1.link');

  it('is verified by the note of its PDF, and by the address in its code', async () => {
    expect([isCertificate(note), isCertificate(link), isCertificate(at('order.zip'))]).toEqual([true, true, false]);
    const { holds, lines } = await verifyCertificate(note, keys, 'en');
    expect([holds, lines[0], lines.at(-1)]).toEqual([true, 'verified', 'verified']);
    expect(lines).toContain('  certificate 1');
    const said = await verifyCertificate(link, keys, 'ru');
    expect([said.holds, said.lines[0]]).toEqual([true, 'подтверждено']);
    expect(said.lines).toContain('  covers order R-000001');
  });

  it('is refused with another PDF, another text, another key, and without one', async () => {
    await copyFile(note, join(directory, 'certificate-1-en.pdf.note'));
    await writeFile(join(directory, 'certificate-1-en.pdf'), 'another');
    const moved = await verifyCertificate(join(directory, 'certificate-1-en.pdf.note'), keys, 'en');
    expect([moved.holds, moved.lines[1]]).toEqual([false, 'certificate-1-en.pdf: it isn’t the PDF that was signed']);
    const [page = '', encoded = ''] = link.split('#certificate=');
    const altered = Buffer.from(encoded, 'base64url').toString('utf8').replace('faults 0', 'faults 1');
    const forged = await verifyCertificate(`${page}#certificate=${Buffer.from(altered).toString('base64url')}`, keys, 'en');
    expect([forged.holds, forged.lines.length]).toEqual([false, 3]);
    const stranger = await verifyCertificate(note, [key.replace(/^registra\.example\+\w{8}/, 'registra.example+00000000')], 'en');
    expect(stranger.holds).toBe(false);
    await expect(verifyCertificate(note, undefined, 'en')).rejects.toThrow(UsageError);
  });
});
