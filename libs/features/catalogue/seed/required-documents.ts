import type { Bilingual } from '#libs/kernel/ids';

/** As placing an order copies it. */
export interface RequiredDocument {
  kind: 'document' | 'address';
  title: Bilingual;
  note: Bilingual | null;
}

const required = (kind: RequiredDocument['kind'], ru: string, en: string, note: Bilingual | null = null): RequiredDocument => ({
  kind,
  title: { ru, en },
  note,
});

export const passport = required('document', 'Паспорт учредителя', "Founder's passport", {
  ru: 'Разворот с фотографией, действителен ещё не менее 6 месяцев',
  en: 'The page with the photograph, valid for at least 6 more months',
});

export const founderAddress = required('address', 'Подтверждение адреса учредителя', "Proof of the founder's address", {
  ru: 'Счёт за коммунальные услуги или выписка банка не старше 3 месяцев',
  en: 'A utility bill or a bank statement not older than 3 months',
});

export const businessPlan = required('document', 'Описание деятельности', 'Description of the business', {
  ru: 'Одна-две страницы: что продаёте, кому, какие ожидаются обороты',
  en: 'One or two pages: what is sold, to whom, the turnover expected',
});

export const registryExtract = required('document', 'Выписка из реестра на компанию', 'Registry extract of the company');

export const sourceOfFunds = required('document', 'Подтверждение происхождения средств', 'Proof of the source of funds');

export const companyAddress = required('address', 'Договор на адрес компании', "Agreement on the company's address");

export const photograph = required('document', 'Фотография на белом фоне', 'Photograph on a white background');
