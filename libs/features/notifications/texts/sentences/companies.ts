import type { SentenceByLanguage } from './sentence.js';

/** `{{company}}`: name and register number. */
export const companies = {
  'CompanyAdded.staff': {
    ru: { title: 'Проверьте компанию: {{company}}', text: 'Её добавил клиент, {{actor}}. Она зарегистрирована не через нас.' },
    en: { title: 'Check a company: {{company}}', text: '{{actor}} added it. It was registered elsewhere.' },
  },
  'CompanyVerified.client': {
    ru: { title: 'Мы проверили компанию: {{company}}', text: 'Её данные подтверждены.' },
    en: { title: 'We’ve checked your company: {{company}}', text: 'Its details are confirmed.' },
  },
  'CompanyChangeProposed.staff': {
    ru: {
      title: 'Клиент предлагает изменение: {{company}}',
      text: 'Предложение: {{actor}}. Примите его или отклоните с причиной. До этого данные остаются прежними.',
    },
    en: {
      title: 'A client proposes a change: {{company}}',
      text: 'Proposed by {{actor}}. Accept it, or decline it with a reason. The details stay as they are until then.',
    },
  },
  'CompanyProposalAccepted.client': {
    ru: { title: 'Ваше изменение принято: {{company}}', text: 'Новые данные уже на странице компании.' },
    en: { title: 'Your change is accepted: {{company}}', text: 'The company’s page shows the new details.' },
  },
  'CompanyProposalDeclined.client': {
    ru: { title: 'Ваше изменение отклонено: {{company}}', text: 'Данные компании остались прежними.' },
    en: { title: 'Your change is declined: {{company}}', text: 'The company’s details stay as they were.' },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
