import { Injectable } from '@nestjs/common';
import { KnownDevices } from '../storage/known-devices.js';
import { Sessions } from '../storage/sessions.js';
import type { UserEntity } from '../storage/user.entity.js';
import { type SessionGrant, SessionGrants } from './session-grant.js';

/** A sign-in and the mark that the browser carries from now on. */
export interface SignedInGrant extends SessionGrant {
  deviceMark: string;
}

/** Where a sign-in comes from: the network address, for the throttle alone; the browser as `deviceOf` says it; the mark it carries. */
export interface Origin {
  address: string;
  device: string;
  deviceMark: string | undefined;
}

/** The last step of every sign-in. */
@Injectable()
export class Entering {
  constructor(
    private readonly sessions: Sessions,
    private readonly grants: SessionGrants,
    private readonly devices: KnownDevices,
  ) {}

  async enter(user: UserEntity, remember: boolean, { device, deviceMark }: Origin): Promise<SignedInGrant> {
    const known = this.devices.known(deviceMark, user.emailKey);
    const grant = await this.grants.grant(user, await this.sessions.open(user.id, remember, device));
    return { ...grant, deviceMark: this.devices.mark(known, user.emailKey) };
  }
}
