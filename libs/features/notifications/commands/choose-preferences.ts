import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '#libs/kernel/people';
import { isTimeZone } from '#libs/kernel/time-zone';
import { type FieldFault, invalid } from '#libs/platform/http/problem';
import { sideOf } from '#machines/order/who';
import { type DigestTime, nextDigestAfter } from '../rules/digest-time.js';
import { type Choice, hasDigest, kindsFor, offers } from '../rules/kinds.js';
import { type Kind } from '../wire/kinds.js';
import { Preferences } from '../storage/preferences.js';

/** Keeps what a person chose; kinds that are left out stay as they are. */
export class ChoosePreferences extends Command<void> {
  constructor(
    readonly actor: Actor,
    readonly choices: readonly ({ kind: Kind } & Choice)[],
    readonly digest: DigestTime | undefined,
  ) {
    super();
  }
}

/** @throws Problem 422 naming every field: a kind one cannot get (notOffered), a locked channel (channelLocked), a digest not offered, a zone nobody knows */
@CommandHandler(ChoosePreferences)
export class ChoosePreferencesHandler implements ICommandHandler<ChoosePreferences> {
  constructor(private readonly preferences: Preferences) {}

  async execute({ actor, choices, digest }: ChoosePreferences): Promise<void> {
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
