import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { NoteSigner } from './note-signer.js';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const pem = String(privateKey.export({ format: 'pem', type: 'pkcs8' }));
const signer = new NoteSigner('registra.example/certificates', pem);
const text = 'registra.example/certificates\nSertifikaat № 7\n';

/** Written from https://c2sp.org/signed-note alone: the text of a note that the key of `vkey` signed, or undefined. */
function opened(note: string, vkey: string): string | undefined {
  const [name = '', id = '', ...rest] = vkey.split('+');
  const encoded = Buffer.from(rest.join('+'), 'base64');
  const expected = createHash('sha256').update(name).update('\n').update(encoded).digest().subarray(0, 4);
  if (encoded[0] !== 1 || encoded.length !== 33 || expected.toString('hex') !== id) return undefined;
  const split = note.lastIndexOf('\n\n');
  const [body, signatures] = [note.slice(0, split + 1), note.slice(split + 2)];
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: encoded.subarray(1).toString('base64url') }, format: 'jwk' });
  for (const line of signatures.split('\n').filter((one) => one !== '')) {
    const [dash, signedBy, base64 = ''] = line.split(' ');
    const bytes = Buffer.from(base64, 'base64');
    if (dash !== '—' || signedBy !== name || !bytes.subarray(0, 4).equals(expected)) continue;
    return verify(null, Buffer.from(body), key, bytes.subarray(4)) ? body : undefined;
  }
  return undefined;
}

describe('a signed note', () => {
  it('is opened with the verifier key by code that was written from the specification', () => {
    expect(signer.verifierKey).toMatch(/^registra\.example\/certificates\+[0-9a-f]{8}\+AS?[A-Za-z0-9+/]{42,43}=*$/);
    expect(opened(signer.sign(text), signer.verifierKey)).toBe(text);
    const raw = publicKey.export({ format: 'jwk' }).x ?? '';
    expect(Buffer.from(signer.verifierKey.split('+').slice(2).join('+'), 'base64').subarray(1).toString('base64url')).toBe(raw);
  });

  it('is not opened when a sign of it changed, or with another key', () => {
    const note = signer.sign(text);
    expect(opened(note.replace('№ 7', '№ 8'), signer.verifierKey)).toBeUndefined();
    const other = String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
    expect(opened(note, new NoteSigner(signer.name, other).verifierKey)).toBeUndefined();
    expect(opened(note, new NoteSigner('another.example', pem).verifierKey)).toBeUndefined();
  });

  it('matches the example of the specification’s Go implementation', () => {
    // golang.org/x/mod/sumdb/note, Example: PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz
    const seed = Buffer.from('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz', 'base64').subarray(1);
    const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
    const peter = new NoteSigner('PeterNeumann', `-----BEGIN PRIVATE KEY-----\n${der.toString('base64')}\n-----END PRIVATE KEY-----\n`);
    expect(peter.verifierKey).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
    const said = 'If you think cryptography is the answer to your problem,\nthen you don\u2019t know what your problem is.\n';
    expect(peter.sign(said.replace('\u2019', "'"))).toBe(
      "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n",
    );
  });

  it('has lines of text only, and a key with a plain name', () => {
    for (const bad of ['no end', 'a tab\t\n', 'a return\r\n']) expect(() => signer.sign(bad)).toThrow(RangeError);
    for (const name of ['', 'two words', 'a+b']) expect(() => new NoteSigner(name, pem)).toThrow(RangeError);
  });
});
