import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '#libs/platform/config/config';

const shape = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * Browsers in which an account has signed in before carry a mark that says so, and only for that account. Such a browser has tries of its own, so that guesses
 * from elsewhere cannot lock anybody out of their own account.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('devices that signed in').digest();
  }

  /** The device's name, if the mark is ours and of this account. */
  known(mark: string | undefined, emailKey: string): string | undefined {
    const [, device = '', mac = ''] = shape.exec(mark ?? '') ?? [];
    if (device === '') return undefined;
    return timingSafeEqual(Buffer.from(mac), Buffer.from(this.mac(device, emailKey))) ? device : undefined;
  }

  /** The mark of a browser in which `emailKey` has just signed in; one that it carries already keeps its name. */
  mark(known: string | undefined, emailKey: string): string {
    const device = known ?? randomBytes(16).toString('base64url');
    return `${device}.${this.mac(device, emailKey)}`;
  }

  private mac(device: string, emailKey: string): string {
    return createHmac('sha256', this.key).update(`${device}\n${emailKey}`).digest('base64url');
  }
}
