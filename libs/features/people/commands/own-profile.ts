import { Injectable } from '@nestjs/common';
import { Accounts, type ProfileChanges } from '#libs/accounts/accounts';
import { type Profile, profileOf } from '#libs/accounts/profile';
import type { UserEntity } from '#libs/accounts/user.entity';
import type { CommandKey } from '#libs/event-log/append/contract';
import type { Actor } from '#machines/kernel/people';
import { notFound, Problem } from '#libs/platform/http/problem';
import { etagOf, type IfMatch, satisfies } from '#libs/platform/http/write-request';
import { Countries } from '../queries/countries.js';
import { assertFieldsOf } from '../rules/fields-of-role.js';

/** `replayed`: this request had been carried out before. */
export interface ChangedProfile {
  profile: Profile;
  replayed: boolean;
}

export interface ProfileChange {
  readonly by: { actor: Actor; tokenVersion: number };
  readonly changes: ProfileChanges;
  readonly ifMatch: IfMatch | undefined;
  readonly key: CommandKey | undefined;
}

@Injectable()
export class OwnProfile {
  constructor(
    private readonly accounts: Accounts,
    private readonly countries: Countries,
  ) {}

  /**
   * Changes the caller's own profile. `key` makes a repetition harmless.
   * @throws Problem 422 for fields that the role does not have and for a reused key, 412 staleVersion
   */
  async change(command: ProfileChange): Promise<ChangedProfile> {
    const { by, changes, key } = command;
    await this.countries.mustKnow(changes.countryId);
    const change = await this.accounts.changeProfile(by, changes, key, (current) => assertAllowed(command, current));
    if (change === undefined) throw notFound();
    return { profile: profileOf(change.user), replayed: change.replayed };
  }
}

const assertAllowed = ({ changes, ifMatch }: ProfileChange, current: UserEntity): void => {
  assertFieldsOf(current, changes);
  if (!satisfies(ifMatch, current.version)) throw new Problem('staleVersion', { headers: { etag: etagOf(current.version) } });
};
