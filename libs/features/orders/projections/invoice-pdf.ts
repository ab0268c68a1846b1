import { formatDay } from '#machines/kernel/format';
import type { Bilingual, Language } from '#machines/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import type { DueDto, SellerDto, TransferDetailsDto } from '../wire/order-papers.dto.js';
import { money, papersTexts, said } from './papers-texts.js';

/** Data of an invoice for an amount that is due. */
export interface Invoice {
  details: TransferDetailsDto & { due: DueDto };
  company: SellerDto;
  payer: { name: string; email: string | null };
  service: Bilingual;
  /** day on which it was requested, at the office: YYYY-MM-DD */
  day: string;
}

export const invoiceName = ({ details }: Invoice, language: Language): string =>
  `${papersTexts[language].invoiceFile}-${details.order.number}`;

/** Points; the size at which a phone reads the code from paper. */
const codeSide = 130;

/** Includes the bank account and the code for banking apps. */
export function invoicePdf(invoice: Invoice, language: Language): Promise<Buffer> {
  const texts = papersTexts[language];
  const { details, company, payer, service, day } = invoice;
  const title = `${texts.invoice} ${details.order.number}`;
  const pages = new PdfPages({ title, language, footer: `${said(language, company.name)} · ${details.order.number}` });
  pages.title(title);
  pages.line(`${texts.due}: ${money(language, details.due.amount)}`);
  pages.heading(texts.stage[details.due.stage]);
  pages.facts([
    [texts.date, formatDay(day, 'long', language)],
    [texts.due, money(language, details.due.amount)],
    [texts.vat, texts.vatApart],
    [texts.order, details.order.number],
    [texts.service, said(language, service)],
    [texts.payer, [payer.name, payer.email ?? ''].filter(Boolean).join(', ')],
    [texts.seller, said(language, company.name)],
    [texts.registryCode, company.registryCode],
    [texts.address, said(language, company.address)],
  ]);
  transferPart(pages, details, language);
  return pages.finish();
}

function transferPart(pages: PdfPages, { account, purpose, qr }: TransferDetailsDto, language: Language): void {
  if (!account) return;
  const texts = papersTexts[language];
  pages.heading(texts.details);
  pages.facts([
    [texts.payee, account.payee],
    [texts.iban, account.ibanText],
    [texts.account, account.account],
    [texts.bic, account.bic],
    [texts.bank, account.bank],
    [texts.bankAddress, account.bankAddress],
    [texts.purpose, purpose ?? ''],
  ]);
  if (qr) {
    pages.line(texts.scan);
    pages.code(qr.payload, codeSide);
  }
  pages.line(texts.afterwards);
}
