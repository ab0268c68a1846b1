import fs, { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { documentReception, receiveFile } from './receive-file.js';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'receive-file-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(directory, { recursive: true });
});

/** A form whose only file ends prematurely. */
function brokenForm(): FastifyRequest {
  const file = new PassThrough();
  file.write('hello');
  setImmediate(() => file.destroy(new Error('Unexpected end of form')));
  const parts = function* (): Generator<object> {
    yield { type: 'file', fieldname: 'file', filename: 'a.txt', file };
  };
  return { isMultipart: () => true, headers: {}, parts, raw: new PassThrough() } as unknown as FastifyRequest;
}

describe('receiveFile', () => {
  it('leaves no file behind if the disk opens it after the form ended', async () => {
    const path = join(directory, 'upload');
    const open = fs.open;
    let opened = false;
    jest.spyOn(fs, 'open').mockImplementation(((...call: Parameters<typeof open>) => {
      setTimeout(() => {
        opened = true;
        open(...call);
      }, 50);
    }) as typeof open);
    await expect(receiveFile(brokenForm(), { ...documentReception, path })).rejects.toMatchObject({ code: 'incompleteBody' });
    await wait(100);
    expect(opened).toBe(true);
    expect(existsSync(path)).toBe(false);
  });
});
