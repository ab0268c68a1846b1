import { byLanguage } from '#machines/kernel/by-language';
import { texts as bankAccountsEvents } from '#machines/bank-accounts/texts/all-event-titles';
import { texts as chatEvents } from '#machines/chat/texts/all-event-titles';
import { texts as checkoutEvents } from '#machines/checkout/texts/all-event-titles';
import { texts as companyEvents } from '#machines/company/texts/all-event-titles';
import { texts as feedbackEvents } from '#machines/feedback/texts/all-event-titles';
import { texts as leadEvents } from '#machines/lead/texts/all-event-titles';
import { texts as orderEvents } from '#machines/order/texts/all-event-titles';
import { texts as payoffEvents } from '#machines/payoff/texts/all-event-titles';
import { texts as others } from './all-event-titles.js';

const ofMachines = [orderEvents, payoffEvents, leadEvents, checkoutEvents, chatEvents, companyEvents, feedbackEvents, bankAccountsEvents];

/** Events by their type, in each language: those of a machine stand in its texts. */
export const eventTitles = byLanguage<Readonly<Record<string, string>>>((language) =>
  Object.assign({}, others[language], ...ofMachines.map((titles) => titles[language])),
);
