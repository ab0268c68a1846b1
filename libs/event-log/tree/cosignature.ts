import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto';
import { isKeyName, NoteError, readNote } from './note.js';

/** The public key of a witness under its name (C2SP tlog-cosignature, cosignature/v1). */
export interface WitnessKey {
  name: string;
  key: KeyObject;
  keyId: Buffer;
}

/** A signature of a witness: it saw the checkpoint, consistent with all before, at this time. */
interface Cosignature {
  name: string;
  /** seconds since 1970 */
  at: number;
}

const cosignatureV1 = 4;

/** Reads a verifier key `name+id+base64` of a witness. @throws NoteError */
export function witnessKeyOf(line: string): WitnessKey {
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/.exec(line) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (!isKeyName(name) || bytes.length !== 33 || bytes[0] !== cosignatureV1) throw new NoteError('this is no verifier key of a witness');
  const keyId = hash('sha256', Buffer.concat([Buffer.from(`${name}\n`), bytes]), 'buffer').subarray(0, 4);
  if (keyId.toString('hex') !== id) throw new NoteError('the ID of the verifier key is another key’s');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.subarray(1).toString('base64url') }, format: 'jwk' });
  return { name, key, keyId };
}

/** What a witness signs. */
export const cosignedText = (text: string, at: number): string => `cosignature/v1\ntime ${at}\n${text}`;

/**
 * The cosignatures of known witnesses on a signed checkpoint; those of others are skipped.
 * @throws NoteError if the note is malformed, or a signature of a known witness does not hold
 */
export function cosignaturesOf(note: string, witnesses: readonly WitnessKey[]): Cosignature[] {
  const { text, signatures } = readNote(note);
  return signatures.flatMap(({ name, keyId, signature }) => {
    const witness = witnesses.find((one) => one.name === name && one.keyId.equals(keyId));
    if (witness === undefined) return [];
    if (signature.length !== 72) throw new NoteError(`the cosignature of ${name} is malformed`);
    const at = Number(signature.readBigUInt64BE());
    if (!verify(null, Buffer.from(cosignedText(text, at)), witness.key, signature.subarray(8))) {
      throw new NoteError(`the cosignature of ${name} does not hold`);
    }
    return [{ name, at }];
  });
}
