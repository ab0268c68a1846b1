import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { OrdersManagedBy, OrderStateById } from '#libs/contracts/orders/order-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { contentText } from '#machines/kernel/content-language';
import { formatDay } from '#machines/kernel/format';
import { type Id, type Language, numberText } from '#machines/kernel/ids';
import { type MinorUnits, toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { titleFor } from '#machines/kernel/person-name';
import { dayIn } from '#machines/kernel/time';
import { type ListGrammar, pageUpTo, parseListQuery } from '#libs/platform/http/list-query';
import { notFound } from '#libs/platform/http/problem';
import type { TextParams } from '#libs/platform/texts/text';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import { type Facts, factsOf, sourceOf } from '#machines/order/facts';
import { missingItems, requiredOf, titleOfItem } from '#machines/order/items';
import { labelOf } from '#machines/order/labels';
import type { OrderState, RequestedItem } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import { Messages, type MessagesOf } from '../storage/messages.js';
import { messageText, nextStepText, readyText, statusText } from '../texts/texts.js';
import { mailStates, type TemplateKey, templateKeys } from '../wire/mail-terms.js';
import type { MessageDto, MessagePageDto, MessageTemplateDto } from '../wire/mailer.dto.js';
import { MessageViews } from './message-views.js';
import { ReferencesReader } from './references.js';

export const messageGrammar = {
  filters: { order: { kind: 'id' }, state: { kind: 'choice', of: mailStates } },
  sorts: ['createdAt'],
  search: false,
} as const satisfies ListGrammar;

@Injectable()
export class MessageReads {
  constructor(
    private readonly queries: QueryBus,
    private readonly messages: Messages,
    private readonly views: MessageViews,
    private readonly referencesReader: ReferencesReader,
  ) {}

  /** Staff who send messages get those of their orders, clients their own. Another client's order has none. */
  async list(raw: unknown, actor: Actor, language: Language): Promise<MessagePageDto> {
    const query = parseListQuery(raw, messageGrammar);
    const { order, state } = query.filters;
    const of = { ...(order && { orders: order }), ...(state && { states: state }), ...(await this.whose(actor, order)) };
    const { rows, total } = await this.messages.page(of, { descending: query.sort.descending, limit: query.perPage, offset: query.offset });
    return pageUpTo(10_000, query, await this.views.of(rows, mayManageOrders(actor), language), total);
  }

  /** Restricts to all messages, those of orders that `actor` manages, or those written to them. */
  private async whose(actor: Actor, asked: readonly Id[] | undefined): Promise<Pick<MessagesOf, 'orders' | 'to'>> {
    if (permits(actor, 'mailer.send')) return {};
    if (orderScope(actor) !== 'assigned') return { to: actor.id };
    return { orders: await this.queries.execute(new OrdersManagedBy(actor.id, asked)) };
  }
  /** @throws Problem 404 if it does not exist or `actor` may not read it */
  async byId(id: Id, actor: Actor, language: Language): Promise<MessageDto> {
    const row = await this.messages.one(id);
    if (row === undefined) throw notFound();
    if (orderScope(actor) === 'assigned') await orderToWriteAbout(this.queries, row.order_id, actor);
    else if (!permits(actor, 'mailer.send') && row.to_person !== actor.id) throw notFound();
    const [view] = await this.views.of([row], mayManageOrders(actor), language);
    if (view === undefined) throw notFound();
    return view;
  }

  /** Templates that suit the order's current state, filled with its figures and names in both languages. @throws Problem 404 */
  async templates(id: Id, actor: Actor, language: Language): Promise<MessageTemplateDto[]> {
    const order = await orderToWriteAbout(this.queries, id, actor);
    const missing = missingItems(order.items, order.documents);
    const [people, titles, { workingHours }] = await Promise.all([
      this.queries.execute(new PeopleByIds([order.facts.client, actor.id])),
      this.referencesReader.texts(missing.flatMap(({ title }) => title?.text ?? [])),
      this.queries.execute(new ReadSiteSettings()),
    ]);
    const seen = factsOf(sourceOf(order), 'client', dayIn(new Date(), workingHours.timeZone));
    const namesIn = (wanted: Language) => ({
      client: titleFor(people.get(order.facts.client), wanted),
      sender: titleFor(people.get(actor.id), wanted),
    });
    const titleIn = (item: RequestedItem, wanted: Language) =>
      titleOfItem(contentText(requiredOf(item, order.terms)?.title, wanted), titles.get(item.title?.text ?? ''));
    const itemsIn = (wanted: Language) => missing.map((item) => `– ${titleIn(item, wanted) ?? ''}`).join('\n');
    const filled = (wanted: Language): TextParams => ({ ...namesIn(wanted), items: itemsIn(wanted), ...figures(order, wanted, seen) });
    const [ru, en] = [filled('ru'), filled('en')];
    return templateKeys
      .filter((key) => makesSense(key, seen))
      .map((key) => ({
        key,
        title: messageText(language, key, 'title'),
        subject: { ru: messageText('ru', key, 'subject', ru), en: messageText('en', key, 'subject', en) },
        body: { ru: messageText('ru', key, 'body', ru), en: messageText('en', key, 'body', en) },
      }));
  }
}

/** The amount that the client is asked for now, or else the balance. */
const due = ({ money }: Facts): MinorUnits => (money?.offer?.isAsked ? money.offer.amount : (money?.left ?? 0));

function makesSense(key: TemplateKey, { next, money }: Facts): boolean {
  switch (key) {
    case 'documentsReminder':
      return next.next === 'provideDocuments';
    case 'paymentReminder':
      return money?.offer?.isAsked === true;
    case 'refundAccount':
      return (money?.refundable ?? 0) > 0;
    case 'statusUpdate':
    case 'freeMessage':
      return true;
  }
}

/** The expected day of the company documents with its conditions; never a past day. */
function expectedText(language: Language, { ready, client }: Facts): string {
  switch (ready.kind) {
    case 'due':
      return formatDay(ready.day, 'long', language);
    case 'afterClient':
      return readyText(language, ready.kind, { count: ready.days ?? 0 });
    case 'atOnce':
      return readyText(language, client ? 'atOnce' : 'soon');
    case 'late':
    case 'afterCheck':
    case 'afterPayment':
    case 'afterProvider':
    case 'delivered':
    case 'closed':
      return readyText(language, ready.kind);
  }
}

function figures(order: OrderState, language: Language, seen: Facts): TextParams {
  const { facts, terms } = order;
  const { next, amount } = seen.next;
  const money = (amount: MinorUnits) => toText(amount, facts.currency);
  return {
    order: numberText(order.number ?? 0),
    service: contentText(terms.serviceTitle, language),
    price: money(facts.price),
    paid: money(seen.money?.paid ?? 0),
    due: money(due(seen)),
    status: statusText(language, labelOf(order, 'client'), terms.prepaymentPercent),
    next: nextStepText(language, next, { amount: money(amount) }),
    expected: expectedText(language, seen),
  };
}

/** @throws Problem 404 if the order does not exist or the actor may not see it */
export async function orderToWriteAbout(queries: QueryBus, order: Id, actor: Actor): Promise<OrderState> {
  const state = await queries.execute(new OrderStateById(order));
  if (state === null || !maySee(actor, state.facts)) throw notFound();
  return state;
}
