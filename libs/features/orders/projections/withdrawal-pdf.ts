import type { Bilingual, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { PdfPages } from '#libs/platform/pdf/document';
import { spokenMoment } from '#libs/platform/texts/moments';
import type { SellerDto } from '../wire/order-papers.dto.js';
import { money, papersTexts, said } from './papers-texts.js';

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

export const withdrawalName = ({ number }: Withdrawal, language: Language): string => `${papersTexts[language].withdrawalFile}-${number}`;

/** The acknowledgement of a withdrawal with content, day and time (Directive 2011/83/EU, Article 11a). */
export function withdrawalPdf(withdrawal: Withdrawal, language: Language): Promise<Buffer> {
  const texts = papersTexts[language];
  const { number, service, company, name, email, at, timeZone, refund } = withdrawal;
  const title = `${texts.withdrawal} ${number}`;
  const pages = new PdfPages({ title, language, footer: `${said(language, company.name)} · ${number}` });
  pages.title(title);
  pages.line(texts.withdrawalText);
  pages.facts([
    [texts.received, spokenMoment({ language, timeZone }, at)],
    [texts.declaredBy, [name, email].filter(Boolean).join(', ')],
    [texts.order, number],
    [texts.service, said(language, service)],
    [texts.toRefund, money(language, refund)],
    [texts.seller, said(language, company.name)],
    [texts.registryCode, company.registryCode],
    [texts.address, said(language, company.address)],
  ]);
  return pages.finish();
}
