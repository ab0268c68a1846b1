import { formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import type { ReceiptDto } from '../wire/order-papers.dto.js';
import { methodWords, money, papersWords, said } from './papers-words.js';

export const receiptName = ({ number }: ReceiptDto, language: Language): string => `${papersWords[language].receiptFile}-${number}`;

const codeSide = 92;

/**
 * Shows who paid whom for what, what was refunded, the order's balance, and where anyone may verify the receipt.
 * @param publicUrl without a slash at its end
 */
export function receiptPdf(receipt: ReceiptDto, language: Language, publicUrl: string): Promise<Buffer> {
  const words = papersWords[language];
  const title = `${words.receipt} ${receipt.number}`;
  const pages = new PdfPages({ title, language, footer: `${said(language, receipt.company.name)} · ${receipt.number}` });
  pages.title(title);
  pages.line(`${words.state[receipt.state]}: ${money(language, receipt.amount)}`);
  pages.heading(words.stage[receipt.stage]);
  pages.facts(paymentFacts(receipt, language));
  if (receipt.refunds.length > 0) refundsPart(pages, receipt, language);
  pages.heading(words.orderMoney);
  pages.facts([
    [words.price, money(language, receipt.price)],
    [words.paidInAll, money(language, receipt.paid)],
    [words.left, money(language, receipt.left)],
  ]);
  const address = `${publicUrl}/${language}/verify/${receipt.proofId}`;
  pages.line(`${words.check}: ${address}`);
  pages.code(address, codeSide);
  return pages.finish();
}

function paymentFacts(receipt: ReceiptDto, language: Language): [string, string][] {
  const words = papersWords[language];
  const { company, payer } = receipt;
  return [
    [words.date, formatDay(receipt.day, 'long', language)],
    [words.amount, money(language, receipt.amount)],
    [words.method, methodWords(language, receipt)],
    [words.reference, receipt.providerReference ?? ''],
    [words.order, receipt.order.number],
    [words.service, said(language, receipt.service)],
    [words.country, said(language, receipt.country.name)],
    [words.payer, [payer.name, payer.email ?? ''].filter(Boolean).join(', ')],
    [words.seller, said(language, company.name)],
    [words.registryCode, company.registryCode],
    [words.address, said(language, company.address)],
  ];
}

function refundsPart(pages: PdfPages, receipt: ReceiptDto, language: Language): void {
  const words = papersWords[language];
  pages.heading(words.refunds);
  pages.table(
    [
      { title: words.date, share: 0.3 },
      { title: words.forWhat, share: 0.45 },
      { title: words.amount, share: 0.25, align: 'right' },
    ],
    [
      ...receipt.refunds.map(({ day, state, amount }) => ({
        cells: [formatDay(day, 'long', language), words.refund[state], money(language, amount)],
      })),
      { cells: ['', words.returned, money(language, receipt.refunded)], strong: true },
    ],
  );
}
