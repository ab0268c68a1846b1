import type { Bilingual } from '#machines/kernel/ids';
import { noBreakSpace, typeset } from '#machines/kernel/typography';
import { isOptional } from '#machines/catalogue/fields';
import { serviceFieldList } from '#machines/catalogue/service-schema';
import { checkedCatalogue } from './seed-catalogue.js';

interface Text {
  /** path of the text: "EE/services/0/title" */
  at: string;
  text: Bilingual;
}

const isText = (value: object): value is Bilingual => 'ru' in value && 'en' in value;

/** Collects the bilingual texts below `value` with their paths. */
function textsOf(value: unknown, at: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ at, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`));
}

const optional = serviceFieldList.filter(([, field]) => isOptional(field)).map(([name]) => name);
/** Whether the samples may omit the field. */
const isLeftOut = ({ at, text }: Text): boolean =>
  [...optional, 'fine'].some((name) => at.endsWith(`/${name}`)) && text.ru === '' && text.en === '';

let texts: Text[];
beforeAll(async () => {
  const { lists, countries, site } = await checkedCatalogue();
  texts = [
    ...countries.flatMap(({ code, content, dueRules, services }) => [
      ...textsOf(content, code),
      ...textsOf(dueRules, `${code}/dueRules`),
      ...services.flatMap((service) => textsOf(service.content, `${code}/services/${service.key}`)),
    ]),
    ...textsOf(lists, 'lists'),
    ...textsOf(site, 'site'),
  ].filter((text) => !isLeftOut(text));
});

/** Paths of the texts for which `wrong` is true. */
const placesWhere = (wrong: (text: Text) => boolean): string[] =>
  texts.filter(wrong).map(({ at, text }) => `${at}: ${text.ru} | ${text.en}`);

/** Names of forms, registers and systems, which are the same in both languages. */
const isName = (text: string): boolean => !/[а-яё]/i.test(text) && text.length <= 40;
/** Sentences on a page. */
const isProse = ({ at }: Text): boolean => /dueRules.*(text|fine)|summary|description|note|founderTasks|rate|mandatoryPayments/.test(at);

describe('the texts of the sample catalogue', () => {
  it('are there in both languages, trimmed, without doubled spaces', () => {
    expect(placesWhere(({ text }) => Object.values(text).some((one) => one === '' || one !== one.trim() || /\s{2}/.test(one)))).toEqual([]);
  });

  it('are Russian in Russian, except names that are the same everywhere', () => {
    expect(
      placesWhere(({ at, text }) => !/[а-яё]/i.test(text.ru) && !(isName(text.ru) && text.ru === text.en) && !/rate/.test(at)),
    ).toEqual([]);
  });

  it('hold no Cyrillic in English, except the names of local legal forms', () => {
    expect(placesWhere(({ at, text }) => /[а-яё]/i.test(text.en) && !at.includes('legalForms'))).toEqual([]);
  });

  it('differ between the languages unless they are names', () => {
    expect(placesWhere(({ text }) => text.ru === text.en && !isName(text.en))).toEqual([]);
  });

  it('are set by the rules of their language where they are prose', () => {
    expect(
      placesWhere(
        (text) =>
          isProse(text) && (['ru', 'en'] as const).some((language) => typeset(text.text[language], language) !== text.text[language]),
      ),
    ).toEqual([]);
    expect(
      placesWhere(({ text }) => /["“”„]/.test(text.ru) || /["«»]/.test(text.en) || / (?=[%€])/.test(text.ru) || /\d\s%/.test(text.en)),
    ).toEqual([]);
    expect(texts.filter(isProse).some(({ text }) => text.ru.includes(noBreakSpace))).toBe(true);
  });

  it('end as sentences do in summaries and descriptions, and not in notes', () => {
    expect(placesWhere(({ at, text }) => /summary|description/.test(at) && !(text.ru.endsWith('.') && text.en.endsWith('.')))).toEqual([]);
    expect(placesWhere(({ at, text }) => /note|founderTasks/.test(at) && text.en.endsWith('.'))).toEqual([]);
  });

  it('contain no stock phrases', () => {
    const stock =
      /лидер|под ключ|индивидуальн\p{L}+ подход|выгодн\p{L}+ услови|широк\p{L}+ спектр|lorem|one-stop|seamless|tailored|cutting|hassle|world-class|leading/iu;
    expect(placesWhere(({ text }) => stock.test(text.ru) || stock.test(text.en))).toEqual([]);
  });
});
