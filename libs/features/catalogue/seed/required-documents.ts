import type { Bilingual } from '#libs/kernel/ids';
import { type RequiredDocument, name, t } from './plan.js';

const required = (kind: RequiredDocument['kind'], ru: string, en: string, note: Bilingual | null = null): RequiredDocument => ({
  kind,
  title: name(ru, en),
  note,
});

export const passport = required(
  'document',
  'Паспорт учредителя',
  'Founder’s passport',
  t('Разворот с фотографией, действителен ещё не менее 6 месяцев', 'The page with the photograph, valid for at least 6 more months'),
);

export const founderAddress = required(
  'address',
  'Подтверждение адреса учредителя',
  'Proof of the founder’s address',
  t('Счёт за коммунальные услуги или выписка банка не старше 3 месяцев', 'A utility bill or a bank statement not older than 3 months'),
);

export const powerOfAttorney = required(
  'document',
  'Доверенность с апостилем',
  'Power of attorney with an apostille',
  t('Текст дадим мы, заверяет нотариус по месту жительства', 'We provide the wording, a notary where the founder lives certifies it'),
);

export const businessPlan = required(
  'document',
  'Описание деятельности',
  'Description of the business',
  t('Одна-две страницы: что продаёте, кому, какие ожидаются обороты', 'One or two pages: what is sold, to whom, the turnover expected'),
);

export const registryExtract = required(
  'document',
  'Выписка из реестра на компанию',
  'Registry extract of the company',
  t('Не старше 30 дней', 'Not older than 30 days'),
);

export const articles = required('document', 'Устав компании', 'Articles of the company');

export const sourceOfFunds = required(
  'document',
  'Подтверждение происхождения средств',
  'Proof of the source of funds',
  t('Справка о доходах, договор продажи или выписка по вкладу', 'A certificate of income, a sale agreement or a deposit statement'),
);

export const companyAddress = required('address', 'Договор на адрес компании', 'Agreement on the company’s address');

export const photograph = required(
  'document',
  'Фотография на белом фоне',
  'Photograph on a white background',
  t('Цветная, без очков, сделана не раньше полугода назад', 'In colour, without glasses, taken in the last six months'),
);

export const criminalRecord = required(
  'document',
  'Справка об отсутствии судимости',
  'Criminal record certificate',
  t(
    'Из страны гражданства, с апостилем, не старше 3 месяцев',
    'From the country of citizenship, with an apostille, not older than 3 months',
  ),
);

export const taxNumber = required(
  'document',
  'Налоговый номер учредителя',
  'Founder’s tax number',
  t('Номер страны, где учредитель платит налоги сейчас', 'The number of the country where the founder pays tax now'),
);

export const curriculum = required(
  'document',
  'Резюме учредителя',
  'Founder’s curriculum vitae',
  t('Опыт в той отрасли, где будет работать компания', 'The experience in the line of business of the company'),
);

export const bankStatements = required(
  'document',
  'Выписки по счетам за прошлый год',
  'Account statements for the past year',
  t('Файлы из банка, по каждому счёту компании', 'The files of the bank, for each account of the company'),
);

export const invoices = required(
  'document',
  'Договоры и счета с клиентами',
  'Contracts and invoices with clients',
  t('Два-три примера, суммы можно закрыть', 'Two or three samples, the sums may be blacked out'),
);

export const ownershipChart = required(
  'document',
  'Схема владения',
  'Ownership chart',
  t('Все владельцы до физических лиц, с долями', 'All owners down to natural persons, with their shares'),
);
