import type { CalendarKind } from '#libs/contracts/calendar/calendar-entries';
import type { Language } from '#machines/kernel/ids';

interface CalendarTexts {
  name: string;
  kinds: Readonly<Record<CalendarKind, string>>;
}

export const calendarTexts: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    name: 'Registra: dates',
    kinds: {
      promised: 'promised date',
      documents: 'documents wanted',
      withdrawalEnds: 'last day to withdraw from the contract',
      consultation: 'Consultation by phone',
      callAgain: 'call again',
      companyDue: 'Due',
    },
  },
  ru: {
    name: 'Registra: сроки',
    kinds: {
      promised: 'обещанный срок',
      documents: 'нужны документы',
      withdrawalEnds: 'последний день для отказа от договора',
      consultation: 'Консультация по телефону',
      callAgain: 'перезвонить',
      companyDue: 'Срок',
    },
  },
};
