import { generateKeyPairSync } from 'node:crypto';
import { pino } from 'pino';
import { checkEvent } from '#libs/contracts/events/event-schemas';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { Leadership } from '../signals/leadership.js';
import { Sequencer } from '../sequencer/sequencer.js';
import { makeChained } from '../testing/chained-log.js';
import { addEvents } from '../testing/many-events.js';
import { StoredTree } from '../tree/stored-tree.js';
import { closedChain, OpenChainError } from './close-chain.js';
import { signedHead } from '../testing/signed-head.js';
import { verifyLog } from './verify-log.js';

const quiet = pino({ level: 'silent' });
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const spki = publicKey.export({ type: 'spki', format: 'pem' }).toString();

let log: LogUnderTest;
/** root of the tree over the same events, before they were chained again */
let root: Buffer;
let end: Buffer;

/** A log of `amount` events that a build with the chain left. */
async function chain(amount: number): Promise<void> {
  await addEvents(log.owner, amount);
  await log.sequencer.drain();
  await log.sequencer.stop();
  root = (await new StoredTree(log.database).edgeAt(amount)).root();
  end = await makeChained(log.owner);
}
const close = (): Promise<void> => closedChain.run(log.owner, quiet);
const hashes = async (): Promise<string[]> =>
  (await log.owner.query<{ hash: Buffer }>('select hash from event_order order by pos')).map(({ hash }) => hash.toString('hex'));

beforeEach(async () => {
  log = await startLog();
});
afterEach(() => log.close());

describe('the chain of an earlier build', () => {
  it.each([1, 255, 256, 600])('of %i events is closed once, changes no row, and the tree has the same leaves', async (amount) => {
    await chain(amount);
    const before = await hashes();
    expect(await closedChain.isDue(log.database)).toBe(true);
    await close();
    await close();
    expect(await closedChain.isDue(log.database)).toBe(false);
    expect((await hashes()).slice(0, amount)).toEqual(before);
    const tree = new StoredTree(log.database);
    expect((await tree.edgeAt(amount)).root()).toEqual(root);
    await addEvents(log.owner, 300);
    await new Sequencer(log.database, log.wakeups).drain();
    expect(await verifyLog(log.database)).toMatchObject({ events: amount + 301, faults: [], tiles: Math.floor((amount + 301) / 256) });
  });

  it('is closed by an event that names its last position and hash', async () => {
    await chain(10);
    await close();
    const event = await log.owner.one<{ type: string; data: string; schema_version: number }>(
      'select type, data, schema_version from events join event_order using (event_id) where pos = 11',
    );
    expect(event).toEqual({ type: 'ChainClosed', data: JSON.stringify({ pos: 10, hash: end.toString('hex') }), schema_version: 1 });
    expect(checkEvent({ type: 'ChainClosed', schemaVersion: 1, data: JSON.parse(event?.data ?? '') })).toBeNull();
  });

  it('is not closed if it does not verify, and nothing is written', async () => {
    await chain(300);
    await log.owner.query(
      `alter table events disable trigger all; update events set data = '{}' where event_id = (select event_id from event_order where pos = 290)`,
    );
    await expect(close()).rejects.toThrow(new RegExp('^the hash chain does not hold at position 290: '));
    expect(await log.owner.one('select (select count(*) from tree_tiles) as tiles, (select count(*) from event_order) as events')).toEqual({
      tiles: 0,
      events: 300,
    });
    expect(await closedChain.isDue(log.database)).toBe(true);
  });

  it('is not closed where a position is missing, or a signed head has another hash', async () => {
    await chain(20);
    await log.owner.query(`insert into heads values (20, sha256('another'), 1, 'key', '')`);
    await expect(close()).rejects.toThrow(new OpenChainError('the signed head of position 20 has another hash than the chain'));
    await log.owner.query('delete from event_order where pos = 4');
    await expect(close()).rejects.toThrow('does not hold at position 4');
  });

  it('is not closed while an older process sequences', async () => {
    await chain(20);
    const leadership = new Leadership(log.database);
    await leadership.take('sequencer');
    await expect(close()).rejects.toThrow('a worker still sequences events');
    await leadership.drop();
    await close();
    expect(await closedChain.isDue(log.database)).toBe(false);
  });

  it('has to be closed before the sequencer continues', async () => {
    await chain(20);
    await addEvents(log.owner, 1);
    const sequencer = log.stopAtEnd(new Sequencer(log.database, log.wakeups));
    await expect(sequencer.drain()).rejects.toThrow('the chain of an earlier build is not closed: run prepare');
    await close();
    expect(await sequencer.drain()).toBe(1);
  });

  it('is verified with its signed heads, before and after it is closed', async () => {
    await chain(20);
    const genuine = signedHead(privateKey, { pos: 20, hash: end.toString('hex') });
    const at = { heads: [genuine], publicKey: spki };
    expect(await verifyLog(log.database, at)).toMatchObject({ faults: [], hash: end.toString('hex') });
    await close();
    expect((await verifyLog(log.database, at)).faults).toEqual([]);
    const others = [{ ...genuine, hash: 'ab'.repeat(32) }, signedHead(privateKey, { pos: 21, hash: end.toString('hex') })];
    const { faults } = await verifyLog(log.database, { heads: others, publicKey: spki });
    expect(faults.map(({ kind, pos }) => `${kind} ${pos}`).sort()).toEqual(['headDiffers 20', 'headDiffers 21', 'headForged 20']);
  });
});
