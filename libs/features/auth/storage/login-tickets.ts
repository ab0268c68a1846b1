import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PasswordMarks } from '#libs/accounts/password-mark';
import type { UserEntity } from '#libs/accounts/user.entity';
import { type Id, isId } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';

/** Seconds between the password and the code of the second factor. */
export const ticketLife = 300;

const shape = /^([A-Za-z0-9_-]{1,200})\.([A-Za-z0-9_-]{43})$/;

/** The person whose password was correct, and the options of their sign-in. */
export interface LoginTicket {
  person: Id;
  remember: boolean;
  /** fingerprint of the password; changing it voids the ticket */
  password: string;
  /** ending all sign-ins raises it and voids the ticket */
  epoch: number;
}

/** Signed tickets between the two steps of a sign-in. A ticket is no access token: it has another key and shape. */
@Injectable()
export class LoginTickets {
  private readonly key: Buffer;

  constructor(
    private readonly passwords: PasswordMarks,
    config: Config,
  ) {
    this.key = createHmac('sha256', config.jwtSecret).update('tickets of sign-ins').digest();
  }

  /** Signs a ticket that is valid for `ticketLife`. @param now milliseconds since 1970 */
  issue(user: UserEntity, remember: boolean, now = Date.now()): string {
    const until = Math.floor(now / 1000) + ticketLife;
    const body = [user.id, until, remember ? '1' : '0', this.passwords.markOf(user), user.sessionsEpoch];
    const text = Buffer.from(body.join('.')).toString('base64url');
    return `${text}.${this.mac(text)}`;
  }

  /** Returns undefined for a ticket that is expired or not ours. */
  read(ticket: string, now = Date.now()): LoginTicket | undefined {
    const [, text = '', mac = ''] = shape.exec(ticket) ?? [];
    if (text === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(text)))) return undefined;
    const [person, until, remember, password, epoch] = Buffer.from(text, 'base64url').toString().split('.');
    if (!isId(person) || password === undefined || epoch === undefined || Number(until) * 1000 <= now) return undefined;
    return { person, remember: remember === '1', password, epoch: Number(epoch) };
  }

  /** Whether neither the password changed nor all sign-ins ended since the ticket was issued. */
  holds(ticket: LoginTicket, user: UserEntity): boolean {
    return ticket.password === this.passwords.markOf(user) && ticket.epoch === user.sessionsEpoch;
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url');
  }
}
