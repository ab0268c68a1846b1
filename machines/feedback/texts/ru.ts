import type { FeedbackEventType } from '../events.js';
import type { FeedbackTexts } from './en.js';

export const ru: FeedbackTexts = {
  status: { unpublished: 'Не опубликован', published: 'Опубликован', hidden: 'Скрыт', deleted: 'Удалён' },
  command: {
    give: 'Оставить отзыв',
    change: 'Изменить отзыв',
    publish: 'Опубликовать отзыв',
    hide: 'Скрыть отзыв',
    answer: 'Ответить на отзыв',
    delete: 'Удалить отзыв',
  },
  refusal: {
    orderNotFinished: 'Оставить отзыв можно, когда заказ завершён.',
    feedbackGiven: 'Отзыв об этом заказе уже оставлен.',
    feedbackTooOld: 'Изменить отзыв можно в течение 14 дней.',
    feedbackNotPublic: 'Клиент не хочет публиковать этот отзыв.',
    feedbackPublished: 'Этот отзыв уже опубликован.',
    feedbackHidden: 'Этот отзыв уже скрыт.',
    feedbackDeleted: 'Этот отзыв удалён.',
  },
};

/** Events as titles; in English the event type is split into words instead. */
export const eventTitles: Readonly<Record<Exclude<FeedbackEventType, 'TextsErased'>, string>> = {
  FeedbackGiven: 'Оставлен отзыв',
  FeedbackChanged: 'Отзыв изменён',
  FeedbackPublished: 'Отзыв опубликован',
  FeedbackHidden: 'Отзыв скрыт',
  FeedbackAnswered: 'На отзыв дан ответ',
  FeedbackDeleted: 'Отзыв удалён',
};
