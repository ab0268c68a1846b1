import type { Id } from '#machines/kernel/ids';
import { isId } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { isSigned, keyFor, sign } from '#libs/platform/auth/signatures';
import { type Side, sideOf } from '#machines/order/who';
import { type Choice, effective, kindsFor, offers } from './kinds.js';
import { type Kind, kinds } from '../wire/kinds.js';

/** The emails that one click stops: those of a kind, or the daily email. */
export type MailOff = Kind | 'digest';

/** About payments, and about what is due: nobody loses those by a click in a mail program. What may be chosen of them is on the page of preferences. */
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

/** Whether emails of that kind carry the link. */
export const offByClick = (side: Side, kind: Kind): boolean => !kept.includes(kind) && offers[side][kind]?.locked.includes('mail') !== true;

/** The choices that a click leaves: of the digest every kind that now comes with it. Empty: there is nothing of it to switch off. */
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

const words: readonly string[] = ['digest', ...kinds];

/** A key for these links alone. */
export const mailOffKey = (secret: string): Buffer => keyFor(secret, 'registra unsubscribe links 1');

/** Data in an unsubscribe link: the recipient, the kind of email, and our signature. It works as long as the email may be opened, and grants nothing else. */
export const mailOffToken = (key: Buffer, person: Id, what: MailOff): string => `${person}.${what}.${sign(key, `${person}.${what}`)}`;

/** undefined for whatever we never wrote. */
export function readMailOff(key: Buffer, token: string): { person: Id; what: MailOff } | undefined {
  const [person = '', what = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isId(person) || !words.includes(what) || !isSigned(key, `${person}.${what}`, signature)) return undefined;
  return { person, what: what as MailOff };
}
