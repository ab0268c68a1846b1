import type { Language } from '#libs/kernel/ids';

/**
 * What stands on the visitor's page around what staff write. The preview speaks the visitor's language, which need not be the reader's,
 * so these words are not looked up by the reader's.
 */
export const previewWords = {
  ru: {
    once: 'Пошлины и сборы',
    yearly: 'Содержание в год',
    from: 'Наша работа',
    price: 'Всего',
    now: 'Сейчас',
    later: 'После проверки',
    term: 'Срок',
    forms: 'Формы компаний',
    taxes: 'Налоги',
    visit: 'Поездка',
    visits: { no: 'не нужна', sometimes: 'иногда нужна', yes: 'нужна' },
    tasks: 'Что сделаете вы',
    documents: 'Какие документы понадобятся',
    steps: 'Как это проходит',
    employees: 'Сотрудники',
    period: 'Срок регистрации',
    director: 'Директор',
    directorCompany: 'Должности в компании',
    activityAreas: 'Виды деятельности',
    free: 'без доплаты',
  },
  en: {
    once: 'Fees',
    yearly: 'Upkeep per year',
    from: 'Our work',
    price: 'Total',
    now: 'Now',
    later: 'After the check',
    term: 'Term',
    forms: 'Forms of company',
    taxes: 'Taxes',
    visit: 'Visit',
    visits: { no: 'not needed', sometimes: 'sometimes needed', yes: 'needed' },
    tasks: 'What you do',
    documents: 'Documents you will need',
    steps: 'How it goes',
    employees: 'Employees',
    period: 'Registration term',
    director: 'Director',
    directorCompany: 'Company officers',
    activityAreas: 'Activities',
    free: 'no extra charge',
  },
} as const satisfies Record<Language, unknown>;

const dayWords: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  en: { one: 'day', other: 'days' },
};

/** "10 days", "10 дней", "3–10 days". */
export function daysInWords(days: number | string, language: Language, upTo?: number | string): string {
  const last = Number(upTo ?? days);
  const word = dayWords[language][new Intl.PluralRules(language).select(last)] ?? dayWords[language].other ?? '';
  const span = upTo !== undefined && String(upTo) !== String(days) ? `${days}–${upTo}` : String(days);
  return `${span}\u00a0${word}`;
}
