import { checkpoint, hash, keysOf, leaf, origin, ours, root, signatureOf, subtle } from './testing/proof-log.js';
import { certificateLink, statementLines } from './testing/certificate-log.js';
import { certificateIn, longestFragment, type LogReader, verifyCertificate } from './verify-certificate.js';

const leaves = Array.from({ length: 11 }, (_, n) => leaf(Buffer.from(`entry ${n}`)));
const top = (size: number): Buffer => root(leaves.slice(0, size));
/** RFC 6962, section 2.1.2: log of 8, which begins that of 11. */
const from8to11 = [root(leaves.slice(8))];
const reader = (changes: Partial<LogReader> = {}): LogReader => ({
  checkpoint: () => Promise.resolve(checkpoint(11, top(11))),
  consistency: () => Promise.resolve(from8to11.map((one) => one.toString('base64'))),
  ...changes,
});
const lines = (changes: Record<number, string> = {}) => statementLines(8, top(8), changes);
const link = (changes?: Record<number, string>, by?: Parameters<typeof certificateLink>[1]) => certificateLink(lines(changes), by);
const verify = (encoded: string, log = reader(), trust = {}) => verifyCertificate(encoded, { key: ours.line, subtle, ...trust }, log);
const faultOf = (encoded: string, log = reader(), trust = {}): Promise<string> =>
  verify(encoded, log, trust).then(
    ({ log: state }) => `no fault: ${state}`,
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('the statement of a certificate', () => {
  it('that holds is read, and its log begins that of today', async () => {
    expect(await verify(link())).toEqual({
      statement: {
        ...{ number: 17, covers: 'R-000412', snapshotAt: '2026-11-27T01:02:03.456Z', faults: 0, objects: 1, events: 7, commands: 9 },
        ...{ size: 8, root: new Uint8Array(top(8)) },
      },
      ...{ origin, signed: true, log: 'begins', size: 11 },
    });
  });

  it.each(['everything', 'orders'])('may cover %s', async (covers) => {
    expect((await verify(link({ 2: `covers ${covers}` }))).statement.covers).toBe(covers);
  });

  it('may be of the log as it is today', async () => {
    const same = reader({ checkpoint: () => Promise.resolve(checkpoint(8, top(8))), consistency: () => Promise.resolve([]) });
    expect(await verify(link(), same)).toMatchObject({ log: 'begins', size: 8 });
  });

  it('of a log that is not signed yet is not compared', async () => {
    expect(await verify(link(), reader({ checkpoint: () => Promise.resolve(checkpoint(7, top(7))) }))).toMatchObject({
      ...{ signed: true, log: 'shorter', size: 7 },
    });
  });

  it.each<[string, Partial<LogReader>]>([
    ['cannot be read', { checkpoint: () => Promise.reject(new TypeError('offline')) }],
    ['is no checkpoint', { checkpoint: () => Promise.resolve('<html>') }],
    ['is signed by another key', { checkpoint: () => Promise.resolve(checkpoint(11, top(11), (text) => signatureOf(text, keysOf()))) }],
    ['has a signature that does not hold', { checkpoint: () => Promise.resolve(checkpoint(11, top(11)).replace('\n11\n', '\n12\n')) }],
    ['has no proof', { consistency: () => Promise.reject(new Error('429')) }],
    ['has a malformed proof', { consistency: () => Promise.resolve(['AAAA']) }],
    ['has too many hashes', { consistency: () => Promise.resolve(Array.from({ length: 129 }, () => top(8).toString('base64'))) }],
  ])('is not called compared where the log of today %s', async (_, changes) => {
    expect(await verify(link(), reader(changes))).toMatchObject({ signed: true, log: 'unread', size: 0 });
  });

  it('is not called signed, nor compared, where the browser has no Ed25519', async () => {
    expect(await verify(link(), reader(), { subtle: undefined })).toMatchObject({ signed: false, log: 'unread' });
  });

  it('is refused where the log of today does not begin with its log', async () => {
    const other = hash(Buffer.from('another log'));
    expect(await faultOf(link({ 6: `log 8 ${other.toString('base64')}` }))).toBe('notInLog');
    expect(await faultOf(link(), reader({ consistency: () => Promise.resolve([other.toString('base64')]) }))).toBe('notInLog');
    expect(await faultOf(link({ 6: `log 11 ${other.toString('base64')}` }), reader({ consistency: () => Promise.resolve([]) }))).toBe(
      'notInLog',
    );
  });

  it.each<[string, Record<number, string>, string]>([
    ['another origin', { 0: 'other.example/certificates' }, 'otherLog'],
    ['the name of checkpoints', { 0: origin }, 'otherLog'],
    ['the note of a PDF', { 1: 'certificate 17' }, 'damaged'],
    ['another scope', { 2: 'covers nothing' }, 'damaged'],
    ['a time that is none', { 3: 'snapshot 2026-13-45T01:02:03.456Z' }, 'damaged'],
    ['a negative number of faults', { 4: 'faults -1' }, 'damaged'],
    ['a number that is too large', { 4: 'faults 9007199254740993' }, 'damaged'],
    ['a log of no entries', { 6: `log 0 ${hash().toString('base64')}` }, 'damaged'],
    ['a root that is no hash', { 6: 'log 8 AAAA' }, 'damaged'],
    ['a line more', { 6: `log 8 ${top(8).toString('base64')}\nextra` }, 'damaged'],
  ])('that is signed and has %s is refused', async (_, changes, code) => {
    expect(await faultOf(link(changes))).toBe(code);
  });

  it('with other signatures is refused', async () => {
    expect(await faultOf(link({}, { keys: keysOf() }))).toBe('unknownKey');
    expect(await faultOf(link({}, { name: origin }))).toBe('unknownKey');
    expect(await faultOf(link({}, { times: 2 }))).toBe('twoSignatures');
    expect(await faultOf(link({}, { signed: lines({ 4: 'faults 1' }) }))).toBe('badSignature');
  });

  it('is refused with the key of another log', async () => {
    for (const key of ['', 'registra.example', ours.line.replace(origin, 'other.example')])
      expect(await faultOf(link(), reader(), { key })).toBe('otherLog');
    expect(await faultOf(link(), reader(), { key: keysOf().line })).toBe('unknownKey');
  });

  it('is refused if any of its characters was changed or it was cut', async () => {
    const encoded = link();
    const note = Buffer.from(encoded, 'base64url');
    for (let at = 0; at < note.length; at += 1) {
      const changed = Buffer.from(note);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await faultOf(changed.toString('base64url'))).toMatch(/^(damaged|otherLog|unknownKey|badSignature)$/);
    }
    for (let length = 0; length < encoded.length; length += 7)
      expect(await faultOf(encoded.slice(0, length))).toMatch(/^(damaged|unknownKey)$/);
  });

  it.each(['', '%', 'AAAA', 'a b', '/+==', `${'A'.repeat(longestFragment)}`])('is not read from %j', async (encoded) => {
    expect(await faultOf(encoded)).toBe('damaged');
  });

  it('has a longest link', async () => {
    expect(await faultOf('A'.repeat(longestFragment + 1))).toBe('tooLong');
  });

  it('is found in the fragment of an address', () => {
    expect(certificateIn('#certificate=abc')).toBe('abc');
    for (const fragment of ['', '#', '#main', '#certificates=abc']) expect(certificateIn(fragment)).toBeUndefined();
  });
});
