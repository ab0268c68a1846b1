import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PeopleByIds, type Person } from '#libs/contracts/people/people-by-ids';
import { UnsubscribeLinks } from '../mail/unsubscribe-links.js';
import { choicesAfter, type MailOff } from '../rules/mail-off.js';
import { Preferences } from '../storage/preferences.js';

/** The person and kind of an unsubscribe link. */
export interface LinkedMail {
  person: Person;
  what: MailOff;
}

@Injectable()
export class LinkedMailSwitch {
  constructor(
    private readonly queries: QueryBus,
    private readonly links: UnsubscribeLinks,
    private readonly preferences: Preferences,
  ) {}

  /** Reads a link, and switches its emails off if `carryOut`; idempotent. Undefined for a link that is not ours, or of an erased person. */
  async switchOff(token: string, carryOut: boolean): Promise<LinkedMail | undefined> {
    const link = this.links.read(token);
    const person = link && (await this.queries.execute(new PeopleByIds([link.person]))).get(link.person);
    if (!link || !person?.active) return undefined;
    if (carryOut) await this.preferences.save(person.id, choicesAfter(person, link.what, await this.preferences.of(person.id)));
    return { person, what: link.what };
  }
}
