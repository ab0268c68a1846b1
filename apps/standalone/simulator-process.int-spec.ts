import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from '#apps/bench/product/until';
import { freePort } from '#libs/platform/process/free-port';
import { SimulatorProcess } from './simulator-process.js';

const program = resolve('dist/apps/paypal-simulator/main.js');
const warnings: string[] = [];
let dataDir: string;
const started: SimulatorProcess[] = [];

beforeEach(() => {
  warnings.splice(0);
  dataDir = mkdtempSync(join(tmpdir(), 'registra-simulator-'));
});
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
  rmSync(dataDir, { recursive: true });
});

async function start(path = program, findPort?: () => Promise<number>): Promise<SimulatorProcess> {
  const simulator = await SimulatorProcess.start({
    program: path,
    config: { dataDir, publicUrl: 'https://registra.example', host: '0.0.0.0', port: 3000 },
    log: { warn: (_, message) => void warnings.push(message) },
    ...(findPort && { findPort }),
  });
  started.push(simulator);
  return simulator;
}

const answers = async ({ access }: SimulatorProcess): Promise<boolean> =>
  (await fetch(`${access.apiUrl}/simulator/health`).catch(() => undefined))?.ok === true;
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the simulator beside the product', () => {
  it('issues a token to the product, and to no one without access to its secrets', async () => {
    const { access } = await start();
    const token = (secret: string) =>
      fetch(`${access.apiUrl}/v1/oauth2/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${access.clientId}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
    expect([(await token(access.clientSecret)).status, (await token('simulator')).status]).toEqual([200, 401]);
    const place = join(dataDir, 'paypal-simulator');
    expect([statSync(place).mode & 0o777, statSync(join(place, 'journal.jsonl')).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it('is restarted on the same port when it dies, with its state', async () => {
    const simulator = await start();
    const { pid = 0 } = simulator;
    process.kill(pid, 'SIGKILL');
    await until('another process', () => simulator.pid !== pid);
    await until('its answer', () => answers(simulator));
    expect(warnings).toEqual(['the simulator of PayPal is started again']);
  });

  it('ends when the product stops it, and is not started again', async () => {
    const simulator = await start();
    const { pid = 0 } = simulator;
    await simulator.stop();
    expect([runs(pid), await answers(simulator), warnings]).toEqual([false, false, []]);
    await simulator.stop();
  });

  it('chooses another port when one is taken, three times at most', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    const ports = [taken, taken, await freePort()];
    const simulator = await start(program, async () => ports.shift() ?? taken);
    expect([await answers(simulator), ports]).toEqual([true, []]);
    await expect(start(program, async () => taken)).rejects.toThrow(`EADDRINUSE: address already in use 127.0.0.1:${taken}`);
    other.close();
  });

  it('reports why it cannot start', async () => {
    await expect(start(resolve('dist/apps/paypal-simulator/nothing.js'))).rejects.toThrow(/the simulator of PayPal ended:[^]*nothing\.js/);
  });
});
