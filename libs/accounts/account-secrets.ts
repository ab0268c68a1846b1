import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { passwordFrom } from './generated-password.js';

/** Hash of a token, sufficient to recognise it and useless to a thief. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Secrets in emails. None is stored: each is derived from the email's id and a key of the product, so that a re-rendered email is identical, and a reader of
 * the database finds none.
 */
@Injectable()
export class AccountSecrets {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('secrets of account letters').digest();
  }

  /** The token of an email's link: 43 characters of base64url. */
  token(email: Id): string {
    return this.bytes('token', email, 0).toString('base64url');
  }

  /** The generated password in an email. */
  password(email: Id): string {
    return passwordFrom((n) => this.bytes('password', email, n));
  }

  /** The code in an email: eight digits, so that ten attempts succeed once in ten million. */
  code(email: Id): string {
    return String(this.bytes('code', email, 0).readUIntBE(0, 6) % 100_000_000).padStart(8, '0');
  }

  private bytes(purpose: string, email: Id, n: number): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}\n${email}\n${n}`).digest();
  }
}
