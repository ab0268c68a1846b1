import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordMarks } from '#libs/accounts/password-mark';
import type { UserEntity } from '#libs/accounts/user.entity';
import { type Id, isId } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';

/** Seconds between a right password and the code of the second factor. */
export const ticketLife = 300;

const shape = /^([A-Za-z0-9_-]{1,200})\.([A-Za-z0-9_-]{43})$/;

/** The person whose password was right, and the options of their sign-in. */
export interface LoginTicket {
  person: Id;
  remember: boolean;
  /** of the password that was right: one that was changed meanwhile makes the ticket void */
  password: string;
  /** of the sign-ins: ending all of them makes the ticket void */
  epoch: number;
}

/** The half of a sign-in that a right password is, on its way to the second half. Of no use as an access token: another key, another shape. */
@Injectable()
export class LoginTickets {
  private readonly key: Buffer;

  constructor(
    private readonly passwords: PasswordMarks,
    config: Config,
  ) {
    this.key = createHmac('sha256', config.jwtSecret).update('tickets of sign-ins').digest();
  }

  /** @param now milliseconds */
  issue(user: UserEntity, remember: boolean, now = Date.now()): string {
    const until = Math.floor(now / 1000) + ticketLife;
    const body = [user.id, until, remember ? '1' : '0', this.passwords.markOf(user), user.sessionsEpoch];
    const text = Buffer.from(body.join('.')).toString('base64url');
    return `${text}.${this.mac(text)}`;
  }

  /** Undefined for one that is not ours or is over. */
  read(ticket: string, now = Date.now()): LoginTicket | undefined {
    const [, text = '', mac = ''] = shape.exec(ticket) ?? [];
    if (text === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(text)))) return undefined;
    const [person, until, remember, password, epoch] = Buffer.from(text, 'base64url').toString().split('.');
    if (!isId(person) || password === undefined || epoch === undefined || Number(until) * 1000 <= now) return undefined;
    return { person, remember: remember === '1', password, epoch: Number(epoch) };
  }

  /** Whether the password is still the one that was right, and no end of all sign-ins came since. */
  holds(ticket: LoginTicket, user: UserEntity): boolean {
    return ticket.password === this.passwords.markOf(user) && ticket.epoch === user.sessionsEpoch;
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
