import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Accounts } from '#libs/accounts/accounts';
import { type Profile, profileOf } from '#libs/accounts/profile';
import type { Id } from '#libs/kernel/ids';
import { notFound } from '#libs/platform/http/problem';

/** One's own profile. */
export class MyProfile extends Query<Profile> {
  constructor(readonly userId: Id) {
    super();
  }
}

/** @throws Problem 404 when the account went between the guard and here */
@QueryHandler(MyProfile)
export class MyProfileHandler implements IQueryHandler<MyProfile> {
  constructor(private readonly accounts: Accounts) {}

  async execute({ userId }: MyProfile): Promise<Profile> {
    const user = await this.accounts.byId(userId);
    if (!user) throw notFound();
    return profileOf(user);
  }
}
