import type { ChoiceKind } from '#machines/catalogue/public-view';
import type { Bilingual } from '#libs/kernel/ids';
import { type Major, type PlannedCode, name } from './plan.js';

const directors = {
  own: name('Директор — один из учредителей', 'A founder is the director'),
  hired: name('Директор — ваш сотрудник', 'An employee of yours is the director'),
  provided: name('Местный директор от нас, на год', 'A local director from us, for a year'),
};

const officers = {
  secretary: name('Секретарь компании, на год', 'Company secretary, for a year'),
  representative: name('Контактное лицо, на год', 'Contact person, for a year'),
  taxRepresentative: name('Налоговый представитель, на год', 'Tax representative, for a year'),
  agent: name('Зарегистрированный агент, на год', 'Registered agent, for a year'),
  signatory: name('Местный подписант, на год', 'Local signatory, for a year'),
  auditor: name('Аудитор на первый год', 'Auditor for the first year'),
};

const areas = {
  it: name('Разработка и IT-услуги', 'Software and IT services'),
  consulting: name('Консультации', 'Consulting'),
  marketing: name('Реклама и дизайн', 'Advertising and design'),
  ecommerce: name('Интернет-торговля', 'Online trade'),
  trade: name('Торговля', 'Trade'),
  logistics: name('Перевозки и склад', 'Transport and storage'),
  production: name('Производство', 'Production'),
  construction: name('Строительство', 'Construction'),
  tourism: name('Туризм и аренда жилья', 'Tourism and short lets'),
  food: name('Кафе и доставка еды', 'Cafés and food delivery'),
  education: name('Обучение', 'Education'),
  holding: name('Владение долями и правами', 'Holding of shares and rights'),
  finance: name('Финансовые услуги (с проверкой лицензий)', 'Financial services (with a licence check)'),
  crypto: name('Криптоактивы (с проверкой лицензий)', 'Crypto-assets (with a licence check)'),
};

export type DirectorCode = keyof typeof directors;
export type OfficerCode = keyof typeof officers;
export type AreaCode = keyof typeof areas;

/** Every choice by its kind, in the order it is offered. */
export const plannedChoices: Readonly<Record<ChoiceKind, Readonly<Record<string, Bilingual>>>> = {
  director: directors,
  directorCompany: officers,
  activityArea: areas,
};

const priced = <Code extends string>(titles: Record<Code, Bilingual>, prices: Partial<Record<Code, Major>>): PlannedCode[] =>
  (Object.entries(prices) as [Code, Major][]).map(([code, price]) => ({ code, title: titles[code], price }));

/** Choices of a service with what each adds to its price, in major units. */
export const directorsAt = (prices: Partial<Record<DirectorCode, Major>>): PlannedCode[] => priced(directors, prices);
export const officersAt = (prices: Partial<Record<OfficerCode, Major>>): PlannedCode[] => priced(officers, prices);
export const areasAt = (prices: Partial<Record<AreaCode, Major>>): PlannedCode[] => priced(areas, prices);
