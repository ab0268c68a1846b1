import { formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import type { Cell, Table } from '#libs/platform/tables/cells';
import { formatMoneyText } from '#libs/platform/texts/text';
import type { StatementAccountDto, StatementDto } from './payoffs.dto.js';

const texts = {
  ru: {
    title: 'Выписка по вознаграждениям',
    name: 'vypiska',
    period: (from: string, to: string) => `Период: ${from} – ${to}`,
    columns: ['Дата', 'Заказ', 'За что', 'Расчёт', 'Сумма'],
    currency: 'Валюта',
    opening: 'На начало периода',
    closing: 'На конец периода',
    accrued: 'Начислено',
    corrected: 'Исправлено',
    paid: 'Выплачено',
    none: 'За этот период движений не было.',
  },
  en: {
    title: 'Commission statement',
    name: 'statement',
    period: (from: string, to: string) => `Period: ${from} – ${to}`,
    columns: ['Date', 'Order', 'For', 'Calculation', 'Amount'],
    currency: 'Currency',
    opening: 'Opening balance',
    closing: 'Closing balance',
    accrued: 'Accrued',
    corrected: 'Corrected',
    paid: 'Paid out',
    none: 'No movements in this period.',
  },
} as const;

export const statementName = ({ from, to }: StatementDto, language: Language): string => `${texts[language].name}-${from}-${to}`;

/** Has, per currency, the opening sum, every line and the closing sum. */
export function statementTable({ accounts }: StatementDto, language: Language): Table {
  const { title, columns, currency, opening, closing } = texts[language];
  const rows = accounts.flatMap((account): Cell[][] => [
    [account.currency, null, null, opening, null, { decimal: account.opening.amount }],
    ...account.lines.map((line) => [
      account.currency,
      { day: line.day },
      line.order.number,
      line.title,
      line.arithmetic,
      { decimal: line.amount.amount },
    ]),
    [account.currency, null, null, closing, null, { decimal: account.closing.amount }],
  ]);
  return { title, language, columns: [currency, ...columns], rows: once(rows) };
}

async function* once(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield await Promise.resolve(rows);
}

export function statementPdf(statement: StatementDto, language: Language): Promise<Buffer> {
  const said = texts[language];
  const pages = new PdfPages({ title: said.title, language, footer: `Registra · ${statement.partner.name}` });
  pages.title(said.title);
  pages.line(statement.partner.name);
  pages.line(said.period(formatDay(statement.from, 'date', language), formatDay(statement.to, 'date', language)));
  if (statement.accounts.length === 0) pages.line(said.none);
  for (const account of statement.accounts) {
    pages.heading(account.currency);
    pages.table(
      [
        { title: said.columns[0], share: 0.13 },
        { title: said.columns[1], share: 0.14 },
        { title: said.columns[2], share: 0.3 },
        { title: said.columns[3], share: 0.25 },
        { title: said.columns[4], share: 0.18, align: 'right' },
      ],
      rowsOf(account, language),
    );
  }
  return pages.finish();
}

function rowsOf(account: StatementAccountDto, language: Language) {
  const said = texts[language];
  const sum = (title: string, money: StatementAccountDto['opening'], strong = false) => ({
    cells: ['', '', title, '', formatMoneyText(language, money)],
    strong,
  });
  return [
    sum(said.opening, account.opening, true),
    ...account.lines.map(({ day, order, title, arithmetic, amount }) => ({
      cells: [formatDay(day, 'date', language), order.number, title, arithmetic ?? '', formatMoneyText(language, amount)],
    })),
    sum(said.accrued, account.accrued),
    sum(said.corrected, account.corrected),
    sum(said.paid, account.paid),
    sum(said.closing, account.closing, true),
  ];
}
