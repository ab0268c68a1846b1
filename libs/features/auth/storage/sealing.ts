import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { keyFor, keysOf } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';

const nonceBytes = 12;
const tagBytes = 16;

/** Secrets that must be read again, unlike passwords, are kept sealed: AES-256-GCM with a key that follows from JWT_SECRET, bound to whose they are. */
@Injectable()
export class Sealing {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor({ jwtSecrets }: Config) {
    this.keys = keysOf(jwtSecrets, (secret) => keyFor(secret, 'registra: secrets of second factors'));
  }

  /** Nonce, tag, text. */
  seal(secret: Uint8Array, owner: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error when it was changed, belongs to somebody else, or was sealed under neither JWT_SECRET nor JWT_SECRET_PREVIOUS */
  open(sealed: Buffer, owner: string): Buffer {
    const opened = this.keys.map((key) => tryOpen(key, sealed, owner)).find((secret) => secret !== undefined);
    if (opened === undefined) throw new Error('the seal is not ours');
    return opened;
  }

  /** The same secret under the present JWT_SECRET; undefined where it is so already, or where it does not open. */
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
