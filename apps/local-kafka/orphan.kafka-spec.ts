import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LocalKafka } from './local-kafka.js';

const directory = mkdtempSync(join(tmpdir(), 'registra-orphan-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const script = (): string =>
  `import { LocalKafka } from '${pathToFileURL(join(__dirname, 'local-kafka.ts')).href}';
   const broker = await LocalKafka.create({ directory: '${directory}' });
   await broker.start();
   console.log(broker.pid);
   setInterval(() => undefined, 1000);`;

describe('a broker whose starter was killed', () => {
  it('is ended by the next start on its directory, but not while its starter lives', async () => {
    const flags = ['--import', './apps/tools/typescript.mjs', '--input-type=module', '-e', script()];
    const starter = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(starter.stdout, 'data')) as [Buffer];
    const orphan = Number(line.toString());
    const next = await LocalKafka.create({ directory });
    await expect(next.start()).rejects.toThrow(`in use by process ${starter.pid}`);
    starter.kill('SIGKILL');
    await once(starter, 'exit');
    expect(() => process.kill(orphan, 0)).not.toThrow();
    await next.start();
    expect(next.pid).not.toBe(orphan);
    await next.stop();
  });
});
