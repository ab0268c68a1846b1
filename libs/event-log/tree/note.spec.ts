import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { checkpointOf, checkpointText, openCheckpoint, unverifiedCheckpoint, withOneSignature } from './checkpoint.js';
import { isKeyName, NoteError, openNote, signNote, verifierLine, verifierOf } from './note.js';
import { openTlogProof, tlogProofOf, tlogProofText } from './tlog-proof.js';
import { emptyRoot, leafHash, nodeHash } from './tree-hash.js';

/** A key that is the same in each run. */
const keyOf = (seed: number | Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, seed)]),
    format: 'der',
    type: 'pkcs8',
  });
const log = { name: 'registra.example', key: keyOf(1) };
const other = { name: 'registra.example', key: keyOf(2) };
const witness = { name: 'witness.example', key: keyOf(3) };
const publicOf = ({ name, key }: typeof log): typeof log => ({ name, key: createPublicKey(key) });

describe('a signed note', () => {
  // https://c2sp.org/signed-note, section "Example"
  const published = {
    key: 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    note: 'This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n',
  };

  it('of the published example is verified by the published key', () => {
    expect(openNote(published.note, [verifierOf(published.key)])).toMatchObject({ text: 'This is an example message.\n' });
    expect(verifierLine(verifierOf(published.key))).toBe(published.key);
  });

  // golang.org/x/mod/sumdb/note, example of Sign; its private key is PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz
  it('has the same signature as from Go’s package, which published the key', () => {
    const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
    const peter = { name: 'PeterNeumann', key: keyOf(seed) };
    const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
    expect(verifierLine(publicOf(peter))).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
    expect(signNote(text, [peter])).toBe(
      `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`,
    );
  });

  it('is verified by the key that signed it, also among signatures of others', () => {
    const note = signNote('one\n', [witness, log]);
    expect(openNote(note, [publicOf(log)]).signedBy.map(({ name }) => name)).toEqual([log.name]);
    expect(openNote(note, [publicOf(log), publicOf(witness)]).signedBy.map(({ name }) => name)).toEqual([witness.name, log.name]);
  });

  it('keeps blank lines of its text', () => {
    expect(openNote(signNote('one\n\ntwo\n', [log]), [publicOf(log)]).text).toBe('one\n\ntwo\n');
  });

  it('may have two signatures of one name, by an old and a new key, and counts a repeated one once', () => {
    const note = signNote('one\n', [log, other, log]);
    expect(openNote(note, [publicOf(other)]).signedBy).toHaveLength(1);
    expect(openNote(note, [publicOf(log), publicOf(other)]).signedBy).toHaveLength(2);
  });

  it('is refused if one of two signatures of a known key does not hold', () => {
    const [good, changed] = [signNote('one\n', [log]), signNote('two\n', [log])];
    const note = good + (changed.split('\n\n')[1] ?? '');
    expect(() => openNote(note, [publicOf(log)])).toThrow(new NoteError('the signature of registra.example does not hold'));
  });

  it.each([
    ['a changed text', signNote('one\n', [log]).replace('one', 'two'), 'does not hold'],
    ['a signature of an unknown key', signNote('one\n', [witness]), 'no known key'],
    ['a key of the same name', signNote('one\n', [other]), 'no known key'],
    ['no signature', 'one\n', 'no signed note'],
    ['no signature line', 'one\n\n', 'malformed'],
    ['a cut signature', signNote('one\n', [log]).slice(0, -10), 'no signed note'],
    ['a signature cut in its line', `${signNote('one\n', [log]).slice(0, -10)}\n`, 'malformed'],
    ['a hyphen in place of the dash', signNote('one\n', [log]).replace('—', '-'), 'malformed'],
    ['a control character', signNote('one\n', [log]).replace('one', 'o\tne'), 'no signed note'],
    ['too many signatures', signNote('one\n', Array(33).fill(log)), 'at most 32'],
    ['too many bytes', signNote(`${'a'.repeat(70_000)}\n`, [log]), 'at most 65536'],
  ])('is refused with %s', (_, note, why) => {
    expect(() => openNote(note, [publicOf(log)])).toThrow(NoteError);
    expect(() => openNote(note, [publicOf(log)])).toThrow(why);
  });

  it('cannot be made of a text without its last newline, or under an invalid name', () => {
    expect(() => signNote('one', [log])).toThrow(NoteError);
    expect(() => signNote('one\n', [{ ...log, name: 'two words' }])).toThrow(NoteError);
  });

  it.each(['', 'a b', 'a+b', 'a\u00a0b', 'a\nb', 'x'.repeat(201)])('accepts no key of the name %j', (name) => {
    expect(isKeyName(name)).toBe(false);
  });

  it.each([
    ['another name', published.key.replace('foo', 'bar')],
    ['another id', published.key.replace('530d', '530e')],
    ['no key', 'example.com/foo+530d903a+'],
    ['a cut key', published.key.slice(0, -4)],
    ['another kind of key', published.key.replace('+Ae', '+Ee')],
  ])('accepts no key with %s', (_, line) => {
    expect(() => verifierOf(line)).toThrow(NoteError);
  });

  it('accepts Ed25519 keys alone', () => {
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(() => verifierLine({ name: 'a', key: publicKey })).toThrow(NoteError);
  });
});

describe('a checkpoint', () => {
  // https://c2sp.org/tlog-checkpoint
  const published = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';

  it('is read and written as published', () => {
    const checkpoint = checkpointOf(published);
    expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20_852_163 });
    expect(checkpointText(checkpoint)).toBe(published);
  });

  it('may be of the empty log, and may have further lines', () => {
    expect(checkpointOf(checkpointText({ origin: 'a', size: 0, root: emptyRoot }))).toEqual({ origin: 'a', size: 0, root: emptyRoot });
    expect(checkpointOf(`${published}more\n`).size).toBe(20_852_163);
  });

  it.each([
    ['no origin', published.slice(published.indexOf('\n'))],
    ['a size with a zero before it', published.replace('20852163', '020852163')],
    ['a negative size', published.replace('20852163', '-1')],
    ['a size above 2^53', published.replace('20852163', '9999999999999999')],
    ['a cut root', published.replace('q2I=\n', '\n')],
    ['no newline at its end', published.slice(0, -1)],
    ['an empty line', `${published}\n`],
    ['two lines', 'a\n1\n'],
  ])('is invalid with %s', (_, text) => {
    expect(() => checkpointOf(text)).toThrow(NoteError);
  });

  it('is signed by its log, once, and by any witnesses', () => {
    const text = checkpointText({ origin: log.name, size: 1, root: emptyRoot });
    const trusted = [publicOf(log), publicOf(other), publicOf(witness)];
    const twice = new NoteError('the checkpoint has 2 signatures of registra.example');
    expect(openCheckpoint(signNote(text, [log, witness]), trusted)).toMatchObject({ origin: log.name, size: 1 });
    expect(() => openCheckpoint(signNote(text, [log, log]), trusted)).toThrow(twice);
    for (const signers of [
      [log, other],
      [log, witness, other],
    ]) {
      expect(() => openCheckpoint(signNote(text, signers), [publicOf(log), publicOf(witness)])).toThrow(twice);
    }
    expect(() => openCheckpoint(signNote(text, [witness]), trusted)).toThrow(new NoteError('the checkpoint is another log’s'));
    expect(() => openCheckpoint(signNote(text, [log]), [publicOf(other)])).toThrow(new NoteError('no known key signed the note'));
  });

  it('is signed by two keys of its log if both are trusted, and by neither more often than once', () => {
    const text = checkpointText({ origin: log.name, size: 1, root: emptyRoot });
    const trusted = [publicOf(log), publicOf(other)];
    expect(openCheckpoint(signNote(text, [other, log]), trusted)).toMatchObject({ size: 1 });
    expect(() => openCheckpoint(signNote(text, [other, log, log]), trusted)).toThrow(
      new NoteError('the checkpoint has 3 signatures of registra.example'),
    );
  });

  it('keeps the first signature of its log and those of witnesses for readers who know one key', () => {
    const text = checkpointText({ origin: log.name, size: 1, root: emptyRoot });
    expect(withOneSignature(signNote(text, [other, log, witness]))).toBe(signNote(text, [other, witness]));
    expect(withOneSignature(signNote(text, [log]))).toBe(signNote(text, [log]));
  });

  it('is read from its note without a key', () => {
    expect(unverifiedCheckpoint(signNote(published, [log])).size).toBe(20_852_163);
    expect(() => unverifiedCheckpoint(published)).toThrow(NoteError);
  });
});

describe('a proof of an entry', () => {
  const leaves = ['a', 'b'].map((text) => leafHash(Buffer.from(text)));
  const [a = emptyRoot, b = emptyRoot] = leaves;
  const checkpointBy = (origin: string, signer = log): string =>
    signNote(checkpointText({ origin, size: 2, root: nodeHash(a, b) }), [signer]);
  const text = tlogProofText({ index: 1, hashes: [a], checkpoint: checkpointBy(log.name) });
  const trusted = [publicOf(log), publicOf(witness)];

  // github.com/transparency-dev/formats, proof/tlog_proof_test.go
  it('is written as published', () => {
    const hash = leafHash(Buffer.from('x'));
    expect(tlogProofText({ index: 5, hashes: [hash, hash], checkpoint: 'test checkpoint\n' })).toBe(
      `c2sp.org/tlog-proof@v1\nindex 5\n${hash.toString('base64')}\n${hash.toString('base64')}\n\ntest checkpoint\n`,
    );
    expect(tlogProofText({ index: 0, hashes: [], checkpoint: 'checkpoint\n' })).toBe('c2sp.org/tlog-proof@v1\nindex 0\n\ncheckpoint\n');
  });

  it('holds for its entry', () => {
    expect(openTlogProof(text, b, trusted)).toMatchObject({ origin: log.name, size: 2 });
  });

  it('holds with a line that is not authenticated, and claims nothing about that line', () => {
    const extra = text.replace('index', 'extra aGVsbG8=\nindex');
    expect(openTlogProof(extra, b, trusted)).toMatchObject({ size: 2 });
    expect(tlogProofOf(extra)).toEqual(tlogProofOf(text));
  });

  it('of the only entry of a log has no hashes, and of a log without entries there is none', () => {
    const one = tlogProofText({
      index: 0,
      hashes: [],
      checkpoint: signNote(checkpointText({ origin: log.name, size: 1, root: a }), [log]),
    });
    expect(openTlogProof(one, a, trusted)).toMatchObject({ size: 1 });
    expect(() => openTlogProof(one, b, trusted)).toThrow(NoteError);
    const none = tlogProofText({
      index: 0,
      hashes: [],
      checkpoint: signNote(checkpointText({ origin: log.name, size: 0, root: a }), [log]),
    });
    expect(() => openTlogProof(none, a, trusted)).toThrow(new NoteError('the entry is not in the log at this place'));
  });

  it.each([
    ['another entry', text, a],
    ['another index', text.replace('index 1', 'index 0'), b],
    ['an index after the last', text.replace('index 1', 'index 2'), b],
    ['no hashes', text.replace(`${a.toString('base64')}\n`, ''), b],
    ['a checkpoint that another log signed', tlogProofText({ index: 1, hashes: [a], checkpoint: checkpointBy('other.example') }), b],
    ['a checkpoint that only a witness signed', tlogProofText({ index: 1, hashes: [a], checkpoint: checkpointBy(log.name, witness) }), b],
    ['a checkpoint by another key', tlogProofText({ index: 1, hashes: [a], checkpoint: checkpointBy(log.name, other) }), b],
    ['another header', text.replace('@v1', '@v2'), b],
    ['no index', text.replace('index 1\n', ''), b],
    ['a negative index', text.replace('index 1', 'index -1'), b],
    ['a malformed hash', text.replace(a.toString('base64'), '!!'), b],
    ['a hash of another length', text.replace(a.toString('base64'), Buffer.alloc(64).toString('base64')), b],
    ['more hashes than a tree has', text.replace(a.toString('base64'), Array(64).fill(a.toString('base64')).join('\n')), b],
    ['a cut end', text.slice(0, 60), b],
    ['nothing', '', b],
  ])('does not hold for or with %s', (_, proof, leaf) => {
    expect(() => openTlogProof(proof, leaf, trusted)).toThrow(NoteError);
  });
});
