import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstFault } from './first-look.mjs';

const place = mkdtempSync(join(tmpdir(), 'registra-look-'));
const taken: Server = createServer();
let port = '';

beforeAll(async () => {
  taken.listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  port = typeof address === 'object' ? String(address?.port) : '';
});
afterAll(() => {
  taken.close();
  rmSync(place, { recursive: true });
});

const at = (name: string): string => join(place, name);

describe('the first look of npm start', () => {
  it('finds nothing wrong with a directory that is there or can be made, and a free port', async () => {
    expect(await firstFault({ DATA_DIR: place, PORT: '0' })).toBeUndefined();
    expect(await firstFault({ DATA_DIR: at('new/data'), PORT: '0' })).toBeUndefined();
  });

  it('names a file that is in the place of the data directory or above it', async () => {
    writeFileSync(at('file'), '');
    for (const path of [at('file'), at('file/data')])
      expect(await firstFault({ DATA_DIR: path, PORT: '0' })).toMatch(
        new RegExp(`cannot be made: ${at('file')} is a file\\. Move it away, or .*DATA_DIR=`),
      );
  });

  it('names another version of PostgreSQL, unless the database is elsewhere', async () => {
    mkdirSync(at('old/postgres/data'), { recursive: true });
    writeFileSync(at('old/postgres/data/PG_VERSION'), '17\n');
    const old = { DATA_DIR: at('old'), PORT: '0' };
    expect(await firstFault(old, { postgres: 18 })).toContain('made by PostgreSQL 17, and 18 is installed');
    expect(await firstFault(old, { postgres: 17 })).toBeUndefined();
    expect(await firstFault({ ...old, DATABASE_URL: 'postgresql://elsewhere' }, { postgres: 18 })).toBeUndefined();
  });

  it('names a port that is taken and another to choose, and an address that is not of this machine', async () => {
    expect(await firstFault({ DATA_DIR: place, PORT: port })).toBe(
      `127.0.0.1:${port} is taken. End what listens there, or choose another port, for example PORT=${Number(port) + 1} npm start`,
    );
    expect(await firstFault({ DATA_DIR: place, HOST: '192.0.2.1', PORT: '3999' })).toContain('192.0.2.1 is no address of this machine');
  });

  it('says that the product itself holds the port', async () => {
    mkdirSync(at('running'));
    writeFileSync(at('running/registra.lock'), JSON.stringify({ pid: process.pid }));
    expect(await firstFault({ DATA_DIR: at('running'), PORT: port })).toContain(
      `probably by the Registra that runs already (process ${process.pid})`,
    );
  });

  it('leaves an invalid PORT to the configuration', async () => {
    expect(await firstFault({ DATA_DIR: place, PORT: 'many' })).toBeUndefined();
  });
});
