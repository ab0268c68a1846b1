import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import { businessPlan, criminalRecord, passport, powerOfAttorney, registryExtract, sourceOfFunds } from '../required-documents.js';
import { accountOpening, addressSetup, bankChoice, completion, hidden, officersSetup, preparation, registration, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Legal address', 6000),
  yearly('Бухгалтерия и декларация без оборота', 'Accounting and the tax return without turnover', 18000),
];
const fees = [
  once('Нотариальная запись и внесение в регистр', 'Notarial deed and the entry in the register', 7500),
  once('Пошлина торговой лицензии', 'Trade licence fee', 1000),
];

export const czechia: PlannedCountry = {
  code: 'CZ',
  name: name('Чехия', 'Czechia'),
  currency: 'CZK',
  facts: {
    summary: t(
      'Капитал s.r.o. начинается с одной кроны, а нотариус сам вносит компанию в торговый регистр. До регистрации оформляют торговую лицензию под вид деятельности.',
      'The capital of an s.r.o. starts at one koruna, and the notary enters the company in the register directly. A trade licence for the activity comes first.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate income tax', '21 %', '21%'),
      tax('НДС', 'VAT', '21 %, пониженная 12 %', '21%, reduced rate 12%'),
      tax('Налог на дивиденды', 'Tax on dividends', '15 %', '15%'),
      tax('Взносы работодателя', 'Contributions of the employer', '33,8 % зарплаты', '33.8% of the salary'),
    ],
    legalForms: [
      form(
        's.r.o.',
        'Общество с ограниченной ответственностью (společnost s ručením omezeným)',
        'Limited liability company (společnost s ručením omezeným)',
        'Для торговли и услуг: капитал от 1 кроны',
        'For trade and services: capital from CZK 1',
      ),
      form(
        'a.s.',
        'Акционерное общество (akciová společnost)',
        'Stock company (akciová společnost)',
        'Для крупных проектов: капитал от 2 млн крон',
        'For large projects: capital from CZK 2 million',
      ),
      form(
        'OSVČ',
        'Предприниматель (osoba samostatně výdělečně činná)',
        'Self-employed person (osoba samostatně výdělečně činná)',
        'Для работы на себя: можно платить один паушальный налог',
        'For working alone: a single flat-rate payment is possible',
      ),
    ],
    terms: terms(
      7,
      21,
      'Дольше всего ждут справку о несудимости с апостилем',
      'The criminal record certificate with its apostille takes longest',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'Нотариусу достаточно доверенности с апостилем и судебным переводом',
      'The notary is content with a power of attorney, its apostille and a sworn translation',
    ),
    founderTasks: [
      t('Заказать справку о несудимости для директора', 'Order the director’s criminal record certificate'),
      t(
        'Назвать ответственное лицо для лицензии, если деятельность регулируемая',
        'Name a responsible representative if the trade is regulated',
      ),
      t(
        'Читать датовую шранку: письма в ней считаются врученными через 10 дней',
        'Read the data box: its letters count as delivered after 10 days',
      ),
    ],
  },
  services: [
    {
      key: 'sro',
      type: 'companyRegistration',
      legalForm: name('S.r.o.', 'S.r.o.'),
      title: name('Регистрация s.r.o. в Чехии', 'S.r.o. registration in Czechia'),
      description: t(
        'Учредительная запись у нотариуса, торговая лицензия, внесение в Obchodní rejstřík и регистрация в налоговой.',
        'The founding deed at the notary, the trade licence, the entry in the Obchodní rejstřík and registration with the tax office.',
      ),
      price: 24000,
      prepayment: 35,
      reward: 20,
      termDays: 16,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 16,
        express: { days: 9, price: 6000 },
        employees: { max: 50, price: 400 },
        directors: { own: 0, provided: 36000 },
        officers: { representative: 14000, auditor: 30000 },
        areas: { it: 0, consulting: 0, ecommerce: 0, production: 3000, construction: 5000, food: 4000 },
      }),
      requiredDocuments: [passport, criminalRecord, powerOfAttorney],
      steps: [
        preparation(
          shown('Судебный перевод документов', 'Sworn translation of the documents'),
          shown('Согласие собственника адреса', 'Consent of the owner of the address'),
        ),
        registration(
          shown('Учредительная запись у нотариуса', 'Founding deed at the notary'),
          shown('Торговая лицензия в живностенском управлении', 'Trade licence at the licensing office'),
          shown('Запись в торговом регистре', 'Entry in the Commercial Register'),
        ),
        completion(
          shown('Доступ к датовой шранке', 'Access to the data box'),
          shown('Регистрация в налоговой', 'Registration with the tax office'),
        ),
      ],
    },
    {
      key: 'trade-licence',
      type: 'soleTrader',
      legalForm: name('OSVČ', 'OSVČ'),
      title: name('Предприниматель OSVČ в Чехии', 'Self-employed person in Czechia'),
      description: t(
        'Заявление в живностенское управление, налоговая, социальное и медицинское страхование одним пакетом.',
        'Application to the trade licensing office, and tax, social and health insurance in one go.',
      ),
      price: 9500,
      prepayment: 50,
      reward: 15,
      termDays: 7,
      mandatoryPayments: [
        once('Пошлина торговой лицензии', 'Trade licence fee', 1000),
        yearly('Минимальные взносы на страхование', 'Minimum insurance contributions', 97000),
      ],
      options: onceOptions(7, { days: 3, price: 2500 }, { it: 0, marketing: 0, education: 0, construction: 1500 }),
      requiredDocuments: [passport, criminalRecord],
      steps: [
        preparation(),
        registration(
          shown('Подача единой формы JRF', 'Filing of the single form JRF'),
          hidden('Проверка кода деятельности', 'Check of the activity code'),
        ),
        completion(shown('Регистрация в страховых', 'Registration with the insurers')),
      ],
    },
    {
      key: 'address',
      type: 'legalAddress',
      legalForm: name('S.r.o.', 'S.r.o.'),
      title: name('Адрес и датовая шранка в Праге', 'Address and data box in Prague'),
      description: t(
        'Адрес в Праге, приём почты и датовая шранка: читаем её каждый день и переводим важные письма.',
        'An address in Prague, post, and the data box read for you with translations of letters that matter.',
      ),
      price: 8400,
      prepayment: 100,
      reward: 10,
      termDays: 2,
      mandatoryPayments: [],
      options: yearlyOptions(7800),
      requiredDocuments: [],
      steps: [addressSetup(), officersSetup(shown('Доверенность на датовую шранку', 'Authorisation for the data box'))],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('S.r.o.', 'S.r.o.'),
      title: name('Счёт s.r.o. в чешском банке', 'Czech bank account of an s.r.o.'),
      description: t(
        'Кроновый и евровый счета. Готовим пояснение о связи бизнеса с Чехией — без него банки отказывают.',
        'Accounts in koruna and euro. We prepare the explanation of the ties to Czechia, without which banks refuse.',
      ),
      price: 12500,
      prepayment: 30,
      reward: 15,
      termDays: 18,
      mandatoryPayments: [],
      options: onceOptions(18, { days: 9, price: 3500 }),
      requiredDocuments: [registryExtract, businessPlan, sourceOfFunds],
      steps: [
        bankChoice(shown('Пояснение о связи с Чехией', 'Explanation of the ties to Czechia')),
        accountOpening(shown('Встреча в отделении', 'Meeting at the branch')),
      ],
    },
  ],
};
