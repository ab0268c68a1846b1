import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import type { UserEntity } from './user.entity.js';

/** A fingerprint of a password in everything that must end with it (login tickets, device marks, emails): different for every hash, and not reversible. */
@Injectable()
export class PasswordMarks {
  private readonly keys: readonly Buffer[];

  constructor({ jwtSecrets }: Config) {
    this.keys = jwtSecrets.map((secret) => createHmac('sha256', secret).update('tickets of sign-ins').digest());
  }

  /** 22 characters of base64url. */
  markOf(holder: MarkedHolder): string {
    return this.marksOf(holder)[0] ?? '';
  }

  /** The fingerprint, and the one under JWT_SECRET_PREVIOUS. */
  marksOf({ passwordHash }: MarkedHolder): string[] {
    const mark = (key: Buffer): Buffer =>
      createHmac('sha256', key)
        .update(`password\n${passwordHash ?? ''}`)
        .digest();
    return this.keys.map((key) => mark(key).toString('base64url').slice(0, 22));
  }
}

type MarkedHolder = Pick<UserEntity, 'passwordHash'>;
