import 'i18next';
import type { en as machine, operationForms } from '#machines/order/texts/en';
import type account from './en/account.js';
import type audit from './en/audit.js';
import type catalogue from './en/catalogue.js';
import type chat from './en/chat.js';
import type common from './en/common.js';
import type companies from './en/companies.js';
import type compare from './en/compare.js';
import type feedbacks from './en/feedbacks.js';
import type forms from './en/forms.js';
import type leads from './en/leads.js';
import type mail from './en/mail.js';
import type notifications from './en/notifications.js';
import type order from './en/order.js';
import type orders from './en/orders.js';
import type payments from './en/payments.js';
import type payoffs from './en/payoffs.js';
import type people from './en/people.js';
import type profile from './en/profile.js';
import type reports from './en/reports.js';
import type search from './en/search.js';
import type selection from './en/selection.js';
import type site from './en/site/site.js';
import type siteFrame from './en/site-frame.js';
import type siteParts from './en/site-parts.js';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      machine: typeof machine;
      account: typeof account;
      audit: typeof audit;
      catalogue: typeof catalogue;
      chat: typeof chat;
      common: typeof common;
      companies: typeof companies;
      compare: typeof compare;
      feedbacks: typeof feedbacks;
      forms: typeof forms;
      leads: typeof leads;
      mail: typeof mail;
      notifications: typeof notifications;
      order: typeof order & typeof operationForms;
      orders: typeof orders;
      payments: typeof payments;
      payoffs: typeof payoffs;
      people: typeof people;
      profile: typeof profile;
      reports: typeof reports;
      search: typeof search;
      selection: typeof selection;
      site: typeof site;
      siteFrame: typeof siteFrame;
      siteParts: typeof siteParts;
    };
  }
}
