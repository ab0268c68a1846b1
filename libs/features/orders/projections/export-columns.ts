import type { Bilingual } from '#machines/kernel/ids';
import type { Cell } from '#libs/platform/tables/cells';
import { wireFieldList } from '#machines/order/listed-fields';
import { listedKinds } from '../wire/listed-kinds.js';
import type { OrderListItemDto } from '../wire/order.dto.js';
import type { PersonRefDto } from '../wire/order-refs.dto.js';
import { type Reader, seesContacts, seesFigures, seesPayments, seesReward } from '../rules/reader.js';
import { statusText } from './order-texts.js';

/** A column of the export: its heading and its cell of an order that was made for the reader. */
interface Column {
  title: Bilingual;
  cell(order: OrderListItemDto, reader: Reader): Cell;
}

const column = (ru: string, en: string, cell: Column['cell']): Column => ({ title: { ru, en }, cell });
const amount = (money: { amount: string } | null | undefined): Cell => money && { decimal: money.amount };
const name = (person: PersonRefDto | null): string => (person ? [person.name, person.company].filter(Boolean).join(', ') : '');
const labels = ({ statuses, prepaymentPercent = 0 }: OrderListItemDto, { language }: Reader): string =>
  statuses.map((status) => statusText(language, status, Math.round(prepaymentPercent * 100))).join(', ');

/** The same columns as in the reader's list. */
export const exportColumns = (reader: Reader): Column[] => [
  column('Номер', 'Number', (order) => order.number),
  column('Статус', 'Status', labels),
  column('Услуга', 'Service', (order, { language }) => order.service.name[language]),
  column('Страна', 'Country', (order, { language }) => order.country.name[language]),
  column('Клиент', 'Client', (order) => order.client.name),
  ...(seesContacts(reader) ? [column('Эл. почта клиента', 'Client email', (order) => order.client.email)] : []),
  column('Партнёр', 'Partner', (order) => name(order.partner)),
  column('Менеджер', 'Manager', (order) => name(order.manager)),
  column('Валюта', 'Currency', (order) => order.currency),
  column('Стоимость', 'Price', (order) => amount(order.price)),
  ...(seesFigures(reader) ? [column('Оплачено', 'Paid', (order) => amount(order.paid))] : []),
  ...(seesPayments(reader) ? [column('Возвращено', 'Refunded', (order) => amount(order.refunded))] : []),
  ...(seesFigures(reader) ? [column('Остаток', 'Balance', (order) => amount(order.balance))] : []),
  ...(seesReward(reader) ? [column('Вознаграждение, %', 'Commission, %', (order) => order.partnerRewardPercent)] : []),
  ...wireFieldList.flatMap(([name, { kind, title }]) =>
    title ? [{ title, cell: (order: OrderListItemDto) => (listedKinds[kind].cell as (view: string | null) => Cell)(order[name]) }] : [],
  ),
];
