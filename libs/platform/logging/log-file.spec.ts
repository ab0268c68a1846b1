import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile } from './log-file.js';

const place = mkdtempSync(join(tmpdir(), 'registra-log-'));
afterAll(() => rmSync(place, { recursive: true }));

describe('a log file', () => {
  it('keeps what the last start wrote beside it, and is private', () => {
    const file = join(place, 'starts', 'registra.log');
    for (const line of ['first\n', 'second\n', 'third\n']) logFile(file).write(line);
    expect(readFileSync(file, 'utf8')).toBe('third\n');
    expect(readFileSync(`${file}.1`, 'utf8')).toBe('second\n');
    expect([statSync(file).mode & 0o077, statSync(join(place, 'starts')).mode & 0o077]).toEqual([0, 0]);
  });

  it('never has more than its size and a line, and loses no line of the last two files', () => {
    const file = join(place, 'size', 'registra.log');
    const log = logFile(file, 100);
    for (let n = 100; n < 200; n += 1) log.write(`line ${n}\n`);
    expect(readdirSync(join(place, 'size')).sort()).toEqual(['registra.log', 'registra.log.1']);
    const kept = readFileSync(`${file}.1`, 'utf8') + readFileSync(file, 'utf8');
    const lines = kept.trim().split('\n');
    expect(lines.at(-1)).toBe('line 199');
    expect(lines.map((line) => Number(line.slice(5)))).toEqual(lines.map((_, at) => 200 - lines.length + at));
    for (const name of [file, `${file}.1`]) expect(statSync(name).size).toBeLessThanOrEqual(109);
  });
});
