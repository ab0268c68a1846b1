import type { Id } from '#machines/kernel/ids';
import { isId } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { isSigned, keyFor, sign } from '#libs/platform/auth/signatures';
import { type Side, sideOf } from '#machines/order/who';
import { type Choice, effective, kindsFor, offers } from './kinds.js';
import { type Kind, kinds } from '../wire/kinds.js';

/** Emails that one click stops: those of a kind, or the daily email. */
export type MailOff = Kind | 'digest';

/** Kinds about payments and due amounts, which a click in a mail program does not stop; the page of preferences does, where allowed. */
const kept: readonly Kind[] = [
  'actionNeeded',
  'paymentReceived',
  'transferDeclared',
  'refundMade',
  'rewardChanged',
  'unexpectedMoney',
  'payoffMoved',
  'bankDetails',
];

/** Whether emails of that kind have an unsubscribe link. */
export const offByClick = (side: Side, kind: Kind): boolean => !kept.includes(kind) && offers[side][kind]?.locked.includes('mail') !== true;

/** The choices after a click; for the digest, of every kind in it. Empty if there is nothing to switch off. */
export function choicesAfter(actor: Actor, what: MailOff, own: ReadonlyMap<Kind, Choice>): Map<Kind, Choice> {
  const side = sideOf(actor);
  const meant = kindsFor(actor).flatMap((kind) => {
    const standard = offers[side][kind];
    if (standard === undefined || standard.locked.includes('mail')) return [];
    const now = effective(standard, own.get(kind));
    const isMeant = what === 'digest' ? now.mail === 'digest' : kind === what && offByClick(side, kind);
    return isMeant ? [[kind, { inApp: now.inApp, mail: 'off' }] as const] : [];
  });
  return new Map(meant);
}

const topics: readonly string[] = ['digest', ...kinds];

/** A key for unsubscribe links only. */
export const mailOffKey = (secret: string): Buffer => keyFor(secret, 'registra unsubscribe links 1');

/** Recipient, kind of email and our signature. The link works as long as the email may be opened, and grants nothing else. */
export const mailOffToken = (key: Buffer, person: Id, what: MailOff): string => `${person}.${what}.${sign(key, `${person}.${what}`)}`;

/** Returns undefined for a token that is not ours. */
export function readMailOff(key: Buffer, token: string): { person: Id; what: MailOff } | undefined {
  const [person = '', what = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isId(person) || !topics.includes(what) || !isSigned(key, `${person}.${what}`, signature)) return undefined;
  return { person, what: what as MailOff };
}
