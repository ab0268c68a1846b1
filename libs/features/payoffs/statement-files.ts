import { fillText, formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import type { Cell, Table } from '#libs/platform/tables/cells';
import { formatMoneyText } from '#libs/platform/texts/text';
import type { StatementAccountDto, StatementDto } from './payoffs.dto.js';
import { texts } from './texts/all.js';

export const statementName = ({ from, to }: StatementDto, language: Language): string => `${texts[language].statement.name}-${from}-${to}`;

/** Has, per currency, the opening sum, every line and the closing sum. */
export function statementTable({ accounts }: StatementDto, language: Language): Table {
  const { title, columns, currency, opening, closing } = texts[language].statement;
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
  const own = texts[language].statement;
  const pages = new PdfPages({ title: own.title, language, footer: `Registra · ${statement.partner.name}` });
  pages.title(own.title);
  pages.line(statement.partner.name);
  pages.line(fillText(own.period, { from: formatDay(statement.from, 'date', language), to: formatDay(statement.to, 'date', language) }));
  if (statement.accounts.length === 0) pages.line(own.none);
  for (const account of statement.accounts) {
    pages.heading(account.currency);
    pages.table(
      [
        { title: own.columns[0] ?? '', share: 0.13 },
        { title: own.columns[1] ?? '', share: 0.14 },
        { title: own.columns[2] ?? '', share: 0.3 },
        { title: own.columns[3] ?? '', share: 0.25 },
        { title: own.columns[4] ?? '', share: 0.18, align: 'right' },
      ],
      rowsOf(account, language),
    );
  }
  return pages.finish();
}

function rowsOf(account: StatementAccountDto, language: Language) {
  const own = texts[language].statement;
  const sum = (title: string, money: StatementAccountDto['opening'], strong = false) => ({
    cells: ['', '', title, '', formatMoneyText(language, money)],
    strong,
  });
  return [
    sum(own.opening, account.opening, true),
    ...account.lines.map(({ day, order, title, arithmetic, amount }) => ({
      cells: [formatDay(day, 'date', language), order.number, title, arithmetic ?? '', formatMoneyText(language, amount)],
    })),
    sum(own.accrued, account.accrued),
    sum(own.corrected, account.corrected),
    sum(own.paid, account.paid),
    sum(own.closing, account.closing, true),
  ];
}
