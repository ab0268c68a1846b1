import type { CompanyEventType } from '../events.js';
import type { CompanyTexts } from './en.js';

export const ru: CompanyTexts = {
  status: { unverified: 'Ещё не проверена', verified: 'Проверена' },
  fact: {
    name: 'Название',
    registerNumber: 'Регистрационный номер',
    address: 'Адрес',
    vatNumber: 'Номер НДС',
    taxNumber: 'Налоговый номер',
    officers: 'Должностные лица',
    owners: 'Владельцы',
    beneficialOwners: 'Бенефициары',
    country: 'Страна',
    legalForm: 'Правовая форма',
    registeredOn: 'Дата регистрации',
    renewsOn: 'Срок ежегодных обязательств',
    yearEnd: 'Конец финансового года',
  },
  dueKind: { report: 'Отчёт', tax: 'Налог', address: 'Адрес', licence: 'Лицензия', agent: 'Агент' },
  command: {
    record: 'Перенести из заказа',
    enter: 'Добавить компанию',
    change: 'Изменить данные компании',
    verify: 'Отметить как проверенную',
    propose: 'Предложить изменение',
    withdrawProposal: 'Отозвать предложение',
    acceptProposal: 'Принять изменение',
    declineProposal: 'Отклонить изменение',
    markDueDone: 'Отметить как выполненное',
    markDueNotOurs: 'Отметить как ненужное',
    takeBackDueMark: 'Снять отметку',
  },
  refusal: {
    companyExists: 'У вас уже есть компания с таким регистрационным номером в этой стране.',
    companiesTooMany: 'У вас уже 100 компаний, больше добавить нельзя. Напишите нам, если нужно больше.',
    companyOfAnother: 'Эта компания принадлежит другому клиенту.',
    companyUnchanged: 'Ничего не изменится: такие данные у компании уже указаны.',
    companyFactMissing: 'У компании должны быть название, регистрационный номер и страна.',
    companyVerified: 'Эта компания уже проверена.',
    companyProposalOpen: 'Ваше предыдущее предложение ещё ждёт нашего ответа. Чтобы предложить другое, отзовите его.',
    companyProposalGone: 'Это предложение уже закрыто.',
    dueMarked: 'У этого срока уже есть отметка. Чтобы поставить другую, снимите её.',
    dueDone: 'Это уже сделано по заказу, отметка не нужна.',
    dueNotMarked: 'У этого срока нет отметки.',
    dueDateGone: 'Этот срок больше не действует: изменилось правило или данные компании.',
  },
};

/** Events as titles; in English the event type is split into words instead. */
export const eventTitles: Readonly<Record<Exclude<CompanyEventType, 'TextsErased'>, string>> = {
  CompanyAdded: 'Добавлена компания',
  CompanyChanged: 'Данные компании изменены',
  CompanyVerified: 'Компания проверена',
  CompanyChangeProposed: 'Предложено изменение данных компании',
  CompanyProposalWithdrawn: 'Предложение отозвано',
  CompanyProposalAccepted: 'Изменение данных компании принято',
  CompanyProposalDeclined: 'Изменение данных компании отклонено',
  DueDone: 'Обязательство отмечено как выполненное',
  DueNotOurs: 'Обязательство отмечено как ненужное',
  DueMarkTakenBack: 'Отметка об обязательстве снята',
};
