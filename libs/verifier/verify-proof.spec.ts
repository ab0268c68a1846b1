import { type ProofFaultCode, proofFaults } from './proof-fault.js';
import {
  checkpoint,
  type Fields,
  hash,
  keysOf,
  leaf,
  origin,
  ours,
  path,
  proofIn,
  proofText,
  receipt,
  signatureOf,
  stream,
  verifySignature,
} from './testing/proof-log.js';
import { largestFile, type SavedProof, savedProofOf, verifyProof } from './verify-proof.js';

const verify = (saved: SavedProof, trust: Partial<Parameters<typeof verifyProof>[1]> = {}) =>
  verifyProof(saved, { key: ours.line, stream, verify: verifySignature, ...trust });
const fault = async (saved: SavedProof, trust: Partial<Parameters<typeof verifyProof>[1]> = {}): Promise<string> =>
  verify(saved, trust).then(
    () => 'verified',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('a proof that holds', () => {
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [7, 6],
    [8, 3],
    [300, 255],
    [300, 256],
    [300, 299],
  ])('in a log of %i entries at place %i says what its entry says', async (size, index) => {
    const { saved } = proofIn(size, index);
    const proven = await verify(saved);
    expect(proven).toEqual({ entry: expect.objectContaining(receipt), size, origin, signed: true });
    expect(proven.entry).toMatchObject({ stream, position: index + 1, recordedAt: 1_795_000_000_000_000 });
  });

  it('may have witnesses’ signatures and an unauthenticated line, which change nothing', async () => {
    const { saved, top, hashes } = proofIn(5, 2);
    const witnessed = checkpoint(5, top, (text) => signatureOf(text, ours) + signatureOf(text, keysOf(), 'witness.example'));
    const extra = proofText(2, hashes, witnessed).replace('index', 'extra AAAA\nindex');
    expect(await fault({ ...saved, proof: extra })).toBe('verified');
  });

  it('of any receipt is verified if no particular receipt is asked for', async () => {
    const { saved } = proofIn(3, 1);
    expect(await fault(saved, { stream: undefined })).toBe('verified');
    expect(await fault(saved, { stream: `1${stream.slice(1)}` })).toBe('otherReceipt');
  });

  it('is not called signed where the browser has no Ed25519', async () => {
    const { saved } = proofIn(3, 1);
    expect(await verify(saved, { verify: () => Promise.resolve(undefined) })).toMatchObject({ signed: false });
  });
});

describe('a proof that does not hold', () => {
  const { saved, bytes, leaves, top, hashes } = proofIn(11, 4);
  const withNote = (note: string): SavedProof => ({ ...saved, proof: proofText(4, hashes, note) });
  const signedBy = (sign: (text: string) => string): SavedProof => withNote(checkpoint(11, top, sign));
  const withEntry = (changed: Buffer | string): SavedProof => ({ ...saved, entry: changed.toString('base64') });
  const paths = (index: number | string, list: readonly (Buffer | string)[]): SavedProof => ({
    ...saved,
    proof: proofText(index, list, checkpoint(11, top)),
  });
  const changedAmount = Buffer.from(bytes.toString('latin1').replace('26700', '96700'), 'latin1');

  it.each<[string, SavedProof, ProofFaultCode]>([
    ['an altered amount in the entry', withEntry(changedAmount), 'notIncluded'],
    ['the proof of another leaf', paths(5, path(5, leaves)), 'notIncluded'],
    ['the path of another leaf', paths(4, path(5, leaves)), 'notIncluded'],
    ['an index beyond the size', paths(11, hashes), 'notIncluded'],
    ['a hash too few', paths(4, hashes.slice(1)), 'notIncluded'],
    ['a hash too many', paths(4, [...hashes, top]), 'notIncluded'],
    ['a log of no entries', withNote(checkpoint(0, hash())), 'notIncluded'],
    ['a log of one entry that is another', withNote(checkpoint(1, leaf(Buffer.from('another')))), 'notIncluded'],
    ['another root', withNote(checkpoint(11, hash(top))), 'notIncluded'],
    ['a malformed hash', paths(4, ['AAA', ...hashes.slice(1)]), 'proofMalformed'],
    ['a hash with other spare bits', paths(4, [`${'A'.repeat(42)}B=`, ...hashes.slice(1)]), 'proofMalformed'],
    [
      'too many hashes',
      paths(
        4,
        Array.from({ length: 64 }, () => top),
      ),
      'proofMalformed',
    ],
    ['an index that is no number', paths('-1', hashes), 'proofMalformed'],
    ['an index too large for a number', paths('9007199254740993', hashes), 'proofMalformed'],
    ['another format', { ...saved, proof: saved.proof.replace('@v1', '@v2') }, 'proofMalformed'],
    ['no proof at all', { ...saved, proof: '' }, 'proofMalformed'],
    ['no checkpoint', { ...saved, proof: saved.proof.slice(0, saved.proof.indexOf('\n\n') + 2) }, 'checkpointMalformed'],
    ['a root that is no hash', withNote(checkpoint(11, Buffer.from('short'))), 'checkpointMalformed'],
    ['a malformed signature', signedBy(() => `— ${origin} AAA\n`), 'checkpointMalformed'],
    ['a signature of another dash', signedBy((text) => signatureOf(text, ours).replace('—', '-')), 'checkpointMalformed'],
    ['two signatures of one name', signedBy((text) => signatureOf(text, ours).repeat(2)), 'twoSignatures'],
    ['a second key of the name', signedBy((text) => signatureOf(text, ours) + signatureOf(text, keysOf())), 'twoSignatures'],
    ['an unknown key', signedBy((text) => signatureOf(text, keysOf())), 'unknownKey'],
    ['a witness alone', signedBy((text) => signatureOf(text, ours, 'witness.example')), 'unknownKey'],
    ['a signature of another text', signedBy((text) => signatureOf(`${text} `, ours)), 'badSignature'],
    ['another key behind our key ID', signedBy((text) => signatureOf(text, { ...keysOf(), id: ours.id })), 'badSignature'],
    ['an entry in malformed base64', withEntry(`${saved.entry.slice(0, -1)}%`), 'entryMalformed'],
    ['an entry of nothing', withEntry(''), 'entryMalformed'],
    ['an entry that ends early', withEntry(bytes.subarray(0, -1)), 'entryMalformed'],
    ['an entry with more behind it', withEntry(Buffer.concat([bytes, Buffer.of(0)])), 'entryMalformed'],
    ['an entry that is no UTF-8', withEntry(Buffer.from([0, 0, 0, 1, 255])), 'entryMalformed'],
    ['an entry that is too large', withEntry(Buffer.alloc(65_536)), 'tooLarge'],
  ])('%s', async (_, changed, code) => {
    expect(await fault(changed)).toBe(code);
  });

  it.each<[string, Partial<Fields>, ProofFaultCode]>([
    ['another event', { type: 'PayoffPaid' }, 'notReceipt'],
    ['an event of another stream', { streamType: 'order' }, 'notReceipt'],
    ['a schema of a later version', { schema: '2' }, 'notReceipt'],
    ['another position than its place', { position: 6 }, 'notIncluded'],
    ['a position that is no number', { position: NaN }, 'entryMalformed'],
    ['no object', { data: null }, 'entryMalformed'],
    ['a number that people do not have', { data: { ...receipt, receipt: '<b>R-1</b>' } }, 'entryMalformed'],
    ['an amount that is none', { data: { ...receipt, amount: '26700' } }, 'entryMalformed'],
    ['an amount below zero', { data: { ...receipt, amount: -1 } }, 'entryMalformed'],
    ['an unknown currency', { data: { ...receipt, currency: 'XXQ' } }, 'entryMalformed'],
    ['a day that is none', { data: { ...receipt, day: '2026-13-45' } }, 'entryMalformed'],
    ['an unknown stage', { data: { ...receipt, stage: 'gift' } }, 'entryMalformed'],
    ['no issue', { data: { ...receipt, issue: undefined } }, 'entryMalformed'],
  ])('of an entry that is in the log and is %s', async (_, fields, code) => {
    expect(await fault(proofIn(11, 4, fields).saved)).toBe(code);
  });

  it.each(['', 'registra.example', `${origin}+00000000+AAAA`, ours.line.replace(origin, 'other.example')])(
    'with %j as the key of the log',
    async (key) => {
      expect(await fault(saved, { key })).toBe('unknownKey');
    },
  );

  it('for no byte of the entry that is changed', async () => {
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(proofFaults).toContain(await fault(withEntry(changed)));
    }
  });
});

describe('a saved proof', () => {
  const { saved } = proofIn(3, 1);
  const reading = (text: string): unknown => {
    try {
      return savedProofOf(text);
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };

  it('is read from its JSON, without unknown members', () => {
    expect(reading(JSON.stringify({ ...saved, verifierKey: 'x', position: 2 }))).toEqual(saved);
  });

  it.each(['', '{', 'null', '[]', '1', '{"entry":"AAAA"}', '{"entry":1,"proof":"x"}'])('cannot be read from %j', (text) => {
    expect(reading(text)).toBe('notProof');
  });

  it('has a largest size', () => {
    expect(reading(' '.repeat(largestFile + 1))).toBe('tooLarge');
  });
});
