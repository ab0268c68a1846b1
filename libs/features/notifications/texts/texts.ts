import type { AccountEmailKind } from '#libs/contracts/auth/account-email';
import { formatPercent } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { type BasisPoints, toPercent } from '#machines/kernel/money';
import { type TextParams, addTexts, findText } from '#libs/platform/texts/text';
import type { LabelKey } from '#machines/order/labels';
import type { NextAction } from '#machines/order/facts';
import { texts as leadTexts } from '#machines/lead/texts/all';
import { texts as workflow } from '#machines/order/texts/all';
import type { Side } from '#machines/order/who';
import type { Kind } from '../wire/kinds.js';
import type { TemplateKey } from '../wire/mail-terms.js';
import { texts as accounts } from './all-accounts.js';
import { texts as sentences } from './all-sentences.js';
import { texts } from './all.js';
import type {
  AccountTexts,
  ConsultationTexts,
  MailTexts,
  MessageTexts,
  NotificationTexts,
  SelectionTexts,
  UnsubscribeTexts,
} from './shape.js';

type Flat = Record<string, string | object>;

type Workflow = { status: Flat; next: { client: Flat } };

const under = (section: string, texts: Readonly<Record<string, object>>): Flat =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, parts]) =>
      Object.entries(parts).map(([part, text]) => [`${section}.${key}.${part}`, text as string]),
    ),
  );

function flat(
  {
    reason,
    alsoDetails,
    answerBy,
    company,
    documents,
    moreDocuments,
    ready,
    kinds,
    locks,
    messages,
    mail,
    consultation,
    selection,
    unsubscribe,
  }: NotificationTexts,
  workflow: Workflow,
): Flat {
  return Object.fromEntries([
    ...Object.entries({ ...under('noticeKind', kinds), ...under('message', messages) }),
    ...Object.entries(locks).map(([kind, text]) => [`noticeLock.${kind}`, text]),
    ...Object.entries(mail).map(([key, text]) => [`mail.${key}`, text as string | object]),
    ...Object.entries(consultation).map(([key, text]) => [`consultation.${key}`, text as string]),
    ...Object.entries(selection).map(([key, text]) => [`selectionLetter.${key}`, text as string]),
    ...Object.entries(unsubscribe).map(([key, text]) => [`unsubscribe.${key}`, text as string]),
    ...Object.entries(ready).map(([key, text]) => [`ready.${key}`, text]),
    ['noticeReason', reason],
    ['noticeAlsoDetails', alsoDetails],
    ['noticeAnswerBy', answerBy],
    ['noticeCompany', company],
    ['noticeDocuments', documents],
    ['noticeMoreDocuments', moreDocuments],
    ...Object.entries(workflow.status).map(([status, text]) => [`orderStatus.${status}`, text]),
    ...Object.entries(workflow.next.client).map(([action, text]) => [`orderNext.${action}`, text]),
  ]) as Flat;
}

/** Adds the texts of notifications to those of HTTP errors; the modules call it, and repeated calls are harmless. */
export const addNotificationTexts = (): void =>
  addTexts(texts, (one, language) => ({
    ...under('notice', sentences[language]),
    ...under('accountEmail', accounts[language]),
    ...flat(one, workflow[language]),
  }));

/** A part of a sentence (`OrderPlaced.client`, title or text). */
export const sentence = (language: Language, template: string, part: 'title' | 'text', params: TextParams): string =>
  findText(language, `notice.${template}.${part}`, params) ?? template;

export const reasonText = (language: Language, reason: string): string => findText(language, 'noticeReason', { reason }) ?? reason;

export const answerByText = (language: Language, moment: string): string => findText(language, 'noticeAnswerBy', { moment }) ?? '';

export const alsoDetailsText = (language: Language): string => findText(language, 'noticeAlsoDetails') ?? '';

/** @param name undefined if it is unknown */
export const companyText = (language: Language, name: string | undefined): string => name ?? findText(language, 'noticeCompany') ?? '';

export const countedDocuments = (language: Language, count: number, key: 'noticeDocuments' | 'noticeMoreDocuments'): string =>
  findText(language, key, { count }) ?? '';

export const kindText = (language: Language, kind: Kind, part: 'title' | 'description'): string =>
  findText(language, `noticeKind.${kind}.${part}`) ?? kind;

/** Why a channel of a kind is locked to a reader of `side`. */
export const lockText = (language: Language, kind: Kind, side: Side): string =>
  findText(language, `noticeLock.${kind}.${side}`) ?? findText(language, `noticeLock.${kind}`) ?? '';

export const messageText = (language: Language, key: TemplateKey, part: keyof MessageTexts, params: TextParams = {}): string =>
  findText(language, `message.${key}.${part}`, params) ?? key;

export const accountText = (language: Language, kind: AccountEmailKind, part: keyof AccountTexts, params: TextParams = {}): string =>
  findText(language, `accountEmail.${kind}.${part}`, params) ?? kind;

export const consultationText = (language: Language, key: keyof ConsultationTexts, params: TextParams = {}): string =>
  findText(language, `consultation.${key}`, params) ?? key;

export const selectionText = (language: Language, key: keyof SelectionTexts, params: TextParams = {}): string =>
  findText(language, `selectionLetter.${key}`, params) ?? key;

export const unsubscribeText = (language: Language, key: keyof UnsubscribeTexts, params: TextParams = {}): string =>
  findText(language, `unsubscribe.${key}`, params) ?? key;

/** Names the form that a lead was sent by; an unknown code stays as it is. */
export const leadKindText = (language: Language, code: string): string =>
  (leadTexts[language].kind as Record<string, string>)[code] ?? code;

export const mailText = (language: Language, key: keyof MailTexts, params: TextParams = {}): string =>
  findText(language, `mail.${key}`, params) ?? key;

/** The status as clients read it, with the prepayment's percentage where the label quotes it. */
export const statusText = (language: Language, label: LabelKey, percent: BasisPoints): string =>
  findText(language, label.replace('status.', 'orderStatus.'), { percent: percentText(language, percent) }) ?? label;

/** States when the client gets the company documents. */
export const readyText = (language: Language, key: keyof NotificationTexts['ready'], params: TextParams = {}): string =>
  findText(language, `ready.${key}`, params) ?? key;

/** The next step as the client reads it. */
export const nextStepText = (language: Language, action: NextAction, params: TextParams): string =>
  findText(language, `orderNext.${action}`, params) ?? action;

export const percentText = (language: Language, percent: BasisPoints): string => formatPercent(toPercent(percent), language);
