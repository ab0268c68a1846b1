import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { formatDay } from '#libs/kernel/format';
import type { Id, Language } from '#libs/kernel/ids';
import { type MinorUnits, toText } from '#libs/kernel/money';
import type { Actor } from '#libs/kernel/people';
import { titleFor } from '#libs/kernel/person-name';
import type { TextParams } from '#libs/platform/texts/text';
import { askedNow, balance, paid } from '#machines/order/figures';
import { missingItems, requiredOf, titleOfItem } from '#machines/order/items';
import { dueDay } from '#machines/order/lateness';
import { daysLeftAfterClient, dueDate, labelOf, numberText, nextStepOf } from '#machines/order/next-step';
import type { OrderState, RequestedItem } from '#machines/order/state';
import { isFinal } from '#machines/order/statuses';
import type { MessageTemplateDto } from '../wire/mailer.dto.js';
import { type TemplateKey, templateKeys } from '../wire/mail-terms.js';
import { messageWords, nextWords, statusWords } from '../texts/words.js';
import { ReferencesReader } from './references.js';
import { orderToWriteAbout } from './order-to-write-about.js';

/** The messages that make sense for an order now, filled with its figures and names in both languages. @throws Problem 404 */
export class MessageTemplates extends Query<MessageTemplateDto[]> {
  constructor(
    readonly order: Id,
    readonly actor: Actor,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(MessageTemplates)
export class MessageTemplatesHandler implements IQueryHandler<MessageTemplates> {
  constructor(
    private readonly queries: QueryBus,
    private readonly referencesReader: ReferencesReader,
  ) {}

  async execute({ order: id, actor, language }: MessageTemplates): Promise<MessageTemplateDto[]> {
    const order = await orderToWriteAbout(this.queries, id, actor);
    const missing = missingItems(order.items, order.documents);
    const [people, titles] = await Promise.all([
      this.queries.execute(new PeopleByIds([order.facts.client, actor.id])),
      this.referencesReader.texts(missing.flatMap(({ title }) => title?.text ?? [])),
    ]);
    const namesIn = (wanted: Language) => ({
      client: titleFor(people.get(order.facts.client), wanted),
      sender: titleFor(people.get(actor.id), wanted),
    });
    const titleIn = (item: RequestedItem, wanted: Language) =>
      titleOfItem(requiredOf(item, order.terms)?.title[wanted], titles.get(item.title?.text ?? ''));
    const itemsIn = (wanted: Language) => missing.map((item) => `– ${titleIn(item, wanted) ?? ''}`).join('\n');
    const filled = (wanted: Language): TextParams => ({ ...namesIn(wanted), items: itemsIn(wanted), ...figures(order, wanted) });
    const [ru, en] = [filled('ru'), filled('en')];
    return templateKeys
      .filter((key) => makesSense(key, order))
      .map((key) => ({
        key,
        title: messageWords(language, key, 'title'),
        subject: { ru: messageWords('ru', key, 'subject', ru), en: messageWords('en', key, 'subject', en) },
        body: { ru: messageWords('ru', key, 'body', ru), en: messageWords('en', key, 'body', en) },
      }));
  }
}

/** What the client is asked for now, else what is left to pay. */
const due = (order: OrderState): MinorUnits => askedNow(order)?.amount ?? balance(order);

function makesSense(key: TemplateKey, order: OrderState): boolean {
  switch (key) {
    case 'documentsReminder':
      return nextStepOf(order).next === 'provideDocuments';
    case 'paymentReminder':
      return askedNow(order) !== null;
    case 'statusUpdate':
    case 'freeMessage':
      return true;
  }
}

/** Where the order waits for its client there is no day, only the time that is left after them; nor where it was delivered or is over. */
const withoutDate = (language: Language, order: OrderState): string => {
  const left = daysLeftAfterClient(order);
  if (left === null)
    return isFinal(order.value.progress)
      ? { ru: 'заказ закрыт', en: 'the order is closed' }[language]
      : { ru: 'готово', en: 'done' }[language];
  if (nextStepOf(order).next === 'awaitProvider')
    return { ru: 'скажем, когда платёж проверят', en: 'once your payment is checked' }[language];
  if (left === 0) return { ru: 'сразу после вашего шага', en: 'right after your next step' }[language];
  return { ru: `дней после вашего шага: ${left}`, en: `${left} ${left === 1 ? 'day' : 'days'} after your next step` }[language];
};

function figures(order: OrderState, language: Language): TextParams {
  const { facts, terms } = order;
  const { next, amount } = nextStepOf(order);
  const money = (amount: MinorUnits) => toText(amount, facts.currency);
  const expected = dueDate(order);
  return {
    order: numberText(order.number ?? 0),
    service: terms.serviceTitle[language],
    price: money(facts.price),
    paid: money(paid(facts)),
    due: money(due(order)),
    status: statusWords(language, labelOf(order, 'client'), terms.prepaymentPercent),
    next: nextWords(language, next, { amount: money(amount) }),
    expected: expected === null ? withoutDate(language, order) : formatDay(dueDay(expected), 'long', language),
  };
}
