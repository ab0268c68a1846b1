import type { Bilingual, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { PdfPages } from '#libs/platform/pdf/document';
import { spokenMoment } from '#libs/platform/texts/moments';
import type { SellerDto } from '../wire/order-papers.dto.js';
import { money, papersWords, said } from './papers-words.js';

/** A declared withdrawal as its acknowledgement quotes it. */
export interface Withdrawal {
  number: string;
  service: Bilingual;
  company: SellerDto;
  /** as the client declared it; empty after erasure */
  name: string;
  email: string;
  at: Micros;
  /** IANA name of the client's time zone */
  timeZone: string;
  refund: MoneyText;
}

export const withdrawalName = ({ number }: Withdrawal, language: Language): string => `${papersWords[language].withdrawalFile}-${number}`;

/** The acknowledgement of a withdrawal with content, day and time (Directive 2011/83/EU, Article 11a). */
export function withdrawalPdf(withdrawal: Withdrawal, language: Language): Promise<Buffer> {
  const words = papersWords[language];
  const { number, service, company, name, email, at, timeZone, refund } = withdrawal;
  const title = `${words.withdrawal} ${number}`;
  const pages = new PdfPages({ title, language, footer: `${said(language, company.name)} · ${number}` });
  pages.title(title);
  pages.line(words.withdrawalText);
  pages.facts([
    [words.received, spokenMoment({ language, timeZone }, at)],
    [words.declaredBy, [name, email].filter(Boolean).join(', ')],
    [words.order, number],
    [words.service, said(language, service)],
    [words.toRefund, money(language, refund)],
    [words.seller, said(language, company.name)],
    [words.registryCode, company.registryCode],
    [words.address, said(language, company.address)],
  ]);
  return pages.finish();
}
