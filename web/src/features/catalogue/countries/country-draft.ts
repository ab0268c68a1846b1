import { contentLanguageFor } from '#machines/kernel/content-language';
import type { Currency } from '#machines/kernel/money';
import type { Bilingual, Language } from '#machines/kernel/ids';
import { type CountryFactFields, countryFacts } from '#machines/catalogue/country-schema';
import type { MandatoryPaymentView } from '#machines/catalogue/public-view';
import { typedMoney, wireMoney } from '../amounts.js';
import { type Line, linesOf, plain } from '../editor/draft-path.js';
import { blankDraft, bodyOf, draftOf, optionalTexts, type PlainDraft } from '../editor/plain-draft.js';
import { dueBody, dueDraft, type DueRuleLine } from './due-draft.js';
import type { Country, CountryBody, Facts, Visit } from '../wire.js';

/** A country in the form: rows of lists have ids, numbers may be empty. */
export interface CountryDraft {
  code: string;
  name: Bilingual;
  currency: Currency;
  facts: PlainDraft<CountryFactFields> & {
    taxes: Line<Facts['taxes'][number]>[];
    legalForms: Line<Facts['legalForms'][number]>[];
    terms: { from: number | ''; to: number | ''; note: Bilingual };
    mandatoryPayments: Line<MandatoryPaymentView>[];
    /** `needed` is empty if unknown */
    visit: { needed: Visit['needed'] | ''; note: Bilingual };
    founderTasks: Line<{ text: Bilingual }>[];
  };
  dueRules: DueRuleLine[];
}

export const blankText = (): Bilingual => ({ ru: '', en: '' });

export const blankCountry: CountryDraft = {
  code: '',
  name: blankText(),
  currency: 'EUR',
  facts: {
    ...blankDraft(countryFacts),
    taxes: [],
    legalForms: [],
    terms: { from: '', to: '', note: blankText() },
    mandatoryPayments: [],
    visit: { needed: '', note: blankText() },
    founderTasks: [],
  },
  dueRules: [],
};

/** Texts of a country that may stay empty. */
export const optionalCountryTexts = [
  'facts.legalForms.*.note',
  'facts.terms.note',
  'facts.visit.note',
  'dueRules.*.text',
  'dueRules.*.fine',
  ...optionalTexts(countryFacts, 'facts.'),
];

/** A saved country in the form; amounts are formatted as typed in `language`. */
export const countryDraft = ({ code, name, currency, facts, dueRules = [] }: Country, language: Language): CountryDraft => ({
  code,
  name,
  currency,
  facts: {
    ...draftOf(countryFacts, facts),
    taxes: linesOf(facts.taxes),
    legalForms: linesOf(facts.legalForms),
    terms: facts.terms,
    mandatoryPayments: linesOf(facts.mandatoryPayments.map((one) => ({ ...one, amount: typedMoney(one.amount, language) }))),
    visit: facts.visit ?? { needed: '', note: blankText() },
    founderTasks: linesOf((facts.founderTasks ?? []).map((text) => ({ text }))),
  },
  dueRules: dueDraft(dueRules, currency, language),
});

/** The code cannot change later, because addresses and pictures are derived from it. */
export function countryBody({ name, currency, facts, dueRules }: CountryDraft, language: Language): Omit<CountryBody, 'code'> {
  const { visit, founderTasks, terms } = facts;
  return {
    name,
    currency,
    facts: {
      ...bodyOf(countryFacts, facts),
      taxes: facts.taxes.map(plain),
      legalForms: facts.legalForms.map(plain),
      terms: { from: Number(terms.from), to: Number(terms.to), note: terms.note },
      mandatoryPayments: facts.mandatoryPayments.map(plain).map(({ title, amount, period }) => ({
        title,
        amount: wireMoney(amount, amount.currency, language),
        period,
      })),
      ...(visit.needed ? { visit: { needed: visit.needed, note: visit.note } } : {}),
      ...(founderTasks.length > 0 ? { founderTasks: founderTasks.map(({ text }) => text) } : {}),
    },
    dueRules: dueBody(dueRules, language),
  };
}

/** The form's path of a field on the wire: a task is a text there, and a row with a text here. */
export const countryField = (field: string): string => field.replace(/^(facts\.founderTasks\.\d+)\.(ru|en)$/, '$1.text.$2');

/** An ISO 3166 code with its country's name. */
export interface KnownCountry {
  code: string;
  name: Bilingual;
}

/* Codes the browser has a name for, though they are no countries: unions, and what is set aside. */
const noCountries = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ', 'XK']);

/** All ISO countries in both languages, sorted by name for a reader of `reader`. */
export function knownCountries(reader: Language): KnownCountry[] {
  const language = contentLanguageFor(reader);
  const names = {
    ru: new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' }),
    en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  };
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code))
    .flatMap((code) => {
      const name = { ru: names.ru.of(code), en: names.en.of(code) };
      return name.ru && name.en ? [{ code, name: { ru: name.ru, en: name.en } }] : [];
    })
    .sort((a, b) => a.name[language].localeCompare(b.name[language], language));
}
