import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';

const nonceBytes = 12;
const tagBytes = 16;

/** Secrets that must be read again, unlike passwords, are kept sealed: AES-256-GCM with a key that follows from JWT_SECRET, bound to whose they are. */
@Injectable()
export class Sealing {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = Buffer.from(hkdfSync('sha256', config.jwtSecret, '', 'registra: secrets of second factors', 32));
  }

  /** Nonce, tag, text. */
  seal(secret: Uint8Array, owner: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  }

  /** @throws Error when it was changed, belongs to somebody else, or was sealed under another JWT_SECRET */
  open(sealed: Buffer, owner: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  }
}
