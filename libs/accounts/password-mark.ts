import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';
import type { UserEntity } from './user.entity.js';

/** What stands for a password in things that must end with it (login tickets, device marks, letters): another one for every hash, and no way back to it. */
@Injectable()
export class PasswordMarks {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('tickets of sign-ins').digest();
  }

  /** 22 characters of base64url. */
  markOf({ passwordHash }: Pick<UserEntity, 'passwordHash'>): string {
    return createHmac('sha256', this.key)
      .update(`password\n${passwordHash ?? ''}`)
      .digest('base64url')
      .slice(0, 22);
  }
}
