import { contentText } from '#machines/kernel/content-language';
import type { Cell } from '#libs/platform/tables/cells';
import { wireFieldList, type WireName } from '#machines/order/listed-fields';
import { texts as fieldTexts } from '#machines/order/texts/all-listed-fields';
import { listedKinds } from '../wire/listed-kinds.js';
import type { OrderListItemDto } from '../wire/order.dto.js';
import type { PersonRefDto } from '../wire/order-refs.dto.js';
import { texts as exportTexts } from '../texts/all-exports.js';
import { type Reader, seesContacts, seesFigures, seesPayments, seesReward } from '../rules/reader.js';
import { statusText } from './order-texts.js';

/** A column of the export: its heading and its cell of an order that was made for the reader. */
interface Column {
  title: string;
  cell(order: OrderListItemDto, reader: Reader): Cell;
}

const column = (title: string, cell: Column['cell']): Column => ({ title, cell });
const amount = (money: { amount: string } | null | undefined): Cell => money && { decimal: money.amount };
const name = (person: PersonRefDto | null): string => (person ? [person.name, person.company].filter(Boolean).join(', ') : '');
const labels = ({ statuses, prepaymentPercent = 0 }: OrderListItemDto, { language }: Reader): string =>
  statuses.map((status) => statusText(language, status, Math.round(prepaymentPercent * 100))).join(', ');

/** The same columns as in the reader's list. */
export function exportColumns(reader: Reader): Column[] {
  const texts = exportTexts[reader.language].orders;
  const fieldTitles: Partial<Record<WireName, string>> = fieldTexts[reader.language].title;
  return [
    column(texts.number, (order) => order.number),
    column(texts.status, labels),
    column(texts.service, (order, { language }) => contentText(order.service.name, language)),
    column(texts.country, (order, { language }) => contentText(order.country.name, language)),
    column(texts.client, (order) => order.client.name),
    ...(seesContacts(reader) ? [column(texts.clientEmail, (order) => order.client.email)] : []),
    column(texts.partner, (order) => name(order.partner)),
    column(texts.manager, (order) => name(order.manager)),
    column(texts.currency, (order) => order.currency),
    column(texts.price, (order) => amount(order.price)),
    ...(seesFigures(reader) ? [column(texts.paid, (order) => amount(order.paid))] : []),
    ...(seesPayments(reader) ? [column(texts.refunded, (order) => amount(order.refunded))] : []),
    ...(seesFigures(reader) ? [column(texts.balance, (order) => amount(order.balance))] : []),
    ...(seesReward(reader) ? [column(texts.commission, (order) => order.partnerRewardPercent)] : []),
    ...wireFieldList.flatMap(([name, { kind }]) => {
      const title = fieldTitles[name];
      return title === undefined ? [] : [column(title, (order) => (listedKinds[kind].cell as (view: string | null) => Cell)(order[name]))];
    }),
  ];
}
