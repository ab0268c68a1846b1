import { contentText } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import { noBreakSpace, typeset } from '#machines/kernel/typography';
import type { CountryView, MandatoryPaymentView, ServiceView } from '#machines/catalogue/public-view';
import { yearlyOf } from '#machines/catalogue/total';
import type { CompareGroup, CompareRow } from '../features/compare/compare-table.js';
import { formatPercent } from '../lib/format.js';
import { registrationsOf, servicesOf, typeKeyOf } from './catalogue.js';
import { type Figures, figuresOf } from './figures.js';
import { aboutText, pricesText, priceText } from './money.js';
import type { PageContext } from './page.js';
import { formatTerm } from '#machines/kernel/term';

type RowKey =
  | 'country'
  | 'type'
  | 'form'
  | 'term'
  | 'fees'
  | 'work'
  | 'total'
  | 'now'
  | 'yearlyLines'
  | 'yearly'
  | 'address'
  | 'accounting'
  | 'express'
  | 'director'
  | 'visit'
  | 'taxes'
  | 'forms'
  | 'services'
  | 'documents'
  | 'steps';

/** A line of the comparison with a value for each item; a missing value is a dash. */
interface Line<Item> {
  key: RowKey;
  look: CompareRow['look'];
  linesOf: (item: Item) => readonly string[];
}

interface Block<Item> {
  key: 'money' | 'upkeep' | 'ours' | 'terms';
  lines: readonly Line<Item>[];
}

/** A country with its first registration, as on the landing page. */
interface ComparedCountry {
  country: CountryView;
  first: ServiceView | undefined;
  figures: Figures | undefined;
}

function drawn<Item>(blocks: readonly Block<Item>[], items: readonly Item[], { t }: PageContext): CompareGroup[] {
  return blocks.map(({ key, lines }) => ({
    key,
    title: t(`compare:groups.${key}`),
    rows: lines
      .map(({ key: line, look, linesOf }): CompareRow & { hasLines: boolean } => {
        const cells = items.map((item) => [...linesOf(item)]);
        const hasLines = cells.some((one) => one.length > 0);
        return {
          key: line,
          look,
          title: t(`compare:rows.${line}`),
          hasLines,
          cells: cells.map((one) => (one.length > 0 ? one : [t('compare:none')])),
        };
      })
      .filter(({ hasLines }) => hasLines)
      .map(({ hasLines: _, ...row }) => row),
  }));
}

/** Groups of lines that compare up to four countries, without lines that none of them has. */
export function countryGroups(countries: readonly CountryView[], context: PageContext): CompareGroup[] {
  const { catalogue, language, t } = context;
  const items = countries.map((country): ComparedCountry => {
    const first = registrationsOf(catalogue, country)[0];
    return { country, first, figures: first && figuresOf(first) };
  });
  const say = (text: Bilingual) => typeset(contentText(text, language), language);
  const cheapest = (country: CountryView, type: string): readonly string[] => {
    const prices = servicesOf(catalogue, country).filter((service) => typeKeyOf(catalogue, service) === type);
    const [first] = prices;
    return first ? [t('siteParts:from', { price: priceText(first.price, language) }), ...present(aboutText(context, [first.price]))] : [];
  };
  const blocks: Block<ComparedCountry>[] = [
    { key: 'money', lines: moneyLines(({ figures }) => figures, context) },
    { key: 'upkeep', lines: yearlyLines(({ first }) => first?.mandatoryPayments ?? [], context) },
    {
      key: 'ours',
      lines: [
        { key: 'address', look: 'amount', linesOf: ({ country }) => cheapest(country, 'legalAddress') },
        { key: 'accounting', look: 'amount', linesOf: ({ country }) => cheapest(country, 'accounting') },
      ],
    },
    {
      key: 'terms',
      lines: [
        { key: 'form', look: 'text', linesOf: ({ first }) => (first ? [contentText(first.legalForm, language)] : []) },
        { key: 'term', look: 'text', linesOf: ({ first }) => (first ? [formatTerm(first.term, language)] : []) },
        {
          key: 'visit',
          look: 'text',
          linesOf: ({ country: { facts } }) => (facts.visit ? [t(`compare:visit.${facts.visit.needed}`)] : []),
        },
        {
          key: 'taxes',
          look: 'text',
          linesOf: ({ country }) => country.facts.taxes.map(({ title, rate }) => `${say(title)}: ${say(rate)}`),
        },
        {
          key: 'forms',
          look: 'text',
          linesOf: ({ country }) => country.facts.legalForms.map(({ code, title }) => `${code}: ${say(title)}`),
        },
        { key: 'services', look: 'text', linesOf: ({ country }) => [String(country.services)] },
      ],
    },
  ];
  return drawn(blocks, items, context);
}

/** Groups of lines that compare up to four services, without lines that none of them has. */
export function serviceGroups(services: readonly ServiceView[], context: PageContext): CompareGroup[] {
  const { language } = context;
  const say = (text: Bilingual) => typeset(contentText(text, language), language);
  const costly = (options: readonly { title: Bilingual; price: MoneyText }[]) =>
    options
      .filter(({ price }) => Number(price.amount) > 0)
      .map(({ title, price }) => `${say(title)}: +${noBreakSpace}${priceText(price, language)}`);
  const blocks: Block<ServiceView>[] = [
    { key: 'money', lines: moneyLines(figuresOf, context) },
    { key: 'upkeep', lines: yearlyLines(({ mandatoryPayments }) => mandatoryPayments, context) },
    {
      key: 'terms',
      lines: [
        { key: 'country', look: 'text', linesOf: ({ country }) => [contentText(country.name, language)] },
        { key: 'type', look: 'text', linesOf: ({ type }) => [say(type.title)] },
        { key: 'form', look: 'text', linesOf: ({ legalForm }) => [contentText(legalForm, language)] },
        { key: 'term', look: 'text', linesOf: ({ term }) => [formatTerm(term, language)] },
        { key: 'express', look: 'text', linesOf: ({ options }) => costly(options.registrationPeriod) },
        { key: 'director', look: 'text', linesOf: ({ options }) => costly(options.director) },
        { key: 'documents', look: 'text', linesOf: ({ requiredDocuments }) => requiredDocuments.map(({ title }) => say(title)) },
        {
          key: 'steps',
          look: 'text',
          linesOf: ({ steps }) => [String(Object.values(steps).reduce((sum, group) => sum + group.steps.length, 0))],
        },
      ],
    },
  ];
  return drawn(blocks, services, context);
}

/** State fee and our fee separately; added up only within a currency. */
function moneyLines<Item>(figuresOfItem: (item: Item) => Figures | undefined, context: PageContext): Line<Item>[] {
  const { language, t } = context;
  const linesOf = (textsOf: (figures: Figures) => readonly string[]) => (item: Item) => {
    const figures = figuresOfItem(item);
    return figures ? textsOf(figures) : [];
  };
  return [
    { key: 'fees', look: 'amount', linesOf: linesOf(({ fees }) => amounts(fees, context)) },
    { key: 'work', look: 'amount', linesOf: linesOf(({ work }) => amounts([work], context)) },
    { key: 'total', look: 'total', linesOf: linesOf(({ total }) => amounts(total, context)) },
    {
      key: 'now',
      look: 'amount',
      linesOf: linesOf(({ now, percent }) => [
        t('compare:nowOf', { price: priceText(now, language), percent: formatPercent(percent, language) }),
        ...present(aboutText(context, [now])),
      ]),
    },
  ];
}

/** Yearly payments line by line, and their sum. */
function yearlyLines<Item>(paymentsOf: (item: Item) => readonly MandatoryPaymentView[], context: PageContext): Line<Item>[] {
  const { language } = context;
  const hasLines = ({ title, amount }: MandatoryPaymentView) =>
    `${typeset(contentText(title, language), language)}: ${priceText(amount, language)}`;
  return [
    { key: 'yearlyLines', look: 'text', linesOf: (item) => yearlyOf(paymentsOf(item)).lines.map(hasLines) },
    { key: 'yearly', look: 'total', linesOf: (item) => amounts(yearlyOf(paymentsOf(item)).total, context) },
  ];
}

const present = (text: string | undefined): string[] => (text === undefined ? [] : [text]);

/** Amounts as charged, with approximate ones in the reader's currency. */
const amounts = (money: readonly MoneyText[], context: PageContext): string[] =>
  money.length === 0 ? [] : [pricesText(money, context.language), ...present(aboutText(context, money))];
