import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyFor, keysOf } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';

const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts secrets that must be readable, unlike passwords: AES-256-GCM with a key derived from JWT_SECRET, bound to the owner. */
@Injectable()
export class Sealing {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor({ jwtSecrets }: Config) {
    this.keys = keysOf(jwtSecrets, (secret) => keyFor(secret, 'registra: secrets of second factors'));
  }

  /** @returns nonce, tag and ciphertext */
  seal(secret: Uint8Array, owner: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error if it was changed, belongs to another owner, or was sealed under neither JWT_SECRET nor JWT_SECRET_PREVIOUS */
  open(sealed: Buffer, owner: string): Buffer {
    const opened = this.keys.map((key) => tryOpen(key, sealed, owner)).find((secret) => secret !== undefined);
    if (opened === undefined) throw new Error('the seal is not ours');
    return opened;
  }

  /** Seals under the current JWT_SECRET; undefined if it is already, or cannot be opened. */
  renew(sealed: Buffer, owner: string): Buffer | undefined {
    const [present, ...earlier] = this.keys;
    if (present === undefined || tryOpen(present, sealed, owner) !== undefined) return undefined;
    const secret = earlier.map((key) => tryOpen(key, sealed, owner)).find((one) => one !== undefined);
    return secret && this.seal(secret, owner);
  }
}

function tryOpen(key: Buffer, sealed: Buffer, owner: string): Buffer | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
