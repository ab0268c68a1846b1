import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  businessPlan,
  criminalRecord,
  founderAddress,
  passport,
  photograph,
  powerOfAttorney,
  sourceOfFunds,
  taxNumber,
} from '../required-documents.js';
import {
  application,
  booksSetup,
  completion,
  hidden,
  officersSetup,
  preparation,
  registration,
  residence,
  returns,
  shown,
} from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered seat', 420),
  yearly('Сертифицированный бухгалтер без оборота', 'Certified accountant without turnover', 1080),
];
const fees = [once('Регистрация Empresa na Hora', 'Empresa na Hora registration', 360)];

export const portugal: PlannedCountry = {
  code: 'PT',
  name: name('Португалия', 'Portugal'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Единая касса Empresa na Hora открывает компанию за час, если у учредителя есть NIF. С первого дня нужен сертифицированный бухгалтер, даже без оборота.',
      'The Empresa na Hora desk opens a company in an hour once the founder has a NIF. A certified accountant is required from the first day, turnover or not.',
    ),
    taxes: [
      tax('Налог на прибыль (IRC)', 'Corporate income tax (IRC)', '19 %', '19%'),
      tax('Малая компания, первые 50 000 евро', 'Small company, the first EUR 50,000', '15 %', '15%'),
      tax('Муниципальная надбавка', 'Municipal surcharge', 'до 1,5 %', 'up to 1.5%'),
      tax('НДС', 'VAT', '23 %, на Мадейре 22 %', '23%, 22% on Madeira'),
    ],
    legalForms: [
      form(
        'Lda.',
        'Общество с ограниченной ответственностью (sociedade por quotas)',
        'Limited liability company (sociedade por quotas)',
        'Для двоих и больше: капитал от 1 евро на участника',
        'For two or more: capital from EUR 1 each',
      ),
      form(
        'Unipessoal Lda.',
        'Общество одного участника',
        'Single-member limited company',
        'То же для одного владельца',
        'The same for one owner',
      ),
      form(
        'SA',
        'Акционерное общество (sociedade anónima)',
        'Stock company (sociedade anónima)',
        'Для крупных вложений: капитал от 50 000 евро, пять акционеров',
        'For large investments: capital from EUR 50,000, five shareholders',
      ),
    ],
    terms: terms(
      3,
      20,
      'Сама регистрация — час, NIF и счёт занимают до двух недель',
      'The registration itself takes an hour, the NIF and the account up to two weeks',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'NIF и регистрация — по доверенности; банк открывает счёт по видео',
      'NIF and registration by power of attorney; the bank opens the account by video',
    ),
    founderTasks: [
      t('Получить NIF и, вне ЕС, назначить налогового представителя', 'Get a NIF and, outside the EU, appoint a tax representative'),
      t('Выбрать название из списка или согласовать своё в RNPC', 'Choose a name from the list or clear your own at RNPC'),
      t('Заявить о начале деятельности за 15 дней', 'Declare the start of activity within 15 days'),
      t('Подать сведения о владельцах в RCBE за 30 дней', 'File the owners with RCBE within 30 days'),
    ],
  },
  services: [
    {
      key: 'lda',
      type: 'companyRegistration',
      legalForm: name('Lda.', 'Lda.'),
      title: name('Регистрация Lda. в Португалии', 'Lda. registration in Portugal'),
      description: t(
        'NIF для учредителей, название, договор общества, регистрация, начало деятельности и сведения в RCBE.',
        'NIF numbers for the founders, the name, the articles, registration, the start of activity and the RCBE filing.',
      ),
      price: 1250,
      prepayment: 30,
      reward: 20,
      termDays: 18,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 18,
        express: { days: 8, price: 280 },
        employees: { max: 50, price: 16 },
        directors: { own: 0, provided: 1800 },
        officers: { taxRepresentative: 240, auditor: 1800 },
        areas: { it: 0, consulting: 0, tourism: 120, food: 180, construction: 300, education: 0, finance: 1200 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney, taxNumber],
      steps: [
        preparation(shown('NIF и налоговый представитель', 'NIF and tax representative'), shown('Сертификат названия', 'Name certificate')),
        registration(
          shown('Подписание в Empresa na Hora', 'Signing at Empresa na Hora'),
          hidden('Код доступа к certidão permanente', 'Code of the permanent certificate'),
        ),
        completion(
          shown('Начало деятельности в Finanças', 'Start of activity with Finanças'),
          shown('Регистрация в Segurança Social', 'Registration with Segurança Social'),
          shown('Сведения в RCBE', 'RCBE filing'),
        ),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Lda.', 'Lda.'),
      title: name('Бухгалтерия Lda., год', 'Accounting of an Lda., one year'),
      description: t(
        'Сертифицированный бухгалтер (TOC), файлы SAF-T, НДС и годовая IES. Учим выставлять счета в сертифицированной программе.',
        'A certified accountant (TOC), SAF-T files, VAT and the annual IES. We teach invoicing in certified software.',
      ),
      price: 1950,
      prepayment: 25,
      reward: 12,
      termDays: 7,
      mandatoryPayments: [],
      options: yearlyOptions(1820, { max: 40, price: 20 }),
      requiredDocuments: [bankStatements],
      steps: [
        booksSetup(
          shown('Назначение бухгалтера в Finanças', 'Nomination of the accountant with Finanças'),
          shown('Программа для счетов', 'Invoicing software'),
        ),
        returns(shown('Первая декларация НДС', 'First VAT return'), shown('Modelo 22 и IES', 'Modelo 22 and IES')),
      ],
    },
    {
      key: 'd2-visa',
      type: 'residence',
      legalForm: individual,
      title: name('Виза D2 для предпринимателя', 'D2 visa for entrepreneurs'),
      description: t(
        'Готовим бизнес-план и финансы под требования консульства, записываем на подачу и в AIMA за картой.',
        'We prepare the business plan and the finances for the consulate and book the filing and the AIMA appointment for the card.',
      ),
      price: 2400,
      prepayment: 40,
      reward: 15,
      termDays: 120,
      mandatoryPayments: [once('Консульский сбор и карта', 'Consular fee and the card', 265)],
      options: onceOptions(120, undefined, { it: 0, tourism: 0, food: 0, education: 0 }),
      requiredDocuments: [passport, photograph, criminalRecord, businessPlan, sourceOfFunds],
      steps: [
        application(
          shown('План и прогноз на три года', 'Plan and forecast for three years'),
          shown('Подача в консульстве', 'Filing at the consulate'),
        ),
        residence(shown('Въезд и приём в AIMA', 'Entry and the AIMA appointment'), shown('Карта на два года', 'A card for two years')),
      ],
    },
    {
      key: 'nif',
      type: 'legalAddress',
      legalForm: individual,
      title: name('NIF и налоговый представитель, год', 'NIF and tax representative, one year'),
      description: t(
        'Номер NIF без поездки и представитель, который принимает письма Finanças и напоминает о сроках.',
        'A NIF without a trip and a representative who receives the letters of Finanças and reminds of deadlines.',
      ),
      price: 240,
      prepayment: 100,
      reward: 10,
      termDays: 6,
      mandatoryPayments: [],
      options: yearlyOptions(190),
      requiredDocuments: [passport, founderAddress],
      steps: [
        officersSetup(
          shown('Доверенность на получение NIF', 'Power of attorney for the NIF'),
          shown('Выдача номера', 'Issue of the number'),
          shown('Доступ к порталу Finanças', 'Access to the Finanças portal'),
        ),
      ],
    },
  ],
};
