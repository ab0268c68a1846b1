import { formatDay } from '#machines/kernel/format';
import type { Bilingual, Language } from '#machines/kernel/ids';
import { PdfPages } from '#libs/platform/pdf/document';
import type { DueDto, SellerDto, TransferDetailsDto } from '../wire/order-papers.dto.js';
import { money, papersWords, said } from './papers-words.js';

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
  `${papersWords[language].invoiceFile}-${details.order.number}`;

/** Points; the size at which a phone reads the code from paper. */
const codeSide = 130;

/** Includes the bank account and the code for banking apps. */
export function invoicePdf(invoice: Invoice, language: Language): Promise<Buffer> {
  const words = papersWords[language];
  const { details, company, payer, service, day } = invoice;
  const title = `${words.invoice} ${details.order.number}`;
  const pages = new PdfPages({ title, language, footer: `${said(language, company.name)} · ${details.order.number}` });
  pages.title(title);
  pages.line(`${words.due}: ${money(language, details.due.amount)}`);
  pages.heading(words.stage[details.due.stage]);
  pages.facts([
    [words.date, formatDay(day, 'long', language)],
    [words.due, money(language, details.due.amount)],
    [words.vat, words.vatApart],
    [words.order, details.order.number],
    [words.service, said(language, service)],
    [words.payer, [payer.name, payer.email ?? ''].filter(Boolean).join(', ')],
    [words.seller, said(language, company.name)],
    [words.registryCode, company.registryCode],
    [words.address, said(language, company.address)],
  ]);
  transferPart(pages, details, language);
  return pages.finish();
}

function transferPart(pages: PdfPages, { account, purpose, qr }: TransferDetailsDto, language: Language): void {
  if (!account) return;
  const words = papersWords[language];
  pages.heading(words.details);
  pages.facts([
    [words.payee, account.payee],
    [words.iban, account.ibanText],
    [words.account, account.account],
    [words.bic, account.bic],
    [words.bank, account.bank],
    [words.bankAddress, account.bankAddress],
    [words.purpose, purpose ?? ''],
  ]);
  if (qr) {
    pages.line(words.scan);
    pages.code(qr.payload, codeSide);
  }
  pages.line(words.afterwards);
}
