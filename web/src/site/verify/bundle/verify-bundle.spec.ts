import { deflateRawSync } from 'node:zlib';
import { keysOf, origin, ours, signatureOf, subtle } from '../testing/proof-log.js';
import {
  bundleOf,
  bytesSource,
  checkpointText,
  type Contents,
  linesOf,
  type Made,
  orderScope,
  packed,
  readLines,
  recordOf,
  recordsOf,
  signed,
  witness,
} from '../testing/bundle-log.js';
import { checkpointOf } from '../signed-note.js';
import { placeText } from './bundle-fault.js';
import { bundleLimits, readEntries, verifyBundle, type VerifyOptions } from './verify-bundle.js';

const whole = { kind: 'all' } as const;
const days = { kind: 'period', from: 0, before: 4e15 } as const;

/** Faults as place and code, as many as there are. */
async function faultsOf(bytes: Buffer, options: VerifyOptions = {}): Promise<string[]> {
  const { faults, faultCount } = await verifyBundle(bytesSource(bytes), { keys: [ours.line], subtle, ...options });
  expect(faults).toHaveLength(Math.min(faultCount, bundleLimits.faults));
  return faults.map(({ place, code }) => `${placeText(place)}: ${code}`);
}
/** Faults of a bundle of the order that somebody with the key of the log changed. */
function after(
  change: (contents: Contents, made: Made) => void,
  of: Made = bundleOf(orderScope),
  options: VerifyOptions = {},
): Promise<string[]> {
  change(of.contents, of);
  return faultsOf(packed(of), options);
}
const text = (contents: Contents, name: string): string => String(contents.get(name));
const setEntries = (contents: Contents, change: (entries: Buffer[]) => Buffer[]): void =>
  void contents.set('entries.bin', Buffer.concat(change(recordsOf(contents.get('entries.bin') ?? Buffer.alloc(0))).map(recordOf)));
const setLines = (contents: Contents, name: string, change: (lines: Record<string, never>[]) => unknown[]): void =>
  void contents.set(name, linesOf(change(readLines(contents.get(name)))));
/** The entry with another character in its data. */
const altered = (entry: Buffer): Buffer => Buffer.from(entry.toString('latin1').replace('26700', '96700'), 'latin1');
const largestOf = (contents: Contents) => {
  const { size, root } = checkpointOf(text(contents, 'checkpoints/40').split('\n\n')[0] ?? '') ?? { size: 0, root: new Uint8Array() };
  return { size, root: Buffer.from(root) };
};

describe('a bundle that holds', () => {
  it.each<[string, Made]>([
    ['an order', bundleOf(orderScope)],
    ['everything', bundleOf(whole)],
    ['everything of a log of one entry', bundleOf(whole, { size: 1, earlier: 1 })],
    ['everything of a log of a full tree', bundleOf(whole, { size: 32, earlier: 16 })],
    ['a period', bundleOf(days, { range: [8, 29] })],
    ['a period up to the end', bundleOf(days, { range: [17, 40] })],
    ['an order with one checkpoint', bundleOf(orderScope, { earlier: 40 })],
  ])('of %s is verified, by WebCrypto and without it', async (_, made) => {
    const bytes = packed(made);
    expect(await faultsOf(bytes)).toEqual([]);
    expect(await faultsOf(bytes, { subtle: undefined })).toEqual([]);
    expect(await faultsOf(bytes, { keys: undefined })).toEqual([]);
  });

  it('says what it holds, how far the check is, and its entries a page at a time', async () => {
    const made = bundleOf(orderScope);
    const source = bytesSource(packed(made));
    const report = await verifyBundle(source, { subtle, keys: undefined });
    expect(report).toMatchObject({ manifest: { scope: orderScope, first: 1, last: 40 }, keys: [ours.line], witnesses: [] });
    expect(report.counts).toEqual({ entries: 14, commands: 14, refusedCommands: 1, rows: 1 });
    const entries = await readEntries(source, 3, 2);
    expect(entries.map(({ position, version, streamType, type, recordedAt }) => [position, version, streamType, type, recordedAt])).toEqual(
      [
        [7, 3, 'order', 'OrderConfirmed', 1_795_000_007_000_000],
        [10, 4, 'order', 'OrderConfirmed', 1_795_000_010_000_000],
      ],
    );
    expect(entries[1]?.metadata.actor).toBeNull();
    expect(await readEntries(source, 15, 50)).toEqual([]);
  });

  it('is verified with witnesses, who are named', async () => {
    const [one, other] = [witness('one.example'), witness('other.example')];
    const made = bundleOf(orderScope);
    const { size, root } = largestOf(made.contents);
    const said = checkpointText(size, root);
    made.contents.set('checkpoints/40', Buffer.from(`${said}\n${signatureOf(said, ours)}${one.cosign(said)}${other.cosign(said)}`));
    made.contents.set(
      'policy.txt',
      Buffer.from(`# both\nlog ${ours.line}\nwitness W1 ${one.line}\nwitness W2 ${other.line}\ngroup G all W1 W2\nquorum G\n`),
    );
    const report = await verifyBundle(bytesSource(packed(made)), { subtle, keys: [ours.line] });
    expect([report.faults, report.witnesses]).toEqual([[], ['W1', 'W2']]);
  });
});

describe('an archive', () => {
  const bytes = packed(bundleOf(orderScope));

  it('that is cut is refused at every length', async () => {
    for (const length of [0, 1, 21, 22, bytes.length - 1, Math.floor(bytes.length / 2)])
      expect(await faultsOf(bytes.subarray(0, length))).toEqual(['bundle: noEnd']);
    expect(await faultsOf(Buffer.from('no archive at all, and longer than the end of one'))).toEqual(['bundle: noEnd']);
  });

  it('with another byte anywhere is never verified', async () => {
    const undetected: number[] = [];
    for (let at = 0; at < bytes.length; at += 37) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      if ((await faultsOf(changed)).length === 0) undetected.push(at);
    }
    expect(undetected).toEqual([]);
  });

  const withFiles = (files: Parameters<typeof packed>[1]) => faultsOf(packed(bundleOf(orderScope), files));
  it.each(['../outside', '/etc/passwd', 'a/../../b', 'a\\b', '.hidden', ''])('with a file named "%s" is refused', async (name) => {
    const added = await withFiles({ files: (all) => [...all, { name, content: Buffer.from('1') }] });
    expect(added).toEqual([name === '' ? 'bundle: unsafeName' : `${name}: unsafeName`].map((line) => line.replace('bundle', name)));
  });

  it('with a file more, less, twice, encrypted, in another order, or that ends beyond the list is refused', async () => {
    const one = { name: 'extra.txt', content: Buffer.from('1') };
    expect(await withFiles({ files: (all) => [...all, one] })).toEqual(['extra.txt: foreign']);
    expect(await withFiles({ files: (all) => all.filter(({ name }) => name !== 'verify.html') })).toEqual(['verify.html: missing']);
    expect(await withFiles({ files: (all) => [...all, ...all.slice(0, 1)] })).toEqual(['README-en.md: duplicateName']);
    expect(await withFiles({ files: (all) => all.map((file) => (file.name === 'keys.txt' ? { ...file, flags: 9 } : file)) })).toEqual([
      'keys.txt: encrypted',
    ]);
    expect(await withFiles({ files: (all) => all.map((file) => (file.name === 'keys.txt' ? { ...file, flags: 2048 } : file)) })).toEqual([
      'bundle: directoryHeader',
    ]);
    expect(await withFiles({ files: ([first, second, ...rest]) => [second, first, ...rest].flatMap((file) => file ?? []) })).toEqual([
      'manifest.json: otherOrder',
    ]);
    expect(await faultsOf(Buffer.concat([Buffer.from('before'), bytes]))).toEqual(['bundle: directory']);
    const end = Buffer.from(bytes);
    const directory = end.readUInt32LE(end.length - 6);
    end.writeUInt32LE(bytes.length, directory + 20);
    expect((await faultsOf(end))[0]).toMatch(/^README-en\.md: (beyondDirectory|otherSums)$/);
  });

  it('that inflates to more than it says, or than a bundle may, is refused before it is all read', async () => {
    const zeros = Buffer.alloc(90 * 1024 * 1024);
    const bomb = { content: zeros, packed: deflateRawSync(zeros) };
    expect(await withFiles({ files: (all) => all.map((file) => (file.name === 'rows.jsonl' ? { ...file, ...bomb } : file)) })).toEqual([
      'rows.jsonl: contentsTooLarge',
    ]);
    expect(
      await withFiles({
        files: (all) => all.map((file) => (file.name === 'manifest.json' ? { ...file, ...bomb, isStored: false, size: 100 } : file)),
      }),
    ).toEqual(['manifest.json: tooLong']);
    expect(
      await after(
        (contents) => void contents.set('policy.txt', Buffer.concat([Buffer.alloc(bundleLimits.smallFile, '#'), Buffer.from('\n')])),
      ),
    ).toEqual(['policy.txt: fileTooLarge']);
  });

  it('whose content cannot be inflated, or is another than the manifest says, is refused', async () => {
    const garbage = Buffer.alloc(40, 255);
    const [changed] = [Buffer.from(`${ours.line} \n`)];
    const inKeys = (more: object) =>
      withFiles({ files: (all) => all.map((file) => (file.name === 'machine.json' ? { ...file, ...more } : file)) });
    expect((await inKeys({ packed: garbage }))[0]).toMatch(/^machine\.json: (otherSize|notInflated)$/);
    expect(await inKeys({ content: changed })).toEqual(['machine.json: otherSize']);
    expect(await inKeys({ content: Buffer.from('machine.jsoN\n') })).toEqual([expect.stringMatching(/^machine\.json: other(Hash|Size)$/)]);
  });

  it('that changes while it is read is named so', async () => {
    const source = { ...bytesSource(bytes), read: () => Promise.reject(new DOMException('changed', 'NotReadableError')) };
    const { faults } = await verifyBundle(source, { subtle });
    expect(faults.map(({ code }) => code)).toEqual(['unreadable']);
  });
});

describe('what somebody with the key of the log made', () => {
  it('has entries out of order', async () => {
    const swap = (contents: Contents) =>
      setEntries(contents, ([first, second, ...rest]) => [second, first, ...rest].flatMap((one) => one ?? []));
    expect(await after(swap, bundleOf(whole))).toEqual(['entries.bin, entry 1, position 2: notNext']);
    expect(await after(swap)).toEqual(['proofs.jsonl, line 1: otherProof', 'entries.bin, entry 2, position 1: after']);
  });

  it('has a changed, missing, cut, oversized or unreadable entry', async () => {
    const third = (contents: Contents) => setEntries(contents, (all) => all.map((entry, n) => (n === 2 ? altered(entry) : entry)));
    expect(await after(third)).toEqual(['entries.bin, entry 3, position 7: notIncluded']);
    expect(await after(third, bundleOf(whole))).toEqual(['entries.bin: rangeNotIncluded']);
    expect(await after(third, bundleOf(days, { range: [8, 29] }))).toEqual(['entries.bin: rangeNotIncluded']);
    const less = (contents: Contents) => setEntries(contents, (all) => all.filter((_, n) => n !== 2));
    expect(await after(less, bundleOf(whole))).toEqual(['entries.bin, entry 3, position 4: notNext']);
    expect((await after(less))[0]).toBe('proofs.jsonl, line 3: otherProof');
    expect(await after((contents) => setEntries(contents, (all) => all.slice(0, -1)), bundleOf(whole))).toEqual([
      'entries.bin: endsEarly',
      'commands.jsonl, line 14: unnamedCommand',
      'manifest.json: counts',
    ]);
    expect(
      await after((contents) => void contents.set('entries.bin', contents.get('entries.bin')?.subarray(0, -5) ?? Buffer.alloc(0))),
    ).toEqual(['entries.bin, entry 14: entryCut']);
    expect(await after((contents) => void contents.set('entries.bin', Buffer.from([127, 255, 255, 255])))).toEqual([
      'entries.bin, entry 1: entryTooLarge',
    ]);
    expect(await after((contents) => setEntries(contents, ([, ...rest]) => [Buffer.from('?'), ...rest]))).toEqual([
      'entries.bin, entry 1: entryMalformed',
    ]);
  });

  it('has an entry of something else', async () => {
    const other = (_: Contents, made: Made) => Object.assign(made.manifest, { scope: { ...orderScope, stream: '1'.repeat(36) } });
    expect((await after(other))[0]).toBe('entries.bin, entry 1, position 1: otherStream');
  });

  it('has the proof of another leaf, one too few, one too many, or a malformed one', async () => {
    const proofs = (change: (lines: Record<string, never>[]) => unknown[]) => (contents: Contents) =>
      setLines(contents, 'proofs.jsonl', change);
    expect(await after(proofs(([first, second, ...rest]) => [{ ...first, hashes: second?.['hashes'] }, second, ...rest]))).toEqual([
      'entries.bin, entry 1, position 1: notIncluded',
    ]);
    expect(await after(proofs((all) => all.slice(0, -1)))).toEqual(['proofs.jsonl: noProof']);
    expect(await after(proofs((all) => [...all, all[0]]))).toEqual(['proofs.jsonl, line 15: spareProof']);
    expect(await after(proofs(([first, ...rest]) => [{ ...first, hashes: ['AAAA'] }, ...rest]))).toEqual([
      'entries.bin, entry 1, position 1: notIncluded',
    ]);
    expect(await after((contents) => void contents.set('proofs.jsonl', Buffer.from('[\n')))).toEqual(['proofs.jsonl, line 1: notObject']);
    expect(await after((contents) => void contents.set('proofs.jsonl', Buffer.from('{}')))).toEqual(['proofs.jsonl, line 1: lineCut']);
  });

  it('has a proof of a range for other positions, other subtrees, or another root', async () => {
    const period = () => bundleOf(days, { range: [8, 29] });
    const proof = (more: object) => (contents: Contents) => setLines(contents, 'proofs.jsonl', ([one]) => [{ ...one, ...more }]);
    expect(await after(proof({ from: 9 }), period())).toEqual(['proofs.jsonl: otherRange']);
    expect(await after(proof({ before: [] }), period())).toEqual(['proofs.jsonl: otherSubtrees']);
    expect(await after(proof({ consistency: [] }), period())).toEqual(['entries.bin: rangeNotIncluded']);
    expect(await after((_, made) => Object.assign(made.manifest, { scope: whole }), period())).toEqual(['manifest.json: notWhole']);
  });

  it('has a head that was signed again over another root', async () => {
    const resigned = (contents: Contents) => void contents.set('checkpoints/40', signed(checkpointText(40, Buffer.alloc(32))));
    const found = await after(resigned);
    expect(found[0]).toBe('consistency.jsonl, line 1: notPrefix');
    expect(found[1]).toBe('entries.bin, entry 1, position 1: notIncluded');
    expect(await after(resigned, bundleOf(whole))).toEqual(['consistency.jsonl, line 1: notPrefix', 'entries.bin: rangeNotIncluded']);
  });

  it('has two signatures of one name, by one key or by two', async () => {
    for (const other of [ours, keysOf()]) {
      const twice = (contents: Contents) => {
        const { size, root } = largestOf(contents);
        contents.set('checkpoints/40', signed(checkpointText(size, root), {}, { keys: other }));
      };
      expect(await after(twice)).toEqual(['checkpoints/40: twoSignatures']);
    }
  });

  it('has a checkpoint of another log, of another key, with a wrong signature, of another size, or that is none', async () => {
    const head = (made: (size: number, root: Buffer) => Buffer) => (contents: Contents) => {
      const { size, root } = largestOf(contents);
      contents.set('checkpoints/40', made(size, root));
    };
    expect(await after(head((size, root) => signed(checkpointText(size, root, 'other.example'), { name: 'other.example' })))).toEqual([
      'checkpoints/40: unknownKey',
    ]);
    expect(await after(head((size, root) => signed(checkpointText(size, root, 'other.example'))))).toEqual(['checkpoints/40: unknownKey']);
    expect(await after(head((size, root) => signed(checkpointText(size, root), { keys: keysOf() })))).toEqual([
      'checkpoints/40: unknownKey',
    ]);
    expect(await after(head((size, root) => signed(checkpointText(size, root), { keys: { ...keysOf(), id: ours.id } })))).toEqual([
      'checkpoints/40: badSignature',
    ]);
    expect(await after(head((size, root) => signed(checkpointText(size + 1, root))))).toEqual(['checkpoints/40: checkpointSize']);
    expect(await after(head(() => Buffer.from('40\n')))).toEqual(['checkpoints/40: noteMalformed']);
  });

  it('has a checkpoint of no entries', async () => {
    const made = bundleOf(orderScope);
    const entries = [...made.contents];
    made.contents.clear();
    for (const [name, content] of entries)
      made.contents.set(
        name === 'checkpoints/30' ? 'checkpoints/0' : name,
        name === 'checkpoints/30' ? signed(checkpointText(0, Buffer.alloc(32))) : content,
      );
    expect(await faultsOf(packed(made))).toEqual(['checkpoints/0: emptyCheckpoint']);
  });

  it('lacks the proof between its checkpoints, or has another', async () => {
    expect(await after((contents) => void contents.set('consistency.jsonl', Buffer.alloc(0)))).toEqual([
      'consistency.jsonl: noConsistency',
    ]);
    const lines = (more: object) => (contents: Contents) => setLines(contents, 'consistency.jsonl', ([one]) => [{ ...one, ...more }]);
    expect(await after(lines({ from: 29 }))).toEqual(['consistency.jsonl, line 1: notBetween', 'consistency.jsonl: noConsistency']);
    expect(await after(lines({ hashes: [] }))).toEqual(['consistency.jsonl, line 1: notPrefix']);
  });

  it('says another size than its log, or positions outside of it', async () => {
    const said =
      (more: object) =>
      (_: Contents, { manifest }: Made) =>
        Object.assign(manifest, more);
    expect(await after(said({ logSize: 39 }))).toEqual(['manifest.json: aboveLog']);
    expect(await after(said({ checkpoint: 39 }))).toEqual(['manifest.json: otherLargest']);
    expect(await after(said({ last: 41 }))).toEqual(['manifest.json: positionsOutside']);
    expect(await after(said({ first: 0 }))).toEqual(['manifest.json: positionsOutside']);
    expect((await after(said({ first: 2 })))[0]).toBe('entries.bin, entry 1, position 1: outside');
    expect(await after(said({ counts: { ...(bundleOf(orderScope).manifest['counts'] as object), rows: 5 } }))).toEqual([
      'manifest.json: counts',
    ]);
  });

  it('is of another product, or its manifest is none', async () => {
    const said =
      (more: object) =>
      (_: Contents, { manifest }: Made) =>
        Object.assign(manifest, more);
    expect(await after(said({ origin: 'other.example' }))).toEqual(['manifest.json: otherOrigin']);
    expect(await after(said({ origin: 'other.example' }), bundleOf(orderScope), { keys: undefined })).toEqual([
      'manifest.json: otherOrigin',
    ]);
    expect(await after(said({ format: 'registra-bundle/2' }))).toEqual(['manifest.json: otherFormat']);
    for (const more of [{ scope: null }, { scope: { kind: 'one' } }, { counts: {} }, { last: -1 }, { first: '1' }, { createdAt: 5 }])
      expect(await after(said(more))).toEqual(['manifest.json: malformed']);
    const broken = packed(bundleOf(orderScope), {
      files: (all) => all.map((file) => (file.name === 'manifest.json' ? { ...file, content: Buffer.from('{') } : file)),
    });
    expect(await faultsOf(broken)).toEqual(['manifest.json: notJson']);
  });

  it('asks by its policy for more witnesses than signed', async () => {
    const one = witness('one.example');
    const policy = (lines: string) => (contents: Contents) => void contents.set('policy.txt', Buffer.from(`log ${ours.line}\n${lines}`));
    expect(await after(policy(`witness W1 ${one.line}\nquorum W1\n`))).toEqual(['policy.txt: quorum']);
    expect(await after(policy('quorum W1\n'))).toEqual(['policy.txt: policyMalformed']);
    expect(await after(policy(''))).toEqual(['policy.txt: policyMalformed']);
    expect(await after(policy('quorum none\nquorum none\n'))).toEqual(['policy.txt: policyMalformed']);
    expect(await after(policy(`witness W1 ${one.line}\ngroup G 2 W1\nquorum G\n`))).toEqual(['policy.txt: policyMalformed']);
    expect(
      await after(
        (contents) => void contents.set('policy.txt', Buffer.from(`log ${keysOf().line.replace(origin, 'x.example')}\nquorum none\n`)),
      ),
    ).toEqual([expect.stringMatching(/^policy\.txt: policy(Origin|Malformed)$/)]);
    const forged = (contents: Contents) => {
      const { size, root } = largestOf(contents);
      const said = checkpointText(size, root);
      contents.set('checkpoints/40', Buffer.from(`${said}\n${signatureOf(said, ours)}${one.cosign(said, `${said} `)}`));
      policy(`witness W1 ${one.line}\nquorum W1\n`)(contents);
    };
    expect(await after(forged)).toEqual(['policy.txt: badCosignature']);
  });

  it('has a command that was changed, left out, invented, or put among the others', async () => {
    const commands = (name: string, change: (lines: Record<string, never>[]) => unknown[]) => (contents: Contents) =>
      setLines(contents, name, change);
    const changed = (lines: Record<string, never>[]) => lines.map((line, n) => (n === 1 ? { ...line, input: '{"n":99}' } : line));
    expect(await after(commands('commands.jsonl', changed))).toEqual(['commands.jsonl, line 2: otherCommand']);
    expect(await after(commands('commands.jsonl', (lines) => lines.slice(1)))).toEqual([
      'entries.bin, position 1: commandMissing',
      'manifest.json: counts',
    ]);
    expect(await after(commands('commands.jsonl', (lines) => [...lines, { ...lines[0], id: 'x' }]))).toEqual([
      'commands.jsonl, line 15: unnamedCommand',
      'manifest.json: counts',
    ]);
    expect(await after(commands('refused-commands.jsonl', ([line]) => [{ ...line, outcome: 'accepted' }]))).toEqual([
      'refused-commands.jsonl, line 1: outcome',
    ]);
    const first = readLines(bundleOf(orderScope).contents.get('commands.jsonl'))[0];
    expect(await after(commands('refused-commands.jsonl', () => [{ ...first, outcome: 'refused' }]))).toEqual([
      'refused-commands.jsonl, line 1: refusedNamed',
      'refused-commands.jsonl, line 1: otherCommand',
    ]);
  });

  it('was signed by another key, whose line is in it', async () => {
    const thief = keysOf();
    const made = bundleOf(orderScope);
    made.contents.set('keys.txt', Buffer.from(`${thief.line}\n`));
    made.contents.set('policy.txt', Buffer.from(`log ${thief.line}\nquorum none\n`));
    for (const name of ['checkpoints/30', 'checkpoints/40']) {
      const said = `${text(made.contents, name).split('\n\n')[0]}\n`;
      made.contents.set(name, signed(said, { keys: thief }));
    }
    const bytes = packed(made, { keys: thief });
    expect(await faultsOf(bytes)).toEqual(['manifest.note: unknownKey', 'checkpoints/30: unknownKey', 'checkpoints/40: unknownKey']);
    // By its own keys it holds, and the page says that this does not show who signed.
    expect(await faultsOf(bytes, { keys: undefined })).toEqual([]);
    expect(await faultsOf(bytes, { keys: ['no key'] })).toEqual(['bundle: keyMalformed']);
    expect(await faultsOf(bytes, { keys: [thief.line.replace(/\+[0-9a-f]{8}\+/, '+00000000+')] })).toEqual(['bundle: keyMalformed']);
  });

  it('has a note that is none, or is of another manifest', async () => {
    const made = bundleOf(orderScope);
    const noteOf = (content: (note: string) => string) =>
      packed(made, {
        files: (all) =>
          all.map((file) => (file.name === 'manifest.note' ? { ...file, content: Buffer.from(content(String(file.content))) } : file)),
      });
    expect((await faultsOf(noteOf(() => 'x')))[0]).toBe('manifest.note: noteMalformed');
    expect((await faultsOf(noteOf((note) => note.replace('bundle 2026', 'bundle 2027'))))[0]).toBe('manifest.note: badSignature');
    const later = packed({ ...made, manifest: { ...made.manifest, createdAt: '2026-11-28T10:00:00.000Z' } });
    const mixed = packed(made, {
      files: (all) =>
        all.map((file) => {
          if (file.name !== 'manifest.json') return file;
          const at = later.indexOf('{\n  "format"');
          return { ...file, content: later.subarray(at, later.indexOf('\n}\n', at) + 3) };
        }),
    });
    expect(await faultsOf(mixed)).toEqual(['manifest.note: otherManifest']);
  });
});

it('shows a bounded number of faults and counts the rest', async () => {
  const made = bundleOf(orderScope, { size: 700, earlier: 700 });
  setLines(made.contents, 'proofs.jsonl', (lines) => lines.map((line) => ({ ...line, hashes: [] })));
  const { faults, faultCount } = await verifyBundle(bytesSource(packed(made)), { subtle, keys: [ours.line] });
  expect([faults.length, faultCount]).toEqual([200, 234]);
});
