import type { FeedbackTexts } from './en.js';

export const ru: FeedbackTexts = {
  status: { unpublished: 'Не опубликован', published: 'Опубликован', hidden: 'Скрыт', deleted: 'Удалён' },
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
