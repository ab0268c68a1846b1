import type { Id } from '#machines/kernel/ids';
import type { OrderEvent, OrderEventType } from '#machines/order/events';
import { eventDataFor, seesEvent, seesFigures, type Side } from '#machines/order/who';
import type { FeedbackEvent } from '#machines/feedback/events';
import type { LeadEvent } from '#machines/lead/events';
import type { PayoffEvent } from '#machines/payoff/events';
import type { BankAccountsEvent } from '#machines/bank-accounts/events';
import type { CompanyEvent } from '#machines/company/events';
import type { CatalogueEventData } from '#machines/catalogue/events';
import {
  asksForMoney,
  bankAccountsAudience,
  type BankAccountsAudienceRule,
  companyAudience,
  type CompanyAudienceRule,
  feedbackAudience,
  type FeedbackAudienceRule,
  leadAudience,
  type LeadAudienceRule,
  type PayoffAudienceRule,
  type Recipient,
  type AudienceRule,
  orderAudience,
  payoffAudience,
  priceAudience,
  type PriceAudienceRule,
  type PriceEventType,
  readerOfRecipient,
  templateOf,
} from './audience.js';
import { beginsTurn, turnSentence } from './client-turns.js';
import { type Group, groups } from './kinds.js';
import { type Kind } from '../wire/kinds.js';
import { type KnownOrder, returnsAfter } from './known-order.js';
import type { Notice } from './notice.js';
import { noticeId } from './notice-ids.js';

export const isGroup = (audience: string): audience is Group => (groups as readonly string[]).includes(audience);

/**
 * Returns notifications in the order of the table, at most one for each person, except that a client also gets their next step next to a
 * confirmation of money. `order` is the state after the event.
 */
export function noticesOf(event: OrderEvent, id: Id, order: KnownOrder, before?: KnownOrder): Notice[] {
  const reached: string[] = event.actor.id === null ? [] : [event.actor.id];
  const notices: Notice[] = [];
  for (const rule of orderAudience[event.type] as readonly AudienceRule[]) {
    const audience = audienceOf(rule.to, event, order);
    if (audience === null || (reached.includes(audience) && !rule.confirms) || !applies(rule, event, order)) continue;
    notices.push(noticeOf(rule, event, id, order, audience, isGroup(audience) ? [...reached] : []));
    reached.push(audience);
  }
  const once = withoutRepeats(notices);
  return withReturns(beginsTurn(before, order, event) ? withTurn(once, event, id, order) : once, order, before);
}

/** Drops a group's notification for a person who gets a personal one. */
function withoutRepeats(notices: readonly Notice[]): Notice[] {
  const people = notices.flatMap(({ audience }) => (isGroup(audience) ? [] : [audience]));
  return notices.map((notice) => (isGroup(notice.audience) ? { ...notice, except: [...new Set([...notice.except, ...people])] } : notice));
}

/** Adds the amount that the client gets back if the order stops, if the event changed it. */
function withReturns(notices: Notice[], order: KnownOrder, before: KnownOrder | undefined): Notice[] {
  if (!notices.some(({ reader }) => reader === 'client')) return notices;
  const returns = returnsAfter(before, order);
  return notices.map((notice) => (notice.reader === 'client' ? { ...notice, figures: { ...notice.figures, ...returns } } : notice));
}

/** Kinds that are left out if the client also gets their next step. */
const saysLess: readonly Kind[] = ['orderMoved', 'documentsReviewed'];

/** Adds the client's next step, unless the table contains it. */
function withTurn(notices: readonly Notice[], event: OrderEvent, id: Id, order: KnownOrder): Notice[] {
  const isClients = ({ reader }: Notice): boolean => reader === 'client';
  const asked = turnSentence(order.state);
  const isSaid = notices.some((notice) => isClients(notice) && (notice.kind === 'actionNeeded' || asksForMoney.includes(notice.template)));
  if (asked === null || isSaid || isSaidBefore(event)) return [...notices];
  const rule = { kind: 'actionNeeded', to: 'client', text: `ClientTurn.${asked.sentence}`, figures: () => asked.figures } as const;
  return [
    ...notices.filter((notice) => !isClients(notice) || !saysLess.includes(notice.kind)),
    noticeOf(rule, event, id, order, order.client, []),
  ];
}

/** Whether the cause has another notification: a short transfer has its own, and a withdrawal was the client's action. */
const isSaidBefore = (event: OrderEvent): boolean =>
  event.type === 'LastPaymentRejected' && (event.data.cause === 'short' || event.data.cause === 'withdrawn');

const applies = ({ to, when }: AudienceRule, event: OrderEvent, order: KnownOrder): boolean =>
  seesEvent(readerOfRecipient(to), event, order.state.value.progress) &&
  (when === undefined || when({ data: event.data as never, order, isFollowing: event.actor.id === null }));

/** Null if the event has no such recipient. */
function audienceOf(to: Recipient, event: OrderEvent, order: KnownOrder): string | null {
  if (isGroup(to)) return to;
  switch (to) {
    case 'client':
    case 'partner':
      return order[to];
    case 'manager':
      return order.manager ?? 'orderDesk';
    case 'formerPartner':
      return event.type === 'PartnerAppointed' ? event.data.previous : null;
    case 'formerManager':
      return event.type === 'ManagerAssigned' ? event.data.previous : null;
  }
}

function noticeOf(rule: AudienceRule, event: OrderEvent, id: Id, order: KnownOrder, audience: string, except: string[]): Notice {
  const reader = readerOfRecipient(rule.to);
  const data = eventDataFor(reader, event) as never;
  const about = rule.about?.({ data, order, isFollowing: event.actor.id === null }) ?? null;
  return {
    id: noticeId(about === null ? id : `${about.type} ${about.id}`, audience, rule.kind),
    audience,
    except,
    reader,
    kind: rule.kind,
    template: templateOf(event.type as OrderEventType, rule),
    event: id,
    actor: event.actor.id,
    subjectType: about?.type ?? 'order',
    subject: about?.id ?? event.order,
    order: about === null ? event.order : null,
    figures: rule.figures?.({ data, order: orderFor(reader, order), isFollowing: event.actor.id === null }) ?? {},
    at: order.last,
  };
}

/** Hides payments from partners, because they are between the client and us. */
const orderFor = (reader: Side, order: KnownOrder): KnownOrder =>
  seesFigures(reader) ? order : { ...order, state: { ...order.state, facts: { ...order.state.facts, received: 0, refunded: 0 } } };

export function payoffNoticesOf(event: PayoffEvent, id: Id): Notice[] {
  const reached: string[] = event.actor.id === null ? [] : [event.actor.id];
  const notices: Notice[] = [];
  for (const rule of payoffAudience[event.type] as readonly PayoffAudienceRule[]) {
    const audience = rule.to === 'partner' ? event.data.partner : rule.to;
    if (reached.includes(audience) || rule.when?.(event.data as never) === false) continue;
    notices.push({
      id: noticeId(id, audience, rule.kind),
      audience,
      except: isGroup(audience) ? [...reached] : [],
      reader: readerOfRecipient(rule.to),
      kind: rule.kind,
      template: templateOf(event.type, rule),
      event: id,
      actor: event.actor.id,
      subjectType: 'payoff',
      subject: event.payoff,
      order: event.data.order,
      figures: rule.figures?.(event.data as never) ?? {},
      at: event.at,
    });
    reached.push(audience);
  }
  return notices;
}

export function leadNoticesOf(event: LeadEvent, id: Id): Notice[] {
  const reached: string[] = event.actor.id === null ? [] : [event.actor.id];
  const notices: Notice[] = [];
  for (const rule of leadAudience[event.type] as readonly LeadAudienceRule[]) {
    const audience = rule.to === 'assignee' ? assigneeOf(event) : rule.to;
    if (audience === null || reached.includes(audience) || rule.when?.(event.data as never) === false) continue;
    notices.push({
      id: noticeId(id, audience, rule.kind),
      audience,
      except: isGroup(audience) ? [...reached] : [],
      reader: 'staff',
      kind: rule.kind,
      template: templateOf(event.type, rule),
      event: id,
      actor: event.actor.id,
      subjectType: 'lead',
      subject: event.lead,
      order: null,
      figures: rule.figures?.(event.data as never) ?? {},
      at: event.at,
    });
    reached.push(audience);
  }
  return notices;
}

const ofStaffRule = (rule: FeedbackAudienceRule | BankAccountsAudienceRule, type: string, id: Id) => ({
  id: noticeId(id, rule.to, rule.kind),
  audience: rule.to,
  except: [],
  reader: 'staff' as const,
  kind: rule.kind,
  template: templateOf(type, rule),
  event: id,
});

export function feedbackNoticesOf(event: FeedbackEvent, id: Id): Notice[] {
  if (event.type === 'TextsErased') return [];
  const { type, actor, data, at } = event;
  return (feedbackAudience[type] as readonly FeedbackAudienceRule[])
    .filter(({ when }) => when?.(data as never) !== false)
    .map((rule) => ({
      ...ofStaffRule(rule, type, id),
      actor: actor.id,
      subjectType: 'feedback',
      subject: data.order,
      order: data.order,
      figures: rule.figures?.(data as never) ?? {},
      at,
    }));
}

export function bankAccountsNoticesOf({ type, bankAccounts, actor, data, at }: BankAccountsEvent, id: Id): Notice[] {
  const rules = bankAccountsAudience[type] as readonly BankAccountsAudienceRule[];
  const rule = rules.find(({ when }) => when?.(data as never) !== false);
  if (rule === undefined) return [];
  return [
    {
      ...ofStaffRule(rule, type, id),
      actor: actor.id,
      subjectType: 'bankAccounts',
      subject: bankAccounts,
      order: null,
      figures: rule.figures?.(data as never) ?? {},
      at,
    },
  ];
}

export type PriceEvent = { [Type in PriceEventType]: { type: Type; data: CatalogueEventData[Type] } }[PriceEventType] & {
  service: Id;
  actor: { id: Id | null };
  at: number;
};

export function priceNoticesOf({ type, service, actor, data, at }: PriceEvent, id: Id): Notice[] {
  const rules = priceAudience[type] as readonly PriceAudienceRule[];
  const rule = rules.find(({ when }) => when?.(data as never) !== false);
  const audience = rule?.to === 'proposer' ? ('proposedBy' in data ? data.proposedBy : null) : (rule?.to ?? null);
  if (rule === undefined || audience === null || audience === actor.id) return [];
  return [
    {
      id: noticeId(id, audience, rule.kind),
      audience,
      except: isGroup(audience) && actor.id !== null ? [actor.id] : [],
      reader: 'staff',
      kind: rule.kind,
      template: templateOf(type, rule),
      event: id,
      actor: actor.id,
      subjectType: 'service',
      subject: service,
      order: null,
      figures: rule.figures?.(data as never) ?? {},
      at,
    },
  ];
}

export function companyNoticesOf(event: CompanyEvent, id: Id): Notice[] {
  if (event.type === 'TextsErased') return [];
  const { type, company, actor, data, at } = event;
  return (companyAudience[type] as readonly CompanyAudienceRule[])
    .filter(({ when }) => when?.(data as never) !== false)
    .map((rule) => {
      const audience = rule.to === 'client' ? data.client : rule.to;
      return {
        id: noticeId(id, audience, rule.kind),
        audience,
        except: [],
        reader: readerOfRecipient(rule.to),
        kind: rule.kind,
        template: templateOf(type, rule),
        event: id,
        actor: actor.id,
        subjectType: 'company',
        subject: company,
        order: null,
        figures: rule.figures?.(data as never) ?? {},
        at,
      };
    });
}

const assigneeOf = ({ data }: LeadEvent): Id | null => ('assignee' in data ? data.assignee : null);
