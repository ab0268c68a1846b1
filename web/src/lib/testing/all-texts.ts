import { en as enMachine, operationForms as enOperationForms } from '#machines/order/texts/en';
import { ru as ruMachine, operationForms as ruOperationForms } from '#machines/order/texts/ru';
import enAccount from '../../i18n/en/account.js';
import enAudit from '../../i18n/en/audit.js';
import enCatalogue from '../../i18n/en/catalogue.js';
import enChat from '../../i18n/en/chat.js';
import enCommon from '../../i18n/en/common.js';
import enCompanies from '../../i18n/en/companies.js';
import enCompare from '../../i18n/en/compare.js';
import enFeedbacks from '../../i18n/en/feedbacks.js';
import enForms from '../../i18n/en/forms.js';
import enLeads from '../../i18n/en/leads.js';
import enMail from '../../i18n/en/mail.js';
import enNotifications from '../../i18n/en/notifications.js';
import enOrder from '../../i18n/en/order.js';
import enOrders from '../../i18n/en/orders.js';
import enPayments from '../../i18n/en/payments.js';
import enPayoffs from '../../i18n/en/payoffs.js';
import enPeople from '../../i18n/en/people.js';
import enProfile from '../../i18n/en/profile.js';
import enReports from '../../i18n/en/reports.js';
import enSearch from '../../i18n/en/search.js';
import enSelection from '../../i18n/en/selection.js';
import enSiteFrame from '../../i18n/en/site-frame.js';
import enSiteParts from '../../i18n/en/site-parts.js';
import enSite from '../../i18n/en/site/site.js';
import ruAccount from '../../i18n/ru/account.js';
import ruAudit from '../../i18n/ru/audit.js';
import ruCatalogue from '../../i18n/ru/catalogue.js';
import ruChat from '../../i18n/ru/chat.js';
import ruCommon from '../../i18n/ru/common.js';
import ruCompanies from '../../i18n/ru/companies.js';
import ruCompare from '../../i18n/ru/compare.js';
import ruFeedbacks from '../../i18n/ru/feedbacks.js';
import ruForms from '../../i18n/ru/forms.js';
import ruLeads from '../../i18n/ru/leads.js';
import ruMail from '../../i18n/ru/mail.js';
import ruNotifications from '../../i18n/ru/notifications.js';
import ruOrder from '../../i18n/ru/order.js';
import ruOrders from '../../i18n/ru/orders.js';
import ruPayments from '../../i18n/ru/payments.js';
import ruPayoffs from '../../i18n/ru/payoffs.js';
import ruPeople from '../../i18n/ru/people.js';
import ruProfile from '../../i18n/ru/profile.js';
import ruReports from '../../i18n/ru/reports.js';
import ruSearch from '../../i18n/ru/search.js';
import ruSelection from '../../i18n/ru/selection.js';
import ruSiteFrame from '../../i18n/ru/site-frame.js';
import ruSiteParts from '../../i18n/ru/site-parts.js';
import ruSite from '../../i18n/ru/site/site.js';

/** Every namespace of both languages, as the specs compare and use them. */
export const allTexts = {
  en: {
    machine: enMachine,
    account: enAccount,
    audit: enAudit,
    catalogue: enCatalogue,
    chat: enChat,
    common: enCommon,
    companies: enCompanies,
    compare: enCompare,
    feedbacks: enFeedbacks,
    forms: enForms,
    leads: enLeads,
    mail: enMail,
    notifications: enNotifications,
    order: { ...enOrder, ...enOperationForms },
    orders: enOrders,
    payments: enPayments,
    payoffs: enPayoffs,
    people: enPeople,
    profile: enProfile,
    reports: enReports,
    search: enSearch,
    selection: enSelection,
    site: enSite,
    siteFrame: enSiteFrame,
    siteParts: enSiteParts,
  },
  ru: {
    machine: ruMachine,
    account: ruAccount,
    audit: ruAudit,
    catalogue: ruCatalogue,
    chat: ruChat,
    common: ruCommon,
    companies: ruCompanies,
    compare: ruCompare,
    feedbacks: ruFeedbacks,
    forms: ruForms,
    leads: ruLeads,
    mail: ruMail,
    notifications: ruNotifications,
    order: { ...ruOrder, ...ruOperationForms },
    orders: ruOrders,
    payments: ruPayments,
    payoffs: ruPayoffs,
    people: ruPeople,
    profile: ruProfile,
    reports: ruReports,
    search: ruSearch,
    selection: ruSelection,
    site: ruSite,
    siteFrame: ruSiteFrame,
    siteParts: ruSiteParts,
  },
};
