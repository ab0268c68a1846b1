import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { Sealer } from '#libs/event-log/seals/sealer';
import { CheckpointSigner } from '#libs/event-log/chain/checkpoint-signer';
import { type BundleManifest, checkpointFile, files, recordOf } from '#libs/event-log/bundles/bundle-format';
import { fieldBytes } from '#libs/event-log/chain/fields';
import { type BundleContents, manifestIn, repackBundle, unpackBundle } from '#libs/event-log/testing/repacked-bundle';
import { checkpointText, unverifiedCheckpoint } from '#libs/event-log/tree/checkpoint';
import { signNote, verifierLine } from '#libs/event-log/tree/note';
import { emptyRoot, leafHash } from '#libs/event-log/tree/tree-hash';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { numberText } from '#machines/kernel/ids';
import type { OrderState } from '#machines/order/state';
import { UsageError } from '#libs/platform/process/command-line';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { recordsIn } from '#libs/verifier/bundle/records';
import { verifyBundle } from '#libs/verifier/bundle/verify-bundle';
import { entryOf, fieldsOf } from '#libs/verifier/entry';
import { replaySources } from '../replay-sources.js';
import { exportTo, type ExportArguments, verifyFile } from './bundle-commands.js';
import { verifyEd25519, withSource } from './bundle-file.js';
import { demoTamper } from './demo-tamper.js';
import { replayBy } from './replay-history.js';

jest.setTimeout(180_000);

const origin = 'registra.example';
const keys = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const verifier = verifierLine({ name: origin, key: keys.publicKey });

let world: OrdersTestApp;
let directory: string;
let order: OrderState;
let number: string;
/** goes on after the last checkpoint */
let running: OrderState;
/** of the order, of everything, of everything with texts */
let bundles: Record<'order' | 'all' | 'texts', string>;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [LeadsModule] });
  directory = await mkdtemp(join(tmpdir(), 'bundles-'));
  const stories = new OrderStories(world);
  order = await stories.reach('projectFinished');
  number = numberText(order.number);
  await world.operate('client-service-manager', order.id, 'requestDocuments', { items: [] });
  await world.operate('client', order.id, 'managerFinishedProject');
  // Seals of refused commands go into the log before it is signed.
  await new Sealer(world.database, { committed: () => undefined }, { shortest: 0 }).run();
  await sign();
  await stories.reach('orderCancelled');
  running = await stories.reach('documentsRequested', { service: ['EE', 'ou'] });
  await world.must('client', 'POST', '/chatmessages', { chat: `${running.id}-client`, text: 'I ask for the BLUE option' });
  await world.call(null, 'POST', '/forms/request-call', { name: 'Anna', phone: '+372 5123 4567' });
  await sign();
  bundles = {
    order: await exported({ order: number }),
    all: await exported({ all: true }),
    texts: await exported({ all: true, texts: true }),
  };
});
afterAll(async () => {
  await world.stop();
  await rm(directory, { recursive: true });
});

async function sign(): Promise<void> {
  await world.settle();
  await new CheckpointSigner(world.database, pem, join(directory, 'heads.jsonl'), { usual: origin }).signNow();
}

let made = 0;
const newPath = (): string => join(directory, `bundle-${(made += 1)}.zip`);

async function exported(options: ExportArguments): Promise<string> {
  const out = newPath();
  await exportTo(world.database, { ...options, out }, pem);
  return out;
}

/** Faults of a bundle by the given key, without the lines of the end. */
async function faultsOf(path: string, by: readonly string[] | undefined = [verifier]): Promise<string[]> {
  const { holds, unsigned, lines } = await verifyFile(path, { keys: by });
  const [first = '', ...rest] = lines;
  const faults = rest.slice(
    0,
    rest.findIndex((line) => /^( {2}|what it says|verified|NOT verified)/.test(line)),
  );
  const verified = by === undefined ? 'verified, by the keys of the bundle alone' : 'verified';
  expect([holds, unsigned, first, lines.at(-1)]).toEqual(
    faults.length > 0 ? [false, false, 'NOT verified', 'NOT verified'] : [true, by === undefined, verified, verified],
  );
  return faults;
}

/** Faults of a bundle that somebody with the key of the log changed. */
async function faultsAfter(
  of: keyof typeof bundles,
  change: (contents: BundleContents) => void | Promise<void>,
  changeManifest?: (manifest: BundleManifest) => BundleManifest,
  key = keys.privateKey,
): Promise<string[]> {
  const contents = await unpackBundle(bundles[of]);
  await change(contents);
  const path = newPath();
  await repackBundle(path, contents, key, changeManifest);
  return faultsOf(path);
}

const text = (contents: BundleContents, name: string): string => contents.get(name)?.toString('utf8') ?? '';
const lines = (contents: BundleContents, name: string): Record<string, never>[] =>
  text(contents, name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, never>);
const setLines = (contents: BundleContents, name: string, values: readonly unknown[]): void =>
  void contents.set(name, Buffer.from(values.map((value) => `${JSON.stringify(value)}\n`).join('')));
async function entriesIn(contents: BundleContents): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for await (const { bytes } of recordsIn(files.entries, one(contents.get(files.entries)))) found.push(Buffer.from(bytes));
  return found;
}
async function* one(bytes: Buffer = Buffer.alloc(0)): AsyncGenerator<Buffer> {
  yield await Promise.resolve(bytes);
}
const setEntries = (contents: BundleContents, entries: readonly Buffer[]): void =>
  void contents.set(files.entries, Buffer.concat(entries.map(recordOf)));
const largest = (contents: BundleContents): string => checkpointFile(manifestIn(contents).checkpoint);
/** Signs the largest checkpoint again. */
const resign = (contents: BundleContents, change: Partial<ReturnType<typeof unverifiedCheckpoint>>, signers = [keys]): void => {
  const name = largest(contents);
  const checkpoint = { ...unverifiedCheckpoint(text(contents, name)), ...change };
  const notes = signers.map(({ privateKey }) => ({ name: checkpoint.origin, key: privateKey }));
  contents.set(name, Buffer.from(signNote(checkpointText(checkpoint), notes)));
};
/** An entry with other data. */
const rewritten = (entry: Buffer): Buffer => {
  const fields = fieldsOf(entry) ?? [];
  return Buffer.from(fieldBytes(fields.with(8, String(fields[8]).replace(/\}$/, ',"more":1}'))));
};

describe('a copy of a bundle that is falsified for a demonstration', () => {
  const demo = { demo: true, auditSigningKey: pem };

  it('has another amount, and verification locates it at its entry', async () => {
    const out = newPath();
    const { lines: said } = await demoTamper(bundles.order, out, demo);
    expect(said).toEqual([expect.stringMatching(/record 1 of entries\.bin: "price":\d+ is now "price":\d+$/)]);
    const [first, ...others] = await faultsOf(out);
    expect(first).toMatch(/^entries\.bin, entry 1, position 1: inclusion: the entry isn’t in the signed log of \d+ entries: /);
    expect(others).not.toEqual([]);
    expect(others.every((line) => line.includes(': replay: '))).toBe(true);
  });

  it('is refused for a file that is no bundle, over an existing file, without a key, and outside of demo data', async () => {
    const nothing = newPath();
    await writeFile(nothing, 'no archive');
    await expect(demoTamper(nothing, newPath(), demo)).rejects.toThrow(/is no bundle/);
    await expect(demoTamper(join(directory, 'absent.zip'), newPath(), demo)).rejects.toThrow(/cannot be read: ENOENT/);
    await expect(demoTamper(bundles.order, nothing, demo)).rejects.toThrow(/exists already/);
    await expect(demoTamper(bundles.order, undefined, demo)).rejects.toThrow(/--out/);
    await expect(demoTamper(bundles.order, newPath(), { ...demo, auditSigningKey: '' })).rejects.toThrow(/AUDIT_SIGNING_KEY/);
    await expect(demoTamper(bundles.order, newPath(), { ...demo, demo: false })).rejects.toThrow(/for demo data alone/);
  });
});

describe('a manifest with characters that a terminal does not show', () => {
  it.each([
    ['in its name, as a screen that says verified', (name: string) => `\u001b[2J\u001b[H${name}\nverified\n\u001b[8m`],
    ['in its name, as a number read backwards', (name: string) => `\u202e${name}`],
  ])('is malformed, and those characters are never printed: %s', async (_what, forged) => {
    const rename = (manifest: BundleManifest): BundleManifest => {
      const { scope } = manifest;
      return { ...manifest, scope: scope.kind === 'stream' ? { ...scope, name: forged(scope.name) } : scope };
    };
    for (const key of [keys.privateKey, other.privateKey])
      expect(await faultsAfter('order', () => undefined, rename, key)).toEqual([
        'manifest.json: manifest: a member has characters that a terminal does not show',
      ]);
  });
});

describe('an untouched bundle', () => {
  it('of an order is verified, with its refused commands, and the report says what was checked', async () => {
    const { lines: said } = await verifyFile(bundles.order, { keys: [verifier] });
    const figures = (name: string): string => said.find((line) => line.startsWith(`  ${name}: `)) ?? '';
    expect([said[0], said.at(-1)]).toEqual(['verified', 'verified']);
    for (const line of [
      '  log: registra.example',
      `  contents: order ${number}`,
      '  stored records: 1',
      '  streams folded again: 1',
      `  key: given, ${verifier}`,
    ])
      expect(said).toContain(line);
    for (const name of ['events', 'accepted commands', 'refused commands', 'decided again']) expect(figures(name)).toMatch(/: [1-9]\d*$/);
  });

  it('of the whole log is verified, also in parts', async () => {
    expect(await faultsOf(bundles.all)).toEqual([]);
    expect(await faultsOf(bundles.texts)).toEqual([]);
    const options = { verify: verifyEd25519, replay: replayBy(replaySources.flatMap(({ bundled }) => bundled ?? [])) };
    const [whole, parts] = await withSource(bundles.texts, async (source) => [
      await verifyBundle(source, options),
      await verifyBundle(source, { ...options, eventsAtOnce: 5 }),
    ]);
    expect(parts).toEqual(whole);
    expect(parts?.counts.texts).toBeGreaterThan(0);
  });

  it('of a period is verified where it covers streams from their first event', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await faultsOf(await exported({ period: `2020-01-01..${today}` }))).toEqual([]);
  });

  it('is verified by the keys that it contains if no others are given, and the report says so', async () => {
    const { holds, lines: said } = await verifyFile(bundles.order, {});
    const alone = 'verified, by the keys of the bundle alone';
    expect([holds, said[0], said.at(-1)]).toEqual([true, alone, alone]);
    expect(said).toContain(`  key: from the bundle, so it is not shown who signed; compare with the key that you keep: ${verifier}`);
  });

  it('lists its events on request, by titles and fields in the language of the reader', async () => {
    const { lines: english } = await verifyFile(bundles.order, { keys: [verifier], events: true });
    expect(english.filter((line) => /^ {2}\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}/.test(line)).length).toBeGreaterThan(10);
    expect(english).toContainEqual(
      expect.stringMatching(/ {2}Order placed \(OrderPlaced\) · order [0-9a-f]{8} · client [0-9a-f]{8} · .*price /),
    );
    const { lines: russian } = await verifyFile(bundles.order, { keys: [verifier], events: true, language: 'ru' });
    expect(russian).toContain('события:');
    expect(russian).toContainEqual(expect.stringMatching(/ {2}Заказ оформлен \(OrderPlaced\) · .* · клиент /));
  });

  it('has its files in a fixed order, and texts only if they are asked for', async () => {
    const [first, second] = [await unpackBundle(bundles.order), await unpackBundle(bundles.texts)];
    expect([...first.keys()].map((name) => name.replace(/\d+$/, 'N'))).toEqual([
      ...['README-en.md', 'README-ru.md', 'machine.json', 'keys.txt', 'policy.txt', 'checkpoints/N', 'checkpoints/N', 'consistency.jsonl'],
      ...['proofs.jsonl', 'entries.bin', 'commands.jsonl', 'refused-commands.jsonl', 'rows.jsonl', 'manifest.json', 'manifest.note'],
    ]);
    expect(text(second, files.texts)).toContain('I ask for the BLUE option');
    for (const name of [bundles.order, bundles.all]) {
      const contents = await unpackBundle(name);
      expect([...contents.values()].filter((content) => content.includes('BLUE option'))).toEqual([]);
    }
  });

  it('has the same entries, commands and proofs in every export', async () => {
    const [first, again] = [await unpackBundle(bundles.order), await unpackBundle(await exported({ order: number }))];
    for (const [name, content] of first) {
      if (name !== files.manifest && name !== files.note) expect([name, again.get(name)?.equals(content)]).toEqual([name, true]);
    }
  });

  it('of a log of one entry is verified, whose proof has no hash', async () => {
    const contents = await unpackBundle(bundles.all);
    const [entry = Buffer.alloc(0)] = await entriesIn(contents);
    setEntries(contents, [entry]);
    const [only, bytes] = [
      checkpointFile(1),
      signNote(checkpointText({ origin, size: 1, root: leafHash(entry) }), [{ name: origin, key: keys.privateKey }]),
    ];
    const path = newPath();
    const smaller: BundleContents = new Map();
    for (const [name, content] of contents) {
      if (name.startsWith('checkpoints/')) smaller.set(only, Buffer.from(bytes));
      else smaller.set(name, content);
    }
    for (const name of [files.consistency, files.refusedCommands, files.rows]) smaller.set(name, Buffer.alloc(0));
    const command = entryOf(entry)?.metadata.command;
    const commands = lines(contents, files.commands).filter(({ id }) => id === command);
    setLines(smaller, files.commands, commands);
    setLines(smaller, files.proofs, [{ from: 1, to: 1, before: [], consistency: [] }]);
    const counts = { entries: 1, commands: commands.length, refusedCommands: 0, rows: 0, newerRows: 0, texts: null };
    const alone = (manifest: BundleManifest): BundleManifest => ({
      ...manifest,
      counts,
      scope: { kind: 'period', from: 0, before: 1 },
      checkpoint: 1,
      first: 1,
      last: 1,
    });
    await repackBundle(path, smaller, keys.privateKey, alone);
    expect(await faultsOf(path)).toEqual([]);
    setLines(smaller, files.proofs, [{ from: 1, to: 1, before: [], consistency: [emptyRoot.toString('base64')] }]);
    await repackBundle(path, smaller, keys.privateKey, alone);
    expect(await faultsOf(path)).toEqual([
      'entries.bin: inclusion: positions 1 to 1 aren’t in the signed log of 1 entries: an entry was changed',
    ]);
  });
});

describe('a bundle that somebody without the key changed', () => {
  it('is refused when its end is cut off', async () => {
    const bytes = await readFile(bundles.order);
    for (const length of [0, 10, bytes.length - 1, Math.floor(bytes.length / 2)]) {
      const path = newPath();
      await writeFile(path, bytes.subarray(0, length));
      expect(await faultsOf(path)).toEqual(['bundle: archive: the file ends early, or it isn’t a ZIP archive']);
    }
  });

  it('is refused when it was signed again by another key, which it contains', async () => {
    const change = (contents: BundleContents): void => {
      contents.set(files.keys, Buffer.from(`${verifierLine({ name: origin, key: other.publicKey })}\n`));
      contents.set(files.policy, Buffer.from(`log ${verifierLine({ name: origin, key: other.publicKey })}\nquorum none\n`));
      for (const name of contents.keys()) {
        if (!name.startsWith('checkpoints/')) continue;
        const note = signNote(checkpointText(unverifiedCheckpoint(text(contents, name))), [{ name: origin, key: other.privateKey }]);
        contents.set(name, Buffer.from(note));
      }
    };
    const found = await faultsAfter('order', change, undefined, other.privateKey);
    expect(found[0]).toBe('manifest.note: signature: it isn’t signed with the key that was used for this check');
    expect(found.slice(1)).toEqual(
      [1, 2].map(() => expect.stringMatching(/^checkpoints\/\d+: signature: it isn’t signed with the key that was used for this check$/)),
    );
  });

  it('is refused with a file more or less, with two of one name, or with a path out of the archive', async () => {
    expect(await faultsAfter('order', (contents) => void contents.set('extra.txt', Buffer.from('x')))).toEqual([
      'extra.txt: foreignFile: no file of a bundle has this name',
    ]);
    expect(await faultsAfter('order', (contents) => void contents.delete(files.rows))).toEqual([
      'rows.jsonl: missingFile: the file is missing',
    ]);
    expect(await faultsAfter('order', (contents) => void contents.set('../../etc/cron.d/x', Buffer.from('x')))).toEqual([
      '../../etc/cron.d/x: archive: the name leads out of the archive',
    ]);
    const bytes = await readFile(bundles.order);
    const path = newPath();
    await writeFile(path, Buffer.from(bytes.toString('latin1').replaceAll('README-ru.md', 'README-en.md'), 'latin1'));
    expect(await faultsOf(path)).toEqual(['README-en.md: archive: two files have this name']);
  });

  it('is refused when it inflates to more than a bundle may', async () => {
    const found = await faultsAfter('order', (contents) => void contents.set(files.rows, Buffer.alloc(120 * 1024 * 1024)));
    expect(found).toEqual([expect.stringMatching(/^[\w.-]+: archive: the unpacked files would have more than \d+ bytes$/)]);
  });

  it('is reported apart from real faults when another program only packed it again', async () => {
    const contents = await unpackBundle(bundles.order);
    const path = newPath();
    const packed = (changed: Record<string, Uint8Array> = {}) => zipSync({ ...Object.fromEntries(contents), ...changed });
    await writeFile(path, packed());
    const said = 'bundle: archive: another program packed this archive again: ask for the original file, its content may still be right';
    expect(await faultsOf(path)).toEqual([said]);
    await writeFile(path, packed({ [files.rows]: Buffer.from('{}\n') }));
    const [found, ...others] = await faultsOf(path);
    expect([found, others]).not.toEqual([said, []]);
    expect(found).toMatch(/: archive: /);
  });

  it('is refused when it is no archive', async () => {
    const path = newPath();
    await writeFile(path, 'not a bundle, and longer than the end of an archive');
    expect(await faultsOf(path)).toEqual(['bundle: archive: the file ends early, or it isn’t a ZIP archive']);
    await expect(verifyFile(join(directory, 'none.zip'), {})).rejects.toThrow(UsageError);
  });

  it('is never verified with one byte changed anywhere', async () => {
    const bytes = await readFile(bundles.order);
    const path = newPath();
    const undetected: number[] = [];
    for (let n = 0; n < 250; n += 1) {
      const at = Math.floor(Math.random() * bytes.length);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
      await writeFile(path, changed);
      if ((await verifyFile(path, {})).holds) undetected.push(at);
    }
    expect(undetected).toEqual([]);
  });
});

describe('a bundle that somebody with the key made', () => {
  it('is refused with entries in another order', async () => {
    const swap = async (contents: BundleContents): Promise<void> => {
      const [first, second, ...rest] = await entriesIn(contents);
      setEntries(contents, [second ?? Buffer.alloc(0), first ?? Buffer.alloc(0), ...rest]);
    };
    expect(await faultsAfter('all', swap)).toEqual(['entries.bin, entry 1, position 2: order: the entry has position 2, but 1 comes next']);
    const [fault] = await faultsAfter('order', swap);
    expect(fault).toMatch(/^proofs\.jsonl, line 1: inclusion: the proof is of index \d+, but the entry has index \d+$/);
  });

  it('is refused with a changed, missing or cut entry', async () => {
    const change = (work: (entries: Buffer[]) => Buffer[]) => async (contents: BundleContents) =>
      setEntries(contents, work(await entriesIn(contents)));
    const third = change((entries) => entries.map((entry, n) => (n === 2 ? rewritten(entry) : entry)));
    expect((await faultsAfter('order', third))[0]).toMatch(
      /^entries\.bin, entry 3, position \d+: inclusion: the entry isn’t in the signed log of \d+ entries: /,
    );
    expect((await faultsAfter('all', third))[0]).toMatch(
      /^entries\.bin: inclusion: positions 1 to \d+ aren’t in the signed log of \d+ entries: an entry was changed$/,
    );
    const without = change((entries) => entries.filter((_, n) => n !== 2));
    expect((await faultsAfter('all', without))[0]).toBe(
      'entries.bin, entry 3, position 4: order: the entry has position 4, but 3 comes next',
    );
    const cut = (contents: BundleContents): void =>
      void contents.set(files.entries, contents.get(files.entries)?.subarray(0, -5) ?? Buffer.alloc(0));
    expect((await faultsAfter('order', cut))[0]).toMatch(/^entries\.bin, entry \d+: entry: the entry is cut off$/);
  });

  it('is refused with an entry of another order', async () => {
    const foreign = (manifest: BundleManifest): BundleManifest => ({
      ...manifest,
      scope: { kind: 'stream', streamType: 'order', stream: '00000000-0000-7000-8000-000000000001', name: number },
    });
    expect((await faultsAfter('order', () => undefined, foreign))[0]).toMatch(
      /^entries\.bin, entry 1, position \d+: entry: the entry is of something else: order /,
    );
  });

  it('is refused with the proof of another leaf, or with a proof missing', async () => {
    const swap = (contents: BundleContents): void => {
      const [first, second, ...rest] = lines(contents, files.proofs);
      setLines(contents, files.proofs, [{ ...first, hashes: second?.['hashes'] }, second, ...rest]);
    };
    expect(await faultsAfter('order', swap)).toEqual([expect.stringMatching(/^entries\.bin, entry 1, position \d+: inclusion: /)]);
    const less = (contents: BundleContents): void => setLines(contents, files.proofs, lines(contents, files.proofs).slice(0, -1));
    expect(await faultsAfter('order', less)).toEqual([
      expect.stringMatching(/^proofs\.jsonl: inclusion: there’s no proof for position \d+$/),
    ]);
  });

  it('is refused when its head was signed again over another root', async () => {
    const found = await faultsAfter('order', (contents) => resign(contents, { root: emptyRoot }));
    expect(found[0]).toMatch(/^consistency\.jsonl, line 1: consistency: the checkpoint of \d+ entries doesn’t begin the one of \d+$/);
    expect(found).toContainEqual(expect.stringMatching(/^entries\.bin, entry 1, position \d+: inclusion: /));
  });

  it('is refused with two signatures of one name, by one key or by two', async () => {
    for (const signers of [
      [keys, keys],
      [keys, other],
    ]) {
      expect(await faultsAfter('order', (contents) => resign(contents, {}, signers))).toEqual([
        expect.stringMatching(
          /^checkpoints\/\d+: signature: there are two signatures under the name registra\.example, which proves nothing$/,
        ),
      ]);
    }
  });

  it('is refused with a checkpoint of another log, of no entries, or of another size', async () => {
    expect((await faultsAfter('order', (contents) => resign(contents, { origin: 'other.example' })))[0]).toMatch(
      /^checkpoints\/\d+: signature: it isn’t signed with the key that was used for this check$/,
    );
    expect((await faultsAfter('order', (contents) => resign(contents, { size: 0, root: emptyRoot })))[0]).toMatch(
      /^checkpoints\/\d+: size: the checkpoint has 0 entries, unlike its name$/,
    );
    const ofNone = (contents: BundleContents): void => {
      const name = largest(contents);
      const all = [...contents];
      contents.clear();
      for (const [known, content] of all) {
        if (known !== name) contents.set(known, content);
        if (known !== files.policy) continue;
        const note = signNote(checkpointText({ origin, size: 0, root: emptyRoot }), [{ name: origin, key: keys.privateKey }]);
        contents.set(checkpointFile(0), Buffer.from(note));
      }
    };
    expect(await faultsAfter('order', ofNone)).toContain('checkpoints/0: size: a checkpoint of no entries proves nothing');
  });

  it('is refused when it states another size than its log has', async () => {
    expect(
      await faultsAfter(
        'order',
        () => undefined,
        (manifest) => ({ ...manifest, logSize: 3 }),
      ),
    ).toEqual([expect.stringMatching(/^manifest\.json: size: the checkpoint has \d+ entries, more than the 3 of the log$/)]);
    expect(
      await faultsAfter(
        'order',
        () => undefined,
        (manifest) => ({ ...manifest, last: manifest.checkpoint + 1 }),
      ),
    ).toEqual([expect.stringMatching(/^manifest\.json: size: positions \d+ to \d+ aren’t in the checkpoint of \d+ entries$/)]);
    expect(
      await faultsAfter(
        'all',
        () => undefined,
        (manifest) => ({ ...manifest, first: 2 }),
      ),
    ).toEqual([expect.stringMatching(/^proofs\.jsonl: inclusion: this isn’t a proof of positions 2 to \d+$/)]);
  });

  it('is refused as a fork if a kept checkpoint contradicts it', async () => {
    const heads = join(directory, 'heads.jsonl');
    const written = await readFile(heads, 'utf8');
    const { holds, lines: said } = await verifyFile(bundles.all, { keys: [verifier], heads });
    expect([holds, said.includes('  kept checkpoints: 2 of 2 compared')]).toEqual([true, true]);
    const [first = '', ...rest] = written.trim().split('\n');
    const { checkpoint, at } = JSON.parse(first) as { checkpoint: string; at: number };
    const kept = unverifiedCheckpoint(checkpoint);
    const note = signNote(checkpointText({ ...kept, size: kept.size - 1 }), [{ name: origin, key: keys.privateKey }]);
    const forked = join(directory, 'forked.jsonl');
    await writeFile(forked, [JSON.stringify({ checkpoint: note, at }), ...rest, ''].join('\n'));
    const found = await verifyFile(bundles.all, { keys: [verifier], heads: forked });
    expect([found.holds, found.lines[1]]).toEqual([
      false,
      expect.stringMatching(
        new RegExp(
          `^entries\\.bin, entry \\d+, position ${kept.size - 1}: fork: the kept checkpoint of ${kept.size - 1} entries has another root`,
        ),
      ),
    ]);
  });

  it('is refused when another product signed it', async () => {
    const theirs = (manifest: BundleManifest): BundleManifest => ({ ...manifest, origin: 'other.example' });
    expect(await faultsAfter('order', () => undefined, theirs)).toEqual([
      'manifest.json: origin: the bundle is from the log other.example, but the key is of registra.example',
    ]);
  });

  it('is refused with a gap in the versions of its order, although proofs, commands and counts fit', async () => {
    const hole = async (contents: BundleContents): Promise<void> => {
      const entries = await entriesIn(contents);
      const gone = entryOf(entries[8] ?? Buffer.alloc(0));
      setEntries(contents, entries.toSpliced(8, 1));
      setLines(contents, files.proofs, lines(contents, files.proofs).toSpliced(8, 1));
      const commands = lines(contents, files.commands);
      const named = new Set(entries.toSpliced(8, 1).map((entry) => entryOf(entry)?.metadata.command));
      setLines(
        contents,
        files.commands,
        commands.filter(({ id }) => named.has(id)),
      );
      expect(gone?.version).toBe(9);
    };
    const counted = (manifest: BundleManifest): BundleManifest => ({
      ...manifest,
      counts: { ...manifest.counts, entries: manifest.counts.entries - 1 },
    });
    const found = await faultsAfter('order', hole, counted);
    expect(found.filter((line) => line.includes('version 10 doesn’t follow version 8'))).toEqual([
      expect.stringMatching(/^order \S+, version 10, position \d+: replay: version 10 doesn’t follow version 8: events are missing$/),
    ]);
  });

  it('is refused with another policy', async () => {
    const policy = (more: string) => (contents: BundleContents) => void contents.set(files.policy, Buffer.from(`log ${verifier}\n${more}`));
    expect(await faultsAfter('order', policy('quorum all of them\n'))).toEqual(['policy.txt: policy: line 2 of the policy is malformed']);
    expect(await faultsAfter('order', policy('log else\nquorum none\n'))).toEqual([
      'policy.txt: policy: line 2 of the policy is malformed',
    ]);
    expect(await faultsAfter('order', policy('witnes W1 x\nquorum none\n'))).toEqual([
      'policy.txt: policy: line 2 of the policy is malformed',
    ]);
  });

  it('is refused with a changed, missing or invented command', async () => {
    const change = (name: string, work: (all: Record<string, never>[]) => unknown[]) => (contents: BundleContents) =>
      setLines(contents, name, work(lines(contents, name)));
    const changed = change(files.commands, ([first, ...rest]) => [{ ...first, at: 5 }, ...rest]);
    expect((await faultsAfter('order', changed))[0]).toMatch(
      /^commands\.jsonl, line 1: command: the command \S+ isn’t the one that position \d+ names: it was changed$/,
    );
    const less = change(files.commands, (all) => all.slice(1));
    expect((await faultsAfter('order', less))[0]).toMatch(
      /^entries\.bin, position \d+: command: the command \S+ behind this entry is missing$/,
    );
    const more = change(files.commands, (all) => [...all, { ...all[0], id: '00000000-0000-7000-8000-000000000001' }]);
    expect((await faultsAfter('order', more))[0]).toMatch(/^commands\.jsonl, line \d+: command: no entry names the command 0{8}/);
    const refused = change(files.refusedCommands, ([first, ...rest]) => [{ ...first, code: 'OTHER' }, ...rest]);
    expect(await faultsAfter('order', refused)).toEqual([
      expect.stringMatching(/^refused-commands\.jsonl, line 1: command: the seal does not have the refused command \S+, or the log/),
      expect.stringMatching(
        /^order \S+, version \d+, position \d+: replay: a command is decided differently: \S+ \S+ is decided otherwise: refused /,
      ),
    ]);
  });

  it('is refused with a refused command that its seal lacks, or a seal that the log lacks (A11)', async () => {
    const change = (work: (line: Record<string, unknown>) => unknown) => (contents: BundleContents) =>
      setLines(contents, files.refusedCommands, lines(contents, files.refusedCommands).map(work));
    const proven = lines(await unpackBundle(bundles.order), files.refusedCommands);
    expect(proven.length).toBeGreaterThan(0);
    expect(proven.every((line) => line['seal'] !== undefined)).toBe(true);
    const { lines: said } = await verifyFile(bundles.order, { keys: [verifier] });
    expect(said.find((line) => line.includes('of them proven by seals'))).toMatch(new RegExp(`: ${proven.length}$`));
    for (const wrong of [
      { leaf: 9 },
      { index: 0 },
      { path: [Buffer.alloc(32).toString('base64')] },
      { hashes: [] },
      { entry: 'AAAA' },
      { entry: 7, path: null },
    ]) {
      const [first] = await faultsAfter(
        'order',
        change((line) => ({ ...line, seal: { ...(line['seal'] as object), ...wrong } })),
      );
      expect(first).toMatch(/^refused-commands\.jsonl, line 1: command: the seal does not have the refused command /);
    }
  });

  it('is refused with a changed or missing row', async () => {
    const change = (work: (all: Record<string, never>[]) => unknown[]) => (contents: BundleContents) =>
      setLines(contents, files.rows, work(lines(contents, files.rows)));
    const [found] = await faultsAfter(
      'order',
      change(([line]) => [{ ...line, row: { ...(line?.['row'] as object | undefined), number: 999 } }]),
    );
    expect(found).toMatch(
      /^order \S+, version \d+, position \d+: replay: the stored record differs from the events: columns number differ from the fold$/,
    );
    const none = await faultsAfter(
      'order',
      change(() => []),
    );
    expect(none[0]).toMatch(
      /^order \S+, version \d+, position \d+: replay: the stored record differs from the events: row or events are missing$/,
    );
    expect(none.at(-1)).toBe('manifest.json: count: the manifest says 1 (rows), but there are 0');
  });

  it('is refused with a changed or missing text', async () => {
    const change = (work: (all: Record<string, never>[]) => unknown[]) => (contents: BundleContents) =>
      setLines(contents, files.texts, work(lines(contents, files.texts)));
    const [found] = await faultsAfter(
      'texts',
      change((all) => all.map((line) => (String(line['body']).includes('BLUE') ? { ...line, body: 'I ask for the RED option' } : line))),
    );
    expect(found).toMatch(/^texts\.jsonl, line \d+: text: it isn’t the text that position \d+ names$/);
    const [gone] = await faultsAfter(
      'texts',
      change((all) => all.slice(1)),
    );
    expect(gone).toMatch(/^texts\.jsonl: text: the text \S+ of position \d+ is missing$/);
  });

  it('is refused with a line that is no JSON', async () => {
    expect((await faultsAfter('order', (contents) => void contents.set(files.rows, Buffer.from('{"streamType":\n'))))[0]).toBe(
      'rows.jsonl, line 1: manifest: the line can’t be read',
    );
  });
});

describe('the export of a bundle', () => {
  const refusal = async (options: ExportArguments, key = pem): Promise<string> => {
    try {
      await exportTo(world.database, { out: newPath(), ...options }, key);
      return 'none';
    } catch (fault) {
      if (!(fault instanceof UsageError)) throw fault;
      return fault.message;
    }
  };

  it('is refused without a scope, with two, of an unknown order or of an invalid period', async () => {
    const usage = 'export takes one of --order R-000123, --all and --period 2026-01-01..2026-03-31';
    expect([await refusal({}), await refusal({ all: true, order: 'R-1' })]).toEqual([usage, usage]);
    expect(await refusal({ order: 'R-999999' })).toBe('there is no order R-999999');
    expect(await refusal({ order: 'first' })).toBe('first is no number of an order: R-000123');
    for (const period of ['2026-02-30..2026-03-01', '2026-03-02..2026-03-01', '2026-03-02', '2026-03-01..2026-03-02..2026-03-03']) {
      expect(await refusal({ period })).toBe(`${period} is no period: 2026-01-01..2026-03-31`);
    }
  });

  it('is refused if nothing matches, if the key is missing or another one, or if the file exists', async () => {
    expect(await refusal({ period: '2020-01-01..2020-01-02' })).toBe('the log has no entry of what is to be exported');
    expect(await refusal({ all: true }, '')).toBe('export signs the bundle: it needs AUDIT_SIGNING_KEY');
    expect(await refusal({ all: true }, other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toMatch(
      /^no checkpoint that this key signed has an entry of what is to be exported/,
    );
    expect(await refusal({ all: true, out: bundles.all })).toBe(`${bundles.all} exists already`);
    expect(await refusal({ all: true, out: undefined })).toBe('--out takes the file to write');
  });

  it('leaves out rows that changed after the checkpoint, and the rest is verified', async () => {
    await new OrderStories(world).call(running, 'owner', 'changePartnerReward', { percent: 70 });
    await new OrderStories(world).reach('newOrder');
    await world.settle();
    const path = await exported({ all: true });
    expect(await faultsOf(path)).toEqual([]);
    const manifest = manifestIn(await unpackBundle(path));
    expect(manifest.logSize).toBeGreaterThan(manifest.checkpoint);
    expect(manifest.counts.newerRows).toBeGreaterThan(0);
  });
});
