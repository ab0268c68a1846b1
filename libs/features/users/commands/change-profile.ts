import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import { type IfMatch, etagOf, satisfies } from '#libs/platform/http/etag';
import { Problem, invalid, notFound } from '#libs/platform/http/problem';
import { type Profile, profileOf } from '../rules/profile.js';
import { Accounts, type ProfileChanges } from '../storage/accounts.js';
import type { UserEntity } from '../storage/user.entity.js';

/** Changes one's own profile. */
export class ChangeProfile extends Command<Profile> {
  constructor(
    readonly userId: Id,
    readonly changes: ProfileChanges,
    readonly ifMatch: IfMatch | undefined,
  ) {
    super();
  }
}

const judge = ({ changes, ifMatch }: ChangeProfile, current: UserEntity): void => {
  if (changes.partnerCompanyName !== undefined && current.role !== 'Partner') {
    throw invalid({ field: 'partnerCompanyName', code: 'unknownField' });
  }
  if (!satisfies(ifMatch, current.version)) throw new Problem(412, 'staleVersion', { headers: { etag: etagOf(current.version) } });
};

/** @throws Problem 422 for a company name of somebody who is no partner, 412 staleVersion */
@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(private readonly accounts: Accounts) {}

  async execute(command: ChangeProfile): Promise<Profile> {
    const changed = await this.accounts.changeProfile(command.userId, command.changes, (current) => judge(command, current));
    if (!changed) throw notFound();
    return profileOf(changed);
  }
}
