import type { LeadEventType } from '../events.js';
import type { LeadTexts } from './en.js';

/** Заявки по-русски. */
export const ru: LeadTexts = {
  state: { new: 'Новая', taken: 'В работе', called: 'Звонок сделан', won: 'Успешна', lost: 'Закрыта' },
  kind: { call: 'Заказ звонка', steps: 'Подбор услуги', offer: 'Предложение партнёра', consultation: 'Консультация' },
  outcome: { reached: 'Дозвонились', notReached: 'Не дозвонились', callLater: 'Перезвонить позже' },
  reason: {
    noAnswer: 'Не отвечает',
    notInterested: 'Не заинтересован',
    tooExpensive: 'Дорого',
    choseAnother: 'Выбрал другую компанию',
    wrongContact: 'Неверные контакты',
    duplicate: 'Повтор другой заявки',
    spam: 'Спам',
    other: 'Другая причина',
  },
  operation: {
    take: 'Взять в работу',
    recordCall: 'Записать звонок',
    win: 'Отметить успешной',
    lose: 'Закрыть',
    reopen: 'Открыть снова',
    reassign: 'Передать',
    erase: 'Стереть личные данные',
  },
  command: {
    register: 'Отправить заявку',
    moveConsultation: 'Перенести консультацию',
    cancelConsultation: 'Отменить консультацию',
  },
  refusal: {
    leadNotInState: 'Заявка уже изменилась: в её нынешнем состоянии это невозможно.',
    leadOfAnother: 'С этой заявкой работает коллега.',
    leadErased: 'Личные данные этой заявки стёрты.',
    leadTimePast: 'Следующий звонок может быть только в будущем.',
    leadAssigneeUnfit: 'Этот сотрудник не работает с заявками.',
    leadUnchanged: 'Ничего бы не изменилось.',
    leadHasOrder: 'По заявке оформлен заказ, поэтому она остаётся успешной.',
    consultationNotHeld: 'Эта консультация больше не назначена.',
    consultationStarted: 'Время этой консультации уже наступило.',
    slotNotOffered: 'В это время консультаций нет. Выберите одно из предложенных.',
  },
  remedy: {
    bringLeadTo: 'Возможно в состояниях: {{states}}.',
    askForLead: 'Попросите передать заявку: {{person}} или руководитель отдела.',
    chooseLaterTime: 'Выберите время, которое ещё не наступило.',
    chooseColleague: 'Выберите сотрудника отдела продаж.',
    cancelItsOrder: 'Всё дальнейшее отмечается в заказе.',
  },
};

/** Events as titles; in English the event type is split into words instead. */
export const eventTitles: Readonly<Record<Exclude<LeadEventType, 'TextsErased'>, string>> = {
  LeadRegistered: 'Заявка получена',
  LeadTaken: 'Заявка взята в работу',
  LeadCallRecorded: 'Звонок по заявке',
  LeadWon: 'Заявка успешна',
  LeadLost: 'Заявка закрыта',
  LeadReopened: 'Заявка открыта снова',
  LeadReassigned: 'Заявка передана',
  ConsultationMoved: 'Консультация перенесена',
  ConsultationCancelled: 'Консультация отменена',
  LeadErased: 'Личные данные заявки стёрты',
};
