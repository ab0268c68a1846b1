import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fact } from './facts.js';
import { FileJournal, JournalDamagedError } from './journal.js';

describe('the journal file of the simulator', () => {
  let directory: string;
  let path: string;
  const expired = (at: number): Fact => ({ type: 'RequestKeysExpired', at });

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'simulator-'));
    path = join(directory, 'below', 'journal.jsonl');
    new FileJournal(path).append([expired(1), expired(2)]);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('returns what was appended, call by call', () => {
    new FileJournal(path).append([expired(3)]);
    expect(new FileJournal(path).read()).toEqual([[expired(1), expired(2)], [expired(3)]]);
  });

  it('drops a line that was cut off anywhere, and continues after the last whole one', () => {
    const line = JSON.stringify([expired(3)]);
    for (let length = 1; length <= line.length; length++) {
      appendFileSync(path, line.slice(0, length));
      expect(new FileJournal(path).read()).toEqual([[expired(1), expired(2)]]);
    }
    new FileJournal(path).append([expired(4)]);
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(3);
  });

  it('refuses a file with a whole line that cannot be read', () => {
    writeFileSync(path, 'no json\n[]\n');
    expect(() => new FileJournal(path)).toThrow(JournalDamagedError);
  });
});
