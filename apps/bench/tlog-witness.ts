import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CheckpointSigner, ForkedLogError } from '#libs/event-log/chain/checkpoint-signer';
import { LogCheckpoints } from '#libs/event-log/chain/log-checkpoints';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { openCheckpoint } from '#libs/event-log/tree/checkpoint';
import { cosignaturesOf, witnessKeyOf } from '#libs/event-log/tree/cosignature';
import { verifierLine } from '#libs/event-log/tree/note';
import { WitnessOffers } from '#libs/event-log/witnesses/witness-offers';
import { witnessStates } from '#libs/event-log/witnesses/witness-states';
import type { WitnessAddress } from '#libs/platform/config/witnesses';
import { Database } from '#libs/platform/database/database';
import { GoProgram } from './go-program.js';
import { queueMessages } from './message-log.js';
import { ownDatabase } from './own-database.js';

const origin = 'registra.example/log';
const program = 'apps/bench/tlog-witness';
const litewitness = 'filippo.io/torchwood/cmd/litewitness';
/** How much the log grows before each checkpoint: within a tile, over its end, and by many. */
const growth = [1, 1, 254, 1, 343, 9_400];

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

/**
 * Has litewitness, a C2SP witness in Go that others wrote, cosign the checkpoints of a growing log, and refuse a fork and a rolled back copy of it.
 * @returns the number of faults @throws Skipped without Go 1.25 or newer, or the packages
 */
export async function provingWitness(print: (line: string) => void): Promise<number> {
  const built = GoProgram.build(program, [litewitness]);
  const log = verifierLine({ name: origin, key: publicKey });
  const running = built.start(join(built.directory, 'litewitness'), 'witness.example', log, built.directory);
  try {
    const witness = await addressOf(running);
    const faults = [...(await withLog(witness, cosigned)), ...(await withLog(witness, forked)), ...(await withLog(witness, rolledBack))];
    for (const fault of faults) print(`tlog: ${fault}`);
    print(`tlog: litewitness cosigned ${growth.length} checkpoints and refused a fork and a rolled back log: ${faults.length} faults`);
    return faults.length;
  } finally {
    running.stdin.end();
    await new Promise((resolve) => (running.exitCode === null ? running.once('exit', resolve) : resolve(undefined)));
    built.remove();
  }
}

/** The verifier key and the address that it prints. @throws Error with what it says if it ends before */
async function addressOf(running: ChildProcessWithoutNullStreams): Promise<WitnessAddress> {
  let said = '';
  running.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  const lines: string[] = [];
  for await (const line of createInterface({ input: running.stdout })) {
    lines.push(line);
    const [key, url] = lines;
    if (key !== undefined && url !== undefined) return { key, url };
  }
  throw new Error(`the witness did not start: ${said}`);
}

/** A new log of the same key and origin, and the one witness. */
class WitnessedLog {
  readonly offers: WitnessOffers;
  readonly signer: CheckpointSigner;
  private readonly sequencer: Sequencer;

  constructor(
    readonly database: Database,
    readonly witness: WitnessAddress,
    file: string,
  ) {
    const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
    this.offers = new WitnessOffers(database, [witness], noLog);
    this.signer = new CheckpointSigner(database, pem, file, { usual: origin }, { witnesses: [witness.key] });
    this.sequencer = new Sequencer(database, new Wakeups(database));
  }

  async grow(amount: number): Promise<void> {
    await queueMessages(this.database, amount);
    await this.sequencer.drain();
    await this.signer.signNow();
  }

  async status(): Promise<string | undefined> {
    await this.offers.offer();
    return (await witnessStates(this.database, [this.witness.key]))[0]?.status;
  }

  stop(): Promise<void> {
    return this.sequencer.stop();
  }
}

async function withLog(witness: WitnessAddress, check: (log: WitnessedLog) => Promise<string[]>): Promise<string[]> {
  const own = await ownDatabase(false);
  const database = Database.open(own.url, { max: 4 });
  const log = new WitnessedLog(database, witness, join(own.dataDir, 'signed-heads.jsonl'));
  try {
    return await check(log);
  } finally {
    await log.stop();
    await database.close();
    await own.remove();
  }
}

async function cosigned(log: WitnessedLog): Promise<string[]> {
  const faults: string[] = [];
  for (const amount of growth) {
    await log.grow(amount);
    const status = await log.status();
    const note = (await new LogCheckpoints(log.database, new Wakeups(log.database), 60).newest())?.note ?? '';
    const { size } = openCheckpoint(note, [{ name: origin, key: publicKey }]);
    const [cosignature] = cosignaturesOf(note, [witnessKeyOf(log.witness.key)]);
    if (status !== 'cosigned' || cosignature === undefined) faults.push(`the checkpoint of ${size} entries is not cosigned: ${status}`);
    else if (Math.abs(cosignature.at - Date.now() / 1000) > 60)
      faults.push(`the cosignature of ${size} entries has the time ${cosignature.at}`);
  }
  return faults;
}

const entries = growth.reduce((sum, amount) => sum + amount);

/** Another log under the same name, longer than what the witness has. */
async function forked(log: WitnessedLog): Promise<string[]> {
  await log.grow(entries + 300);
  const status = await log.status();
  return status === 'forked' ? [] : [`the witness answers a fork with ${status}`];
}

/** A log under the same name that is shorter than what the witness has: nothing more is signed. */
async function rolledBack(log: WitnessedLog): Promise<string[]> {
  await log.grow(entries - 300);
  const status = await log.status();
  const fault = await log.grow(1).catch((thrown: unknown) => thrown);
  return [
    ...(status === 'ahead' ? [] : [`the witness answers a rolled back log with ${status}`]),
    ...(fault instanceof ForkedLogError ? [] : ['a rolled back log is signed on']),
  ];
}
