import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ForeignFiles } from '../previews/foreign-files.js';
import { taken } from '../rules/verdict.js';
import { FileInspections } from './file-inspections.js';

let directory: string;
let path: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'registra-inspections-'));
  path = join(directory, 'a.pdf');
  writeFileSync(path, '%PDF-1.5\n1 0 obj\n<</Type/Catalog>>\nendobj\n%%EOF\n');
});
afterAll(() => rmSync(directory, { recursive: true }));

it('files are inspected in another process, one of a person at a time, and nobody waits for files of others', async () => {
  const under: string[] = [];
  const most: Record<string, number> = {};
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const files = {
    async verdictOf(_: string, sha256: string) {
      const [person = ''] = sha256.split(' ');
      under.push(person);
      most[person] = Math.max(most[person] ?? 0, under.filter((one) => one === person).length);
      if (person === 'thief') await held;
      under.splice(under.indexOf(person), 1);
      return taken('application/pdf');
    },
  };
  const inspections = new FileInspections(files as unknown as ForeignFiles);
  const thefts = Array.from({ length: 6 }, (_, n) => inspections.typeOf('thief', { path, sha256: `thief ${n}` }));
  expect(await inspections.typeOf('other', { path, sha256: 'other 1' })).toBe('application/pdf');
  expect(under).toEqual(['thief']);
  release();
  expect(await Promise.all(thefts)).toEqual(Array<string>(6).fill('application/pdf'));
  expect(most).toEqual({ thief: 1, other: 1 });
});
