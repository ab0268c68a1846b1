import { formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import type { ReceiptDto } from '../wire/order-papers.dto.js';
import { methodText, money, papersTexts, said } from './papers-texts.js';

export const receiptName = ({ number }: ReceiptDto, language: Language): string => `${papersTexts[language].receiptFile}-${number}`;

const codeSide = 92;

/**
 * Shows who paid whom for what, what was refunded, the order's balance, and where anyone may verify the receipt.
 * @param publicUrl without a slash at its end
 */
export function receiptPdf(receipt: ReceiptDto, language: Language, publicUrl: string): Promise<Buffer> {
  const texts = papersTexts[language];
  const title = `${texts.receipt} ${receipt.number}`;
  const pages = new PdfPages({ title, language, footer: `${said(language, receipt.company.name)} · ${receipt.number}` });
  pages.title(title);
  pages.line(`${texts.state[receipt.state]}: ${money(language, receipt.amount)}`);
  pages.heading(texts.stage[receipt.stage]);
  pages.facts(paymentFacts(receipt, language));
  if (receipt.refunds.length > 0) refundsPart(pages, receipt, language);
  pages.heading(texts.orderMoney);
  pages.facts([
    [texts.price, money(language, receipt.price)],
    [texts.paidInAll, money(language, receipt.paid)],
    [texts.left, money(language, receipt.left)],
  ]);
  const address = `${publicUrl}/${language}/verify/${receipt.proofId}`;
  pages.line(`${texts.check}: ${address}`);
  pages.code(address, codeSide);
  return pages.finish();
}

function paymentFacts(receipt: ReceiptDto, language: Language): [string, string][] {
  const texts = papersTexts[language];
  const { company, payer } = receipt;
  return [
    [texts.date, formatDay(receipt.day, 'long', language)],
    [texts.amount, money(language, receipt.amount)],
    [texts.method, methodText(language, receipt)],
    [texts.reference, receipt.providerReference ?? ''],
    [texts.order, receipt.order.number],
    [texts.service, said(language, receipt.service)],
    [texts.country, said(language, receipt.country.name)],
    [texts.payer, [payer.name, payer.email ?? ''].filter(Boolean).join(', ')],
    [texts.seller, said(language, company.name)],
    [texts.registryCode, company.registryCode],
    [texts.address, said(language, company.address)],
  ];
}

function refundsPart(pages: PdfPages, receipt: ReceiptDto, language: Language): void {
  const texts = papersTexts[language];
  pages.heading(texts.refunds);
  pages.table(
    [
      { title: texts.date, share: 0.3 },
      { title: texts.forWhat, share: 0.45 },
      { title: texts.amount, share: 0.25, align: 'right' },
    ],
    [
      ...receipt.refunds.map(({ day, state, amount }) => ({
        cells: [formatDay(day, 'long', language), texts.refund[state], money(language, amount)],
      })),
      { cells: ['', texts.returned, money(language, receipt.refunded)], strong: true },
    ],
  );
}
