import { Injectable } from '@nestjs/common';
import { Accounts } from '#libs/accounts/accounts';
import { type Profile, profileOf } from '#libs/accounts/profile';
import type { Page } from '#libs/contracts/wire/page';
import type { Id } from '#machines/kernel/ids';
import { pageOf } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import { type ListedPerson, People, type PeopleQuery, type PeopleScope } from '../storage/people.js';

@Injectable()
export class PersonReads {
  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
  ) {}

  /** Lists active people only. */
  async list(scope: PeopleScope, query: PeopleQuery): Promise<Page<ListedPerson>> {
    const { items, total, totalIsExact } = await this.people.list(scope, query);
    return pageOf(query, items, total, totalIsExact);
  }

  /** @throws Problem 404 if the account was removed after the guard had checked it */
  async profile(userId: Id): Promise<Profile> {
    const user = await this.accounts.byId(userId);
    if (!user) throw notFound();
    return profileOf(user);
  }
}
