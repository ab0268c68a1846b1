import { Injectable } from '@nestjs/common';
import { notifyPeople } from '#libs/event-log/signals/notified';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { isTimeZone } from '#machines/kernel/time-zone';
import { Database } from '#libs/platform/database/database';
import { type FieldFault, invalid, notFound } from '#libs/platform/http/problem';
import { sideOf } from '#machines/order/who';
import { InboxOwners } from '../queries/inbox-owner.js';
import { type DigestTime, nextDigestAfter } from '../rules/digest-time.js';
import { type Choice, hasDigest, kindsFor, offers } from '../rules/kinds.js';
import { Inbox } from '../storage/inbox.js';
import { Preferences } from '../storage/preferences.js';
import { Watermarks } from '../storage/watermarks.js';
import type { Kind } from '../wire/kinds.js';

@Injectable()
export class OwnNotifications {
  constructor(
    private readonly inbox: Inbox,
    private readonly owners: InboxOwners,
    private readonly watermarks: Watermarks,
    private readonly database: Database,
    private readonly preferences: Preferences,
  ) {}

  /**
   * Marks a notification of the actor as read or unread; idempotent.
   * @throws Problem 404 if it does not exist or belongs to another person
   */
  async markRead(id: Id, read: boolean, actor: Actor): Promise<void> {
    const row = await this.inbox.one(await this.owners.of(actor), id);
    if (row === undefined) throw notFound();
    if (await this.watermarks.mark(actor.id, row, read)) await notifyPeople(this.database, [actor.id]);
  }

  /**
   * Marks everything up to a notification as read, by default everything.
   * @returns the number of unread notifications
   * @throws Problem 404 if `upTo` does not exist or belongs to another person
   */
  async markReadUpTo(upTo: Id | undefined, actor: Actor): Promise<number> {
    const of = await this.owners.of(actor);
    const newest = upTo === undefined ? await this.inbox.newest(of) : await this.inbox.one(of, upTo);
    if (newest === undefined && upTo !== undefined) throw notFound();
    if (newest !== undefined) {
      await this.watermarks.raise(actor.id, newest);
      await notifyPeople(this.database, [actor.id]);
    }
    return this.inbox.unread(of);
  }

  /**
   * Saves preferences; omitted kinds stay unchanged.
   * @throws Problem 422 naming every field: a kind that the actor cannot get (notOffered), a locked channel (channelLocked), a digest that
   * is not offered, an unknown time zone
   */
  async choosePreferences(actor: Actor, choices: readonly ({ kind: Kind } & Choice)[], digest: DigestTime | undefined): Promise<void> {
    const faults = [...choices.flatMap((choice, index) => faultsOf(actor, choice, index)), ...digestFaults(actor, digest)];
    if (faults.length > 0) throw invalid(...faults);
    const chosen = new Map(choices.map(({ kind, inApp, mail }) => [kind, { inApp, mail }]));
    const last = (await this.preferences.digestOf(actor.id))?.last ?? null;
    await this.preferences.save(actor.id, chosen, digest && { time: digest, next: nextDigestAfter(digest, new Date(), last) });
  }
}

function faultsOf(actor: Actor, { kind, inApp, mail }: { kind: Kind } & Choice, index: number): FieldFault[] {
  const at = (field: string): string => `kinds.${index}.${field}`;
  const offered = offers[sideOf(actor)][kind];
  if (offered === undefined || !kindsFor(actor).includes(kind)) return [{ field: at('kind'), code: 'notOffered' }];
  const faults: FieldFault[] = [];
  if (offered.locked.includes('inApp') && inApp !== offered.inApp) faults.push({ field: at('inApp'), code: 'channelLocked' });
  if (offered.locked.includes('mail') && mail !== offered.mail) faults.push({ field: at('mail'), code: 'channelLocked' });
  else if (mail === 'digest' && !hasDigest(actor)) faults.push({ field: at('mail'), code: 'notOffered' });
  return faults;
}

function digestFaults(actor: Actor, digest: DigestTime | undefined): FieldFault[] {
  if (digest === undefined) return [];
  if (!hasDigest(actor)) return [{ field: 'digest', code: 'notOffered' }];
  return isTimeZone(digest.timeZone) ? [] : [{ field: 'digest.timeZone', code: 'notOffered' }];
}
