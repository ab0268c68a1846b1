import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { exportBundle } from '../bundles/export-bundle.js';
import { verifyBundle } from '../bundles/verify-bundle.js';
import { CheckpointSigner } from '../chain/checkpoint-signer.js';
import { addEvents } from '../testing/many-events.js';
import { TestWitness } from '../testing/test-witness.js';
import { verifierLine } from '../tree/note.js';
import { policyOf, policyText } from '../tree/policy.js';
import { verifyCosignatures } from './verify-cosignatures.js';
import { WitnessOffers } from './witness-offers.js';

const { privateKey } = generateKeyPairSync('ed25519');
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const key = { name: 'registra.example', key: createPublicKey(pem) };
const noLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

let log: LogUnderTest;
let directory: string;
let one: TestWitness;
let two: TestWitness;

/** A checkpoint of 300 entries that both witnesses cosigned, one of 310 that one did, and one of 320 that none did. */
beforeAll(async () => {
  log = await startLog();
  directory = await mkdtemp(join(tmpdir(), 'heads-'));
  const signer = new CheckpointSigner(log.database, pem, join(directory, 'heads.jsonl'), { usual: key.name });
  [one, two] = [await TestWitness.start([key], 'one.example'), await TestWitness.start([key], 'two.example')];
  for (const [amount, witnesses] of [
    [300, [one, two]],
    [10, [one]],
    [10, []],
  ] as const) {
    await addEvents(log.owner, amount);
    await log.sequencer.drain();
    await signer.signNow();
    await new WitnessOffers(
      log.database,
      witnesses.map(({ address }) => address),
      noLog,
    ).offer();
  }
});
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await log.close();
  await rm(directory, { recursive: true });
});

const wanted = (quorum: number) => ({ witnesses: [one.address, two.address], quorum });
const policy = (quorum: number) => policyOf(policyText([verifierLine(key)], wanted(quorum)));

describe('the auditor', () => {
  it('verifies every cosignature, and names the newest checkpoint with the quorum of a policy', async () => {
    expect(await verifyCosignatures(log.database)).toEqual({ cosignatures: 3, faults: [] });
    expect(await verifyCosignatures(log.database, policy(1))).toMatchObject({ witnessed: { size: 310, by: ['one.example'] }, faults: [] });
    expect(await verifyCosignatures(log.database, policy(2))).toMatchObject({
      witnessed: { size: 300, by: ['one.example', 'two.example'] },
      faults: [],
    });
  });

  it('reports that no checkpoint has the quorum of a policy', async () => {
    const other = await TestWitness.start([key], 'other.example');
    await other.stop();
    const asked = policyOf(policyText([verifierLine(key)], { witnesses: [other.address], quorum: 1 }));
    expect((await verifyCosignatures(log.database, asked)).faults).toEqual([
      { kind: 'quorumMissing', pos: 0, detail: 'no checkpoint has the quorum witnesses of the policy' },
    ]);
  });

  it.each([
    ['another line', `line = (select line from checkpoint_cosignatures where size = 300 and witness like 'one%')`],
    ['another time', 'cosigned_at = cosigned_at + 1'],
  ])('locates a cosignature with %s', async (_, change) => {
    const rolledBack = new Error('roll back');
    await log.owner
      .transaction(async (tx) => {
        await tx.query('alter table checkpoint_cosignatures disable trigger all');
        await tx.query(`update checkpoint_cosignatures set ${change} where size = 310`);
        expect((await verifyCosignatures(tx)).faults).toEqual([
          {
            kind: 'cosignatureForged',
            pos: 310,
            detail: 'the cosignature of one.example on the checkpoint of 310 entries does not hold',
          },
        ]);
        throw rolledBack;
      })
      .catch((fault: unknown) => expect(fault).toBe(rolledBack));
  });
});

describe('a bundle', () => {
  const machine = { machineVersion: 1 };
  async function bundle(quorum: number): Promise<string> {
    const path = join(directory, `${quorum}.zip`);
    const maker = { key: privateKey, streams: [], machine, page: '<!doctype html>', witnesses: wanted(quorum) };
    await writeFile(path, await buffer(await exportBundle(log.database, { scope: { kind: 'all' }, texts: false }, maker)));
    return path;
  }
  async function verified(path: string, asked?: ReturnType<typeof policy>) {
    const handle = await open(path);
    try {
      return await verifyBundle(handle, { streams: [], ...(asked && { policy: asked }) });
    } finally {
      await handle.close();
    }
  }

  it.each([
    [1, 310, ['one.example']],
    [2, 300, ['one.example', 'two.example']],
  ])('for a quorum of %i ends at the newest checkpoint that has it', async (quorum, size, witnesses) => {
    expect(await verified(await bundle(quorum))).toMatchObject({ manifest: { checkpoint: size, logSize: 320 }, witnesses, faults: [] });
  });

  it('is refused by a policy that asks for more witnesses than signed', async () => {
    const { faults } = await verified(await bundle(1), policy(2));
    expect(faults).toEqual([{ place: '--policy', kind: 'policy', detail: 'the policy asks for witnesses, and one.example cosigned' }]);
    expect((await verified(await bundle(2), policy(2))).faults).toEqual([]);
  });

  it('ends at the newest checkpoint, and asks for no witness, if none has the quorum', async () => {
    const maker = { key: privateKey, streams: [], machine, page: '<!doctype html>', witnesses: { ...wanted(2), quorum: 3 } };
    const path = join(directory, 'none.zip');
    await writeFile(path, await buffer(await exportBundle(log.database, { scope: { kind: 'all' }, texts: false }, maker)));
    expect(await verified(path)).toMatchObject({ manifest: { checkpoint: 320 }, witnesses: [], faults: [] });
  });
});
