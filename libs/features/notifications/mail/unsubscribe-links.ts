import type { Id } from '#machines/kernel/ids';
import { keysOf } from '#libs/platform/auth/signatures';
import { Config } from '#libs/platform/config/config';
import { Injectable } from '@nestjs/common';
import { type MailOff, mailOffKey, mailOffToken, readMailOff } from '../rules/mail-off.js';

/** Links that stop one kind of email for one person without a sign-in. */
@Injectable()
export class UnsubscribeLinks {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly base: string;

  constructor(config: Config) {
    this.keys = keysOf(config.jwtSecrets, mailOffKey);
    this.base = `${config.publicUrl}/api/v1/mailer/unsubscribe/`;
  }

  to(person: Id, what: MailOff): string {
    return this.base + mailOffToken(this.keys[0], person, what);
  }

  /** Returns undefined for a token that is not ours. */
  read(token: string): { person: Id; what: MailOff } | undefined {
    return this.keys.map((key) => readMailOff(key, token)).find((read) => read !== undefined);
  }
}
