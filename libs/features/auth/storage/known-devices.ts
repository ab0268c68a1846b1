import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordMarks } from '#libs/accounts/password-mark';
import type { UserEntity } from '#libs/accounts/user.entity';
import { Config } from '#libs/platform/config/config';
import { deviceDays } from '../rules/session-life.js';

/** The device, its sign-in (seconds since 1970 in base 36), and the signature of both. */
const shape = /^([A-Za-z0-9_-]{22})\.([0-9a-z]{1,9})\.([A-Za-z0-9_-]{43})$/;

/** An unknown mailbox has no password. */
export type MarkedAccount = Pick<UserEntity, 'emailKey' | 'passwordHash'>;

/**
 * A browser in which an account has signed in carries a mark, valid for that account while it has the password of that time. Such a browser
 * has separate attempts, so that guesses from elsewhere cannot lock the owner out.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(
    private readonly passwords: PasswordMarks,
    config: Config,
  ) {
    this.key = createHmac('sha256', config.jwtSecret).update('devices that signed in').digest();
  }

  /**
   * The device's name if the mark is ours, of this account and its current password, and not too old. Takes the same work whether or not
   * the account exists.
   */
  known(mark: string | undefined, account: MarkedAccount, now = Date.now()): string | undefined {
    const [, device = '', time = '', mac = ''] = shape.exec(mark ?? '') ?? [];
    if (device === '') return undefined;
    const genuine = timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(device, time, account)));
    return genuine && now < (parseInt(time, 36) + deviceDays * 86_400) * 1000 ? device : undefined;
  }

  /** The mark of a browser in which a person has just signed in; an existing mark keeps its name and gets a new date. */
  mark(carried: string | undefined, account: MarkedAccount, now = Date.now()): string {
    const device = this.known(carried, account, now) ?? randomBytes(16).toString('base64url');
    const time = Math.floor(now / 1000).toString(36);
    return `${device}.${time}.${this.mac(device, time, account)}`;
  }

  private mac(device: string, time: string, account: MarkedAccount): string {
    const bound = [device, time, this.passwords.markOf(account), account.emailKey];
    return createHmac('sha256', this.key).update(bound.join('\n')).digest('base64url');
  }
}
