import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** Signature type of Ed25519 in a note. */
const ed25519 = 0x01;

/**
 * Signs texts as notes (https://c2sp.org/signed-note): the text, an empty line, and `— name base64(key id || signature)`. The key signs the heads of the log as
 * well, whose bytes begin with the length of a field and are never a text.
 */
export class NoteSigner {
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;

  /** @param name of the key, without spaces and plus signs. @param pem the private key, Ed25519 in PKCS #8 */
  constructor(
    readonly name: string,
    pem: string,
  ) {
    if (!/^[^\s+]+$/u.test(name)) throw new RangeError(`${name} cannot name a note's key`);
    this.key = createPrivateKey(pem);
    // The last 32 bytes of the SPKI of an Ed25519 key are the key itself (RFC 8410).
    this.publicKey = createPublicKey(this.key).export({ type: 'spki', format: 'der' }).subarray(-32);
  }

  /** What a verifier is given: `name+key id+base64(type || key)`. */
  get verifierKey(): string {
    return `${this.name}+${this.keyId.toString('hex')}+${Buffer.concat([Buffer.of(ed25519), this.publicKey]).toString('base64')}`;
  }

  /** @param text lines without control characters, each with its end */
  sign(text: string): string {
    if (!text.endsWith('\n') || /[^\P{Cc}\n]/u.test(text)) throw new RangeError('a note has lines of text, each with its end');
    const signature = sign(null, Buffer.from(text), this.key);
    return `${text}\n\u2014 ${this.name} ${Buffer.concat([this.keyId, signature]).toString('base64')}\n`;
  }

  private get keyId(): Buffer {
    return createHash('sha256').update(`${this.name}\n`).update(Buffer.of(ed25519)).update(this.publicKey).digest().subarray(0, 4);
  }
}
