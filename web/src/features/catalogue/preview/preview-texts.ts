import type { Language } from '#machines/kernel/ids';

/**
 * Texts of the visitor's page around the content. The preview's language may differ from the reader's, so they are not looked up by
 * i18next.
 */
export const previewTexts = {
  ru: {
    once: 'Госпошлины и сборы',
    yearly: 'Ежегодно',
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
    directorCompany: 'Должностные лица',
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
