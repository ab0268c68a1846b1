import { matchPath } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { landing, type Landing, personalSections, sections, sidebar } from '#machines/access/places';
import { mayManageOrders, permits } from '#machines/access/table';
import { lazyPage, type LazyPage } from './lazy-page.js';

/** Keys of the texts of sidebar entries. */
export type NavLabel =
  | 'nav.staff'
  | 'nav.clients'
  | 'nav.partners'
  | 'nav.payments'
  | 'nav.findings'
  | 'nav.orders'
  | 'nav.chats'
  | 'nav.companies'
  | 'nav.dueDates'
  | 'nav.documents'
  | 'nav.feedbacks'
  | 'nav.profile'
  | 'nav.reports'
  | 'nav.payoffs'
  | 'nav.leads'
  | 'nav.audit'
  | 'nav.mail'
  | 'nav.countries'
  | 'nav.services'
  | 'nav.settings'
  | 'nav.serviceTypes'
  | 'nav.others';

/** A page behind the sign-in. Routes, sidebar and landings are derived from this registry. */
export interface Page {
  path: string;
  area: 'personal' | 'admin';
  opensTo: (actor: Actor) => boolean;
  Component: LazyPage;
  /** the section whose sidebar entry opens this page */
  entry?: { section: Landing; label: NavLabel };
  /** entry below that of a section; replaces the section's if its page does not exist */
  under?: { section: Landing; label: NavLabel };
  /** path of its parent page, whose entry is highlighted */
  within?: string;
}

const Orders = lazyPage(() => import('../features/orders/list/orders-list-page.js').then((module) => module.OrdersListPage));
const StaffOrders = lazyPage(() => import('../features/orders/list/orders-list-page.js').then((module) => module.StaffOrdersListPage));
const Order = lazyPage(() => import('./order/order-pages.js').then((module) => module.OrderPage));
const StaffOrder = lazyPage(() => import('./order/order-pages.js').then((module) => module.StaffOrderPage));
const Chats = lazyPage(() => import('../features/chat/chats-page.js').then((module) => module.ChatsPage));
const StaffChats = lazyPage(() => import('../features/chat/chats-page.js').then((module) => module.StaffChatsPage));
const Feedbacks = lazyPage(() => import('../features/feedbacks/feedbacks-page.js').then((module) => module.FeedbacksPage));
const StaffFeedbacks = lazyPage(() => import('../features/feedbacks/feedbacks-page.js').then((module) => module.StaffFeedbacksPage));
const Companies = lazyPage(() => import('../features/companies/companies-page.js').then((module) => module.CompaniesPage));
const StaffCompanies = lazyPage(() => import('../features/companies/companies-page.js').then((module) => module.StaffCompaniesPage));
const DueDates = lazyPage(() => import('../features/companies/due-dates-page.js').then((module) => module.DueDatesPage));
const Company = lazyPage(() => import('../features/companies/company-page.js').then((module) => module.CompanyPage));
const StaffCompany = lazyPage(() => import('../features/companies/company-page.js').then((module) => module.StaffCompanyPage));
const Documents = lazyPage(() => import('../features/orders/documents/my-documents-page.js').then((module) => module.MyDocumentsPage));
const Reports = lazyPage(() => import('../features/reports/reports-page.js').then((module) => module.ReportsPage));
const Payoffs = lazyPage(() => import('../features/payoffs/payoffs-page.js').then((module) => module.PayoffsPage));
const StaffPayoffs = lazyPage(() => import('../features/payoffs/payoffs-page.js').then((module) => module.StaffPayoffsPage));
const Notifications = lazyPage(() => import('../features/notifications/notifications-page.js').then((module) => module.NotificationsPage));
const StaffNotifications = lazyPage(() =>
  import('../features/notifications/notifications-page.js').then((module) => module.StaffNotificationsPage),
);
const Mail = lazyPage(() => import('../features/notifications/mail/mail-page.js').then((module) => module.MailPage));
const Staff = lazyPage(() => import('../features/people/people-page.js').then((module) => module.StaffPage));
const Clients = lazyPage(() => import('../features/people/people-page.js').then((module) => module.ClientsPage));
const Partners = lazyPage(() => import('../features/people/people-page.js').then((module) => module.PartnersPage));
const Client = lazyPage(() => import('./person-tabs/person-pages.js').then((module) => module.ClientPage));
const Partner = lazyPage(() => import('./person-tabs/person-pages.js').then((module) => module.PartnerPage));
const Payments = lazyPage(() => import('./order/payment-pages.js').then((module) => module.PaymentsPage));
const StaffPayments = lazyPage(() => import('./order/payment-pages.js').then((module) => module.StaffPaymentsPage));
const Findings = lazyPage(() => import('../features/payments/findings-page.js').then((module) => module.FindingsPage));
const Countries = lazyPage(() => import('../features/catalogue/countries/country-page.js').then((module) => module.CountryPage));
const Services = lazyPage(() => import('../features/catalogue/services/services-page.js').then((module) => module.ServicesPage));
const ServiceTypes = lazyPage(() => import('../features/catalogue/others/types-page.js').then((module) => module.TypesPage));
const Others = lazyPage(() => import('../features/catalogue/others/others-page.js').then((module) => module.OthersPage));
const Settings = lazyPage(() => import('../features/catalogue/settings/settings-page.js').then((module) => module.SettingsPage));
const Leads = lazyPage(() => import('../features/leads/leads-page.js').then((module) => module.LeadsPage));
const Lead = lazyPage(() => import('./leads/lead-pages.js').then((module) => module.LeadPage));
const Audit = lazyPage(() => import('../features/audit/audit-page.js').then((module) => module.AuditPage));
const Profile = lazyPage(() => import('./own-profile.js').then((module) => module.OwnProfilePage));

/** Everybody but clients and partners. */
export const isStaff = (actor: Actor) => actor.role !== 'Client' && actor.role !== 'Partner';
const isClient = ({ role }: Actor) => role === 'Client';
const ownOrders = (actor: Actor) => permits(actor, 'orders.own');
const readsPartners = (actor: Actor) => permits(actor, 'partners.read');
const readsClients = (actor: Actor) => permits(actor, 'clients.read');
const readsSettings = (actor: Actor) => permits(actor, 'settings.read');
const staffOrders = (actor: Actor) => mayManageOrders(actor);
const readsAudit = (actor: Actor) => permits(actor, 'audit.read');
const readsLeads = (actor: Actor) => permits(actor, 'leads.read');

export const pages: readonly Page[] = [
  {
    path: '/orders-list',
    area: 'personal',
    opensTo: ownOrders,
    Component: Orders,
    entry: { section: 'ownOrders', label: 'nav.orders' },
  },
  { path: '/order', area: 'personal', opensTo: ownOrders, Component: Order, within: '/orders-list' },
  { path: '/chats', area: 'personal', opensTo: ownOrders, Component: Chats, under: { section: 'ownOrders', label: 'nav.chats' } },
  { path: '/admin/chats', area: 'admin', opensTo: staffOrders, Component: StaffChats, under: { section: 'orders', label: 'nav.chats' } },
  {
    path: '/companies',
    area: 'personal',
    opensTo: isClient,
    Component: Companies,
    under: { section: 'ownOrders', label: 'nav.companies' },
  },
  { path: '/company', area: 'personal', opensTo: isClient, Component: Company, within: '/companies' },
  {
    path: '/admin/companies',
    area: 'admin',
    opensTo: staffOrders,
    Component: StaffCompanies,
    under: { section: 'orders', label: 'nav.companies' },
  },
  {
    path: '/admin/due-dates',
    area: 'admin',
    opensTo: staffOrders,
    Component: DueDates,
    under: { section: 'orders', label: 'nav.dueDates' },
  },
  { path: '/admin/company', area: 'admin', opensTo: staffOrders, Component: StaffCompany, within: '/admin/companies' },
  {
    path: '/documents',
    area: 'personal',
    opensTo: isClient,
    Component: Documents,
    under: { section: 'ownOrders', label: 'nav.documents' },
  },
  {
    path: '/feedbacks',
    area: 'personal',
    opensTo: ({ role }) => role === 'Partner',
    Component: Feedbacks,
    under: { section: 'ownOrders', label: 'nav.feedbacks' },
  },
  {
    path: '/admin/feedbacks',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'orders.read'),
    Component: StaffFeedbacks,
    under: { section: 'orders', label: 'nav.feedbacks' },
  },
  {
    path: '/profile',
    area: 'personal',
    opensTo: (actor) => permits(actor, 'profile.own'),
    Component: Profile,
    entry: { section: 'profile', label: 'nav.profile' },
  },
  {
    path: '/admin/orders-list',
    area: 'admin',
    opensTo: staffOrders,
    Component: StaffOrders,
    entry: { section: 'orders', label: 'nav.orders' },
  },
  {
    path: '/admin/reports',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'reports.read'),
    Component: Reports,
    entry: { section: 'reports', label: 'nav.reports' },
  },
  {
    path: '/payments',
    area: 'personal',
    opensTo: (actor) => permits(actor, 'payments.own'),
    Component: Payments,
    entry: { section: 'ownPayments', label: 'nav.payments' },
  },
  {
    path: '/payoffs',
    area: 'personal',
    opensTo: (actor) => permits(actor, 'payoffs.own'),
    Component: Payoffs,
    entry: { section: 'payoffs', label: 'nav.payoffs' },
  },
  {
    path: '/admin/payoffs',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'payoffs.read'),
    Component: StaffPayoffs,
    under: { section: 'payments', label: 'nav.payoffs' },
  },
  {
    path: '/admin/mail',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'mailer.send'),
    Component: Mail,
    under: { section: 'settings', label: 'nav.mail' },
  },
  {
    path: '/admin/audit',
    area: 'admin',
    opensTo: readsAudit,
    Component: Audit,
    under: { section: 'settings', label: 'nav.audit' },
  },
  { path: '/admin/dead-letters', area: 'admin', opensTo: readsAudit, Component: Audit, within: '/admin/audit' },
  {
    path: '/admin/partners',
    area: 'admin',
    opensTo: readsPartners,
    Component: Partners,
    entry: { section: 'partners', label: 'nav.partners' },
  },
  { path: '/admin/partner-for-admin/:id', area: 'admin', opensTo: readsPartners, Component: Partner, within: '/admin/partners' },
  {
    path: '/admin/staff',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'staff.read'),
    Component: Staff,
    entry: { section: 'staff', label: 'nav.staff' },
  },
  {
    path: '/admin/clients',
    area: 'admin',
    opensTo: readsClients,
    Component: Clients,
    entry: { section: 'clients', label: 'nav.clients' },
  },
  { path: '/admin/client/:id', area: 'admin', opensTo: readsClients, Component: Client, within: '/admin/clients' },
  {
    path: '/admin/country',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'countries.read'),
    Component: Countries,
    entry: { section: 'countries', label: 'nav.countries' },
  },
  {
    path: '/admin/services',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'services.read'),
    Component: Services,
    entry: { section: 'services', label: 'nav.services' },
  },
  {
    path: '/admin/settings',
    area: 'admin',
    opensTo: readsSettings,
    Component: Settings,
    entry: { section: 'settings', label: 'nav.settings' },
  },
  {
    path: '/admin/type-services',
    area: 'admin',
    opensTo: readsSettings,
    Component: ServiceTypes,
    under: { section: 'settings', label: 'nav.serviceTypes' },
  },
  {
    path: '/admin/others',
    area: 'admin',
    opensTo: readsSettings,
    Component: Others,
    under: { section: 'settings', label: 'nav.others' },
  },
  {
    path: '/admin/payments',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'payments.read'),
    Component: StaffPayments,
    entry: { section: 'payments', label: 'nav.payments' },
  },
  {
    path: '/admin/payments-to-look-at',
    area: 'admin',
    opensTo: (actor) => permits(actor, 'orders.money'),
    Component: Findings,
    under: { section: 'payments', label: 'nav.findings' },
  },
  { path: '/admin/leads', area: 'admin', opensTo: readsLeads, Component: Leads, entry: { section: 'leads', label: 'nav.leads' } },
  { path: '/admin/lead/:id', area: 'admin', opensTo: readsLeads, Component: Lead, within: '/admin/leads' },
  { path: '/notifications', area: 'personal', opensTo: (actor) => !isStaff(actor), Component: Notifications },
  { path: '/admin/notifications', area: 'admin', opensTo: isStaff, Component: StaffNotifications },
  { path: '/admin/order', area: 'admin', opensTo: staffOrders, Component: StaffOrder, within: '/admin/orders-list' },
];

/** `below` are the pages that are listed indented under `page`. */
export interface SidebarItem {
  page: Page;
  below: Page[];
}

/** Matches parameters of paths; ignores the query. */
export const pageAt = (pathname: string): Page | undefined =>
  pages.find(({ path }) => path === pathname) ?? pages.find(({ path }) => matchPath(path, pathname) !== null);

const pageOf = (section: Landing) => pages.find((page) => page.entry?.section === section);

/** The personal area for clients and partners; for staff, permitted sections and pages. */
export function sidebarOf(actor: Actor): SidebarItem[] {
  const read: readonly Landing[] = isStaff(actor) ? sections(actor) : personalSections(actor);
  return (isStaff(actor) ? sidebar : read).flatMap((section) => {
    const page = read.includes(section) ? pageOf(section) : undefined;
    const below = pages.filter((one) => one.under?.section === section && one.opensTo(actor));
    return page ? [{ page, below }] : below.map((one) => ({ page: one, below: [] }));
  });
}

/** Where `actor` arrives after a login: the landing of the access table, or the orders, the first permitted section, or the profile. */
export function landingPath(actor: Actor, place = landing(actor)): string {
  const offered = sidebarOf(actor).map(({ page }) => page);
  const page = pageOf(place) ?? offered.find(({ entry }) => entry?.section === 'orders') ?? offered[0];
  return page?.path ?? '/profile';
}

/** Whether the sidebar contains the profile, which everyone can open by its address. */
export const offersProfile = (actor: Actor): boolean => personalSections(actor).includes('profile');
