import type { Language } from '#machines/kernel/ids';

/** The page on which a visitor moves or cancels a booked consultation. */
export interface ConsultationPageTexts {
  title: string;
  text: string;
  when: string;
  moveHeading: string;
  slot: string;
  zone: (zone: string) => string;
  move: string;
  /** no free slot is left */
  full: string;
  cancelHeading: string;
  cancel: string;
  movedTitle: string;
  movedText: string;
  cancelledTitle: string;
  cancelledText: string;
  notHeldTitle: string;
  notHeldText: string;
  startedTitle: string;
  startedText: string;
  unknownTitle: string;
  unknownText: string;
  /** neither button was pressed, or no time was chosen */
  incomplete: string;
  tooManyMoves: string;
  contacts: string;
}

export const consultationPageTexts: Readonly<Record<Language, ConsultationPageTexts>> = {
  en: {
    title: 'Your consultation',
    text: 'You can choose another time or cancel until the consultation starts.',
    when: 'When',
    moveHeading: 'Choose another time',
    slot: 'Available times',
    zone: (zone) => `Times are shown in this time zone: ${zone}.`,
    move: 'Move consultation',
    full: 'There are no other available times in the next two weeks. Contact us to arrange one.',
    cancelHeading: 'Don’t need it any more?',
    cancel: 'Cancel consultation',
    movedTitle: 'Consultation moved',
    movedText: 'We’ll call you at the new time. We’ve emailed you a confirmation with a calendar entry.',
    cancelledTitle: 'Consultation cancelled',
    cancelledText: 'We won’t call you. We’ve emailed you a confirmation. You can book another time on our site.',
    notHeldTitle: 'This consultation is no longer booked',
    notHeldText: 'It was cancelled or the request was closed, so nothing can be changed here. You can book another time on our site.',
    startedTitle: 'This consultation can no longer be changed',
    startedText: 'Its time has already come. If we missed each other, contact us.',
    unknownTitle: 'This link doesn’t work',
    unknownText: 'Nothing was changed. Open the link from the email again, or copy it whole.',
    incomplete: 'Choose a time from the list, then press the button. Nothing was changed.',
    tooManyMoves: 'This consultation was moved too often today. Nothing was changed. Contact us to arrange another time.',
    contacts: 'Contact us',
  },
  ru: {
    title: 'Ваша консультация',
    text: 'До начала консультации можно выбрать другое время или отменить её.',
    when: 'Когда',
    moveHeading: 'Выбрать другое время',
    slot: 'Свободное время',
    zone: (zone) => `Время указано для часового пояса: ${zone}.`,
    move: 'Перенести консультацию',
    full: 'В ближайшие две недели другого свободного времени нет. Напишите или позвоните нам, и мы его подберём.',
    cancelHeading: 'Консультация больше не нужна?',
    cancel: 'Отменить консультацию',
    movedTitle: 'Консультация перенесена',
    movedText: 'Мы позвоним вам в новое время. Подтверждение с записью для календаря — в вашей почте.',
    cancelledTitle: 'Консультация отменена',
    cancelledText: 'Мы не будем звонить. Подтверждение — в вашей почте. На сайте можно выбрать другое время.',
    notHeldTitle: 'Эта консультация больше не назначена',
    notHeldText: 'Её отменили, или заявка закрыта, поэтому изменить ничего нельзя. На сайте можно выбрать другое время.',
    startedTitle: 'Эту консультацию уже нельзя изменить',
    startedText: 'Её время уже наступило. Если мы не созвонились, свяжитесь с нами.',
    unknownTitle: 'Ссылка не работает',
    unknownText: 'Ничего не изменилось. Откройте ссылку из письма ещё раз или скопируйте её целиком.',
    incomplete: 'Выберите время из списка и нажмите кнопку. Ничего не изменилось.',
    tooManyMoves: 'Сегодня эту консультацию переносили слишком часто. Ничего не изменилось. Свяжитесь с нами, и мы подберём время.',
    contacts: 'Связаться с нами',
  },
};
