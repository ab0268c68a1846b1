import { createHash, createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Id } from '#libs/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { passwordFrom } from './generated-password.js';

/** What is kept of a token: enough to know it again, of no use to a thief. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Secrets that go out in letters. None is ever stored: each follows from the letter's id and a key of this product, so that a letter that is written again says
 * the same, and whoever reads the database reads none of them.
 */
@Injectable()
export class AccountSecrets {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('secrets of account letters').digest();
  }

  /** The token of a letter's link: 43 characters of base64url. */
  token(letter: Id): string {
    return this.bytes('token', letter, 0).toString('base64url');
  }

  /** The generated password that a letter tells. */
  password(letter: Id): string {
    return passwordFrom((n) => this.bytes('password', letter, n));
  }

  /** The code that a letter tells its reader to type: eight digits, of which ten tries find one in ten million. */
  code(letter: Id): string {
    return String(this.bytes('code', letter, 0).readUIntBE(0, 6) % 100_000_000).padStart(8, '0');
  }

  private bytes(purpose: string, letter: Id, n: number): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}\n${letter}\n${n}`).digest();
  }
}
