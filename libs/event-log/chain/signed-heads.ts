import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Micros } from '#libs/kernel/time';
import type { Database } from '#libs/platform/database/database';
import { privateFile } from '#libs/platform/files/private-files';
import { localMicros } from '../append/database-clock.js';
import type { Head } from './chain-hash.js';
import { fieldBytes } from './fields.js';

/** A signed statement that the log ended at `pos` with `hash`. Hash and signature in hex; `publicKey` is the SPKI PEM. */
export interface SignedHead {
  pos: number;
  hash: string;
  at: Micros;
  keyId: string;
  publicKey: string;
  signature: string;
}

/**
 * Signs the head of the log with Ed25519 and writes it to `heads` and, as a line of JSON, to a file that may be kept elsewhere. A log that is truncated or
 * rewritten later contradicts the file.
 */
export class HeadSigner {
  private readonly key: KeyObject;
  private readonly publicKey: string;
  private readonly keyId: string;

  /** @param pem the private key, PKCS#8 @param file path of the file */
  constructor(
    private readonly database: Database,
    pem: string,
    private readonly file: string,
  ) {
    this.key = createPrivateKey(pem);
    const publicKey = createPublicKey(this.key);
    this.publicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    this.keyId = keyIdOf(this.publicKey);
  }

  /** Signs the current head unless it is signed already or the log is empty. @returns the signed head */
  async signNow(): Promise<SignedHead | undefined> {
    const last = await this.database.one<{ pos: number; hash: Buffer; signed: number | null }>(
      `select pos, hash, (select max(pos) from heads) as signed from event_order order by pos desc limit 1`,
    );
    if (last === undefined || Number(last.pos) === Number(last.signed ?? 0)) return undefined;
    const head = this.signed({ pos: Number(last.pos), hash: last.hash }, localMicros());
    await this.database.query('insert into heads (pos, hash, at_us, key_id, signature) values ($1, $2, $3, $4, $5)', [
      head.pos,
      last.hash,
      head.at,
      head.keyId,
      Buffer.from(head.signature, 'hex'),
    ]);
    await appendLine(this.file, head);
    return head;
  }

  private signed({ pos, hash }: Head, at: Micros): SignedHead {
    const hex = hash.toString('hex');
    const signature = sign(null, bytesOf(pos, hex, at), this.key).toString('hex');
    return { pos, hash: hex, at, keyId: this.keyId, publicKey: this.publicKey, signature };
  }
}

/** Whether `publicKey` (SPKI PEM, given by the caller and not taken from the line) signed exactly this head. */
export function isGenuine(head: Pick<SignedHead, 'pos' | 'hash' | 'at' | 'signature'>, publicKey: string): boolean {
  return verify(null, bytesOf(head.pos, head.hash, head.at), createPublicKey(publicKey), Buffer.from(head.signature, 'hex'));
}

/** Fingerprint of a public key: the first 16 hex digits of the SHA-256 of its DER. */
function keyIdOf(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

const bytesOf = (pos: number, hash: string, at: Micros): Buffer => Buffer.from(fieldBytes(['registra-head-1', pos, hash, at]));

async function appendLine(file: string, head: SignedHead): Promise<void> {
  const handle = await open(file, 'a', privateFile.mode);
  try {
    await handle.appendFile(`${JSON.stringify(head)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
