import { type Disposable, expect, type Page, test as base } from '@playwright/test';
import { addresses } from '#machines/access/addresses';
import { violationsOn } from './axe.js';
import { layoutShiftsOf, observeLayoutShifts } from './layout-shifts.js';
import { emailOf, password } from './people.js';
import { type Look, looksOf, nameOf } from './selection.js';
import { comesAlive } from './visitor.js';
import { type Language, textsOf } from './texts.js';

/**
 * Every page made here, whose it is, and what has to be done to see it. `order` puts the id of an order in that status into the address; `:language` in a path
 * stands for the reader's.
 */
interface Screen {
  name: string;
  as: string | null;
  path: string;
  /** the newest in one of these statuses; `asks`: whose client has not given the details yet */
  order?: string;
  asks?: boolean;
  /** the page that `prepare` goes to */
  opens?: string;
  /** its address alone opens one, which is waited for */
  dialog?: true;
  /** the API refuses what the page asks for, and the page says so */
  refused?: boolean;
  prepare?: (page: Page, language: Language) => Promise<void>;
}

/** With the list of countries open, which the field in focus shows at once. */
const openNewOrder = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).orders.new.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openDetails = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: `${textsOf(language).order.company.give}…` }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
};

const openBell = async (page: Page, language: Language) => {
  const { title } = textsOf(language).notifications;
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole('link', { name: textsOf(language).notifications.all })).toBeVisible();
};

const openPayoff = async (page: Page) => {
  await page
    .getByRole('link', { name: /^R-\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
};

const openCompany = async (page: Page) => {
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page).toHaveURL(/company\?id=/);
  await expect(page.getByRole('term').first()).toBeVisible();
};

const openChat = async (page: Page, language: Language) => {
  const { chat } = textsOf(language);
  await page.getByRole('navigation', { name: chat.page.list }).getByRole('link').first().click();
  await expect(page.getByRole('log', { name: chat.log })).toContainText(/\d\d:\d\d/);
};

const openMessage = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).order.mail.write }).click();
  await expect(page.getByRole('dialog').getByLabel(textsOf(language).order.mail.subject)).toBeVisible();
};

/** The page or the sheet of the first person in the list. */
const openPerson = async (page: Page) => {
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tabpanel').or(page.getByRole('dialog'))).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
};

const openTab = (tab: 'payments' | 'notes' | 'history' | 'reward' | 'payoffs') => async (page: Page, language: Language) => {
  await openPerson(page);
  await page.getByRole('tab', { name: textsOf(language).people.tabs[tab] }).click();
  await expect(page.getByRole('tab', { name: textsOf(language).people.tabs[tab], selected: true })).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveCount(0);
};

const openInvitation = (group: 'staff' | 'partners') => async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).people.add[group] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openErase = async (page: Page, language: Language) => {
  await openPerson(page);
  await page.getByRole('button', { name: `${textsOf(language).people.acts.erase}…` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openService = async (page: Page) => {
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/service\/ee\/./);
};

/** The menu of a phone; a desk has its links in the header. */
const openMenu = async (page: Page) => {
  const menu = page.getByRole('banner').locator('summary').last();
  if (await menu.isVisible()) await menu.click();
};

const openSignUp = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).account.login.quickSignUp }).click();
  await expect(page.getByRole('dialog').getByLabel(textsOf(language).account.signUp.phone)).toBeVisible();
};

const openPassword = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).profile.password.change }).click();
  await expect(page.getByRole('dialog').getByLabel(textsOf(language).account.password.repeat)).toBeVisible();
};

/** Through the questions after the country: a service, and where wanted the look at all answers and the sign-up over it. */
const chooseService = async (page: Page, language: Language) => {
  await page
    .getByRole('list', { name: textsOf(language).selection.service.list })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: textsOf(language).selection.options.title })).toBeVisible();
};
const answerAll = async (page: Page, language: Language) => {
  await chooseService(page, language);
  await page.getByRole('button', { name: textsOf(language).selection.next }).click();
  const order = page.getByRole('button', { name: textsOf(language).selection.check.order });
  await expect(order).not.toHaveAttribute('aria-disabled', 'true');
};
const orderAsVisitor = async (page: Page, language: Language) => {
  await answerAll(page, language);
  await page.getByRole('button', { name: textsOf(language).selection.check.order }).click();
  await expect(page.getByRole('dialog').getByLabel(textsOf(language).account.signUp.phone)).toBeVisible();
};

/** The request of a call, from the corner of the page; with `faulty` sent as it is, so that both fields are wrong. */
const openCall = (faulty: boolean) => async (page: Page, language: Language) => {
  const { forms } = textsOf(language);
  const corner = page.locator('[data-island="messaging"][data-alive]');
  await page.getByRole('button', { name: forms.cookie.decline }).click();
  await corner.locator('summary').click();
  await corner.getByRole('button', { name: forms.call.open }).click();
  const dialog = page.getByRole('dialog', { name: forms.call.title });
  await expect(dialog).toBeVisible();
  if (!faulty) return;
  await dialog.getByRole('button', { name: forms.call.submit }).click();
  await expect(dialog.getByText(forms.errors.phone)).toBeVisible();
};

const openConsultation = async (page: Page, language: Language) => {
  await page.locator('[data-island="consultation"][data-alive]').getByRole('button').first().click();
  await expect(
    page
      .getByRole('dialog', { name: textsOf(language).forms.consultation.title })
      .getByRole('radio')
      .first(),
  ).toBeAttached();
};

const openCookies = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).forms.cookie.more }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openLead = async (page: Page, language: Language) => {
  await page
    .getByRole('link', { name: /^L-\d+$/ })
    .first()
    .click();
  const history = page.getByRole('region', { name: textsOf(language).leads.page.history });
  await expect(history.getByRole('listitem').first()).toBeVisible();
};

/** The first operation that opens a form. */
const operateLead = async (page: Page, language: Language) => {
  await openLead(page, language);
  await page.getByRole('button', { name: /…$/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const openLeadFilters = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).common.list.addFilter, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** What stands in the first row of a list of the catalogue, and one of its parts. */
const openFirst = (part?: 'forms' | 'options' | 'steps' | 'papers') => async (page: Page, language: Language) => {
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('tabpanel').or(page.getByRole('dialog'))).toBeVisible();
  if (part === undefined) return;
  const { country, service } = textsOf(language).catalogue;
  const name = part === 'forms' ? country.parts.forms : service.parts[part];
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('tab', { name: new RegExp(`^${name}`), selected: true })).toBeVisible();
};

const openImport = async (page: Page, language: Language) => {
  await page.getByRole('button', { name: textsOf(language).catalogue.import.open }).click();
  await expect(page.getByRole('dialog').getByText(textsOf(language).catalogue.import.hint)).toBeVisible();
};

const openArchive = async (page: Page, language: Language) => {
  const { acts } = textsOf(language).catalogue;
  await page.getByRole('table').getByRole('row').nth(1).getByRole('button').click();
  await page.getByRole('menuitem', { name: acts.archive }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: acts.archiveDo })).toBeVisible();
};

const screens: readonly Screen[] = [
  { name: 'landing', as: null, path: '/:language' },
  { name: 'countries and services', as: null, path: '/:language/service' },
  { name: 'services of one kind', as: null, path: '/:language/service?type=accounting' },
  { name: 'a country', as: null, path: '/:language/service/ee' },
  { name: 'a service', opens: '/:language/service/:country/:slug', as: null, path: '/:language/service/ee', prepare: openService },
  { name: 'an address of the site that is not there', as: null, path: '/:language/nowhere' },
  { name: 'wizard, the first question', as: null, path: '/:language/selection-service' },
  { name: 'wizard, legal form', as: null, path: '/:language/selection-service?country=ge' },
  { name: 'wizard, service', as: null, path: '/:language/selection-service?country=ee' },
  { name: 'wizard, options', as: null, path: '/:language/selection-service?country=ee', prepare: chooseService },
  { name: 'wizard, all answers', as: null, path: '/:language/selection-service?country=ee', prepare: answerAll },
  { name: 'wizard, sign-up', as: null, path: '/:language/selection-service?country=ee', prepare: orderAsVisitor },
  {
    name: 'wizard, a service that is gone',
    as: null,
    path: `/:language/selection-service?country=ee&service=${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}`,
  },
  { name: 'comparison, nothing chosen', as: null, path: '/:language/compare' },
  { name: 'comparison, no services chosen', as: null, path: '/:language/compare?by=services' },
  { name: 'comparison of countries', as: null, path: '/:language/compare?countries=ee,ge,lv' },
  { name: 'comparison, differences only', as: null, path: '/:language/compare?countries=ee,ge&differences=true' },
  { name: 'about', as: null, path: '/:language/about' },
  { name: 'partners, the public page', as: null, path: '/:language/partners' },
  { name: 'contacts', as: null, path: '/:language/contacts' },
  { name: 'questions and answers', as: null, path: '/:language/faq' },
  { name: 'check of a saved proof', as: null, path: '/:language/verify' },
  ...(['offer', 'refunds', 'privacy', 'cookies', 'imprint'] as const).map((page) => ({ name: page, as: null, path: `/:language/${page}` })),
  { name: 'request of a call', as: null, path: '/:language', prepare: openCall(false) },
  { name: 'request of a call, both fields wrong', as: null, path: '/:language', prepare: openCall(true) },
  { name: 'booking of a consultation', as: null, path: '/:language/contacts', prepare: openConsultation },
  { name: 'what is kept in the browser', as: null, path: '/:language', prepare: openCookies },
  { name: 'login', as: null, path: '/login' },
  { name: 'login of staff', as: null, path: '/admin' },
  { name: 'quick sign-up', as: null, path: '/login', prepare: openSignUp },
  { name: 'asking for a new password', as: null, path: '/reset-password' },
  { name: 'setting a new password', as: null, path: `/reset-password#token=${'a'.repeat(43)}` },
  { name: 'a link that is over', as: null, refused: true, path: `/confirm-email#token=${'a'.repeat(43)}` },
  { name: 'a change of mailbox that is over', as: null, refused: true, path: `/cancel-email-change#token=${'a'.repeat(43)}` },
  { name: 'an invitation that is over', as: null, refused: true, path: `/accept-invitation#token=${'a'.repeat(43)}` },
  { name: 'page404', as: null, path: '/nowhere' },
  { name: 'page404 of an order, signed out', as: null, path: `/order?id=${'0'.repeat(8)}-0000-7000-8000-${'0'.repeat(12)}` },
  { name: 'page404, signed in', as: 'partner', path: '/nowhere' },
  { name: 'login, the menu open', as: null, path: '/login', prepare: openMenu },
  { name: 'page404, signed in, the menu open', as: 'partner', path: '/nowhere', prepare: openMenu },
  { name: 'orders of a client', as: 'client', path: '/orders-list' },
  { name: 'orders of a partner', as: 'partner', path: '/orders-list?per_page=20' },
  { name: 'orders of staff', as: 'owner', path: '/admin/orders-list?per_page=20' },
  { name: 'no match', as: 'owner', path: '/admin/orders-list?search=nothing-like-this' },
  { name: 'new order for a client', as: 'owner', path: '/admin/orders-list', prepare: openNewOrder },
  { name: 'order of a client, documents asked for', as: 'client', path: '/order', order: 'documentsRequested' },
  {
    name: 'order of a client, the ways to pay',
    as: 'client',
    path: '/order?openPayPal=true',
    order: 'orderConfirmedNotPayed',
    dialog: true,
  },
  {
    name: 'order of a client, details of the company',
    as: 'client',
    path: '/order',
    order: 'orderConfirmedAndPayed,documentsRequested',
    asks: true,
    prepare: openDetails,
  },
  { name: 'order of a client, finished', as: 'client', path: '/order', order: 'projectFinished' },
  { name: 'order of a partner', as: 'partner', path: '/order', order: 'documentsReceived' },
  { name: 'order of staff, steps', as: 'owner', path: '/admin/order', order: 'allStepsCompleted' },
  { name: 'order of staff, documents', as: 'owner', path: '/admin/order?tab=documents', order: 'documentsRequested' },
  { name: 'order of staff, payments', as: 'owner', path: '/admin/order?tab=payments', order: 'lastPaymentPayed' },
  { name: 'order of staff, history', as: 'owner', path: '/admin/order?tab=history', order: 'projectFinished' },
  { name: 'order of staff, message to the client', as: 'owner', path: '/admin/order', order: 'documentsRequested', prepare: openMessage },
  { name: 'order of staff, chat', as: 'owner', path: '/admin/order?tab=chat', order: 'allStepsCompleted' },
  { name: 'feedback, to staff', as: 'owner', path: '/admin/feedbacks' },
  { name: 'feedback, to a partner', as: 'partner', path: '/feedbacks' },
  { name: 'chats of staff, one open', as: 'owner', path: '/admin/chats', prepare: openChat },
  { name: 'chats of a client', as: 'client', path: '/chats' },
  { name: 'report of orders', as: 'owner', path: '/admin/reports' },
  { name: 'report of revenue, compared', as: 'owner', path: '/admin/reports?report=revenue&compare=previous&groupBy=country&period=month' },
  { name: 'report funnel', as: 'owner', path: '/admin/reports?report=funnel' },
  { name: 'report of payments, by days', as: 'owner', path: '/admin/reports?report=payments&groupBy=day&period=month' },
  { name: 'report of departments', as: 'owner', path: '/admin/reports?report=departments' },
  { name: 'report of renewals, by kind', as: 'owner', path: '/admin/reports?report=renewals&groupBy=kind&period=next60' },
  { name: 'report, orders behind a figure', as: 'owner', path: '/admin/reports?period=all&measure=placed', dialog: true },
  { name: 'report of a day without anything', as: 'owner', path: '/admin/reports?from=2001-01-01&to=2001-01-02' },
  { name: 'notifications of a client', as: 'client', path: '/notifications' },
  { name: 'notifications of staff', as: 'owner', path: '/admin/notifications' },
  { name: 'what to tell', as: 'owner', path: '/profile?tab=notifications' },
  { name: 'the bell open', as: 'client', path: '/orders-list', prepare: openBell },
  { name: 'documents of a client', as: 'client', path: '/documents' },
  { name: 'companies of a client', as: 'client', path: '/companies' },
  { name: 'one company of a client', as: 'client', path: '/companies', opens: '/company', prepare: openCompany },
  { name: 'companies of staff', as: 'client-service-head', path: '/admin/companies' },
  { name: 'one company', as: 'client-service-head', path: '/admin/companies', opens: '/admin/company', prepare: openCompany },
  { name: 'due dates of staff', as: 'client-service-head', path: '/admin/due-dates' },
  { name: 'payments of a client', as: 'client', path: '/payments' },
  { name: 'payments of staff', as: 'owner', path: '/admin/payments' },
  { name: 'letters', as: 'owner', path: '/admin/mail' },
  { name: 'payoffs of a partner', as: 'partner', path: '/payoffs' },
  { name: 'payoffs of staff', as: 'owner', path: '/admin/payoffs' },
  { name: 'event log', as: 'owner', path: '/admin/audit' },
  { name: 'event log, price list', as: 'owner', path: '/admin/audit?filter[group]=catalogue&filter[amount]=EUR:1..' },
  { name: 'refusals', as: 'owner', path: '/admin/audit?tab=refusals' },
  { name: 'replay', as: 'owner', path: '/admin/audit?tab=replay' },
  { name: 'stuck events', as: 'owner', path: '/admin/dead-letters' },
  { name: 'read models', as: 'owner', path: '/admin/audit?tab=models' },
  { name: 'one payoff', as: 'owner', path: '/admin/payoffs', prepare: openPayoff },
  { name: 'staff', as: 'owner', path: '/admin/staff' },
  { name: 'a colleague', as: 'owner', path: '/admin/staff', prepare: openPerson },
  { name: 'invitation of a colleague', as: 'owner', path: '/admin/staff', prepare: openInvitation('staff') },
  { name: 'clients', as: 'owner', path: '/admin/clients' },
  { name: 'a client', opens: '/admin/client/:id', as: 'owner', path: '/admin/clients', prepare: openPerson },
  { name: 'a client, payments', opens: '/admin/client/:id', as: 'owner', path: '/admin/clients', prepare: openTab('payments') },
  { name: 'a client, notes', opens: '/admin/client/:id', as: 'owner', path: '/admin/clients', prepare: openTab('notes') },
  { name: 'a client, history', opens: '/admin/client/:id', as: 'owner', path: '/admin/clients', prepare: openTab('history') },
  { name: 'erasing a client', opens: '/admin/client/:id', as: 'owner', path: '/admin/clients', prepare: openErase },
  { name: 'partners', as: 'owner', path: '/admin/partners' },
  { name: 'invitation of a partner', as: 'owner', path: '/admin/partners', prepare: openInvitation('partners') },
  { name: 'a partner, reward', opens: '/admin/partner-for-admin/:id', as: 'owner', path: '/admin/partners', prepare: openTab('reward') },
  { name: 'a partner, payoffs', opens: '/admin/partner-for-admin/:id', as: 'owner', path: '/admin/partners', prepare: openTab('payoffs') },
  { name: 'payments to look at', as: 'owner', path: '/admin/payments-to-look-at' },
  { name: 'list of countries', as: 'owner', path: '/admin/country' },
  { name: 'form of a country', as: 'owner', path: '/admin/country', prepare: openFirst() },
  { name: 'form of a country, forms of company', as: 'owner', path: '/admin/country', prepare: openFirst('forms') },
  { name: 'a new country', as: 'owner', path: '/admin/country?id=new' },
  { name: 'form of a country that may only be read', as: 'supermanager', path: '/admin/country', prepare: openFirst() },
  { name: 'taking a country out', as: 'owner', path: '/admin/country', prepare: openArchive },
  { name: 'list of services', as: 'owner', path: '/admin/services' },
  { name: 'form of a service', as: 'owner', path: '/admin/services', prepare: openFirst() },
  { name: 'form of a service, options', as: 'owner', path: '/admin/services', prepare: openFirst('options') },
  { name: 'form of a service, steps', as: 'owner', path: '/admin/services', prepare: openFirst('steps') },
  { name: 'form of a service, documents and payments', as: 'owner', path: '/admin/services', prepare: openFirst('papers') },
  { name: 'a new service', as: 'owner', path: '/admin/services?id=new' },
  { name: 'import of services', as: 'owner', path: '/admin/services', prepare: openImport },
  { name: 'service types', as: 'owner', path: '/admin/type-services' },
  { name: 'a service type', as: 'owner', path: '/admin/type-services', prepare: openFirst() },
  { name: 'activity areas', as: 'owner', path: '/admin/others' },
  { name: 'the archive of directors', as: 'owner', path: '/admin/others?tab=director&shown=archived' },
  { name: 'currencies', as: 'owner', path: '/admin/others?tab=currencies' },
  { name: 'settings', as: 'owner', path: '/admin/settings' },
  { name: 'settings, working hours', as: 'owner', path: '/admin/settings?part=hours' },
  { name: 'settings, company', as: 'owner', path: '/admin/settings?part=company' },
  { name: 'settings, bank accounts', as: 'owner', path: '/admin/settings?part=bank' },
  { name: 'settings, security', as: 'owner', path: '/admin/settings?part=security' },
  { name: 'leads', as: 'owner', path: '/admin/leads?columns=utm' },
  { name: 'leads, filters', as: 'owner', path: '/admin/leads', prepare: openLeadFilters },
  { name: 'a new lead', opens: '/admin/lead/:id', as: 'owner', path: '/admin/leads?filter[state]=new', prepare: openLead },
  { name: 'a lead that was called', opens: '/admin/lead/:id', as: 'owner', path: '/admin/leads?filter[state]=called', prepare: openLead },
  { name: 'a lead that is lost', opens: '/admin/lead/:id', as: 'owner', path: '/admin/leads?filter[state]=lost', prepare: openLead },
  { name: 'a lead, an operation', opens: '/admin/lead/:id', as: 'owner', path: '/admin/leads?filter[state]=taken', prepare: operateLead },
  { name: 'profile', as: 'client', path: '/profile' },
  { name: 'profile of staff', as: 'client-service-manager', path: '/profile' },
  { name: 'profile of a partner', as: 'partner', path: '/profile' },
  { name: 'profile, security', as: 'owner', path: '/profile?tab=security' },
  { name: 'profile, new password', as: 'client', path: '/profile?tab=security', prepare: openPassword },
  { name: 'profile, language and theme', as: 'client', path: '/profile?tab=look' },
];

/** An access token lasts ten minutes, and all these pages longer on a slow machine. */
const tokenAge = 5 * 60_000;
const tokens = new Map<string, { since: number; token: Promise<string> }>();

/** One sign-in per account for many pages: the product counts tries. */
function tokenOf(page: Page, account: string): Promise<string> {
  const known = tokens.get(account);
  if (known && Date.now() - known.since < tokenAge) return known.token;
  const token = page.request
    .post('/api/v1/auth/login', { data: { email: emailOf(account), password } })
    .then(async (answer) => ((await answer.json()) as { token: { accessToken: string } }).token.accessToken);
  tokens.set(account, { since: Date.now(), token });
  return token;
}

/**
 * One page per width that goes from screen to screen, as a reader's does: programs and styles are loaded and compiled once, where every new page would start
 * another process for them.
 */
const test = base.extend<object, { pageOf: (width: number) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use) => {
      const pages = new Map<number, Page>();
      await use(async (width) => {
        const known = pages.get(width);
        if (known) return known;
        const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
        pages.set(width, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Takes away what a screen leaves in the browser. After one that fails there is a new browser. */
async function leave(page: Page, scripts: readonly Disposable[]): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  // What still runs in the page complains to no other screen. A document of the product: for any other address the browser starts a new process.
  await page.goto('/health/live');
  await page.removeAllListeners(undefined, { behavior: 'wait' });
  for (const script of scripts) await script.dispose();
  await page.context().clearCookies();
}

/** Errors of a page's scripts and whatever it complains of. */
function complaintsOf(page: Page, { refused = false }: Screen): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // A page that is not there is answered 404, as it should be, and so is what is refused.
    const meant = message.text().startsWith('Failed to load resource') && (refused || message.location().url === page.url());
    if (['error', 'warning'].includes(message.type()) && !meant) complaints.push(`${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/** @returns what runs in each document before its own scripts, to be disposed of after the screen */
async function openScreen(page: Page, screen: Screen, [language, theme]: Look): Promise<Disposable[]> {
  const token = screen.as === null ? null : await tokenOf(page, screen.as);
  const observer = await observeLayoutShifts(page);
  const stored = await page.addInitScript(
    ([chosen, look, accessToken]) => {
      localStorage.clear();
      localStorage.setItem('language', chosen);
      localStorage.setItem('theme', look);
      if (accessToken !== null) localStorage.setItem('token', JSON.stringify({ accessToken }));
    },
    [language, theme, token] as const,
  );
  await page.goto((await addressOf(page, screen, token)).replace(':language', language));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await screen.prepare?.(page, language);
  if (screen.dialog) await expect(page.getByRole('dialog')).toBeVisible();
  // The library names a dialog a moment after it has drawn it.
  for (const dialog of await page.getByRole('dialog').all()) await expect(dialog).toHaveAccessibleName(/\S/);
  await alive(page);
  return [observer, stored];
}

/** A public page is whole at once; what acts in it comes a moment later, but for what is far below. */
async function alive(page: Page): Promise<void> {
  const islands = page.locator('[data-island="messaging"], [data-island="picker"], [data-island="selection"], [data-island="compare"]');
  for (const island of await islands.all()) await comesAlive(page, island);
}

async function addressOf(page: Page, { path, order, asks = false }: Screen, token: string | null): Promise<string> {
  if (order === undefined) return path;
  const answer = await page.request.get(`/api/v1/orders?per_page=50&filter[status]=${order}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { items } = (await answer.json()) as { items: { _id: string; machine: { facts: { details: string } } }[] };
  const found = items.find(({ machine }) => !asks || machine.facts.details === 'missing');
  expect(found, `an order in ${order}`).toBeDefined();
  return `${path}${path.includes('?') ? '&' : '?'}id=${found?._id}`;
}

// Nothing here changes anything: pages are looked at side by side.
test.describe.configure({ mode: 'parallel' });

// Those with an id in them are opened from their list.
test('every address of the product is covered by a page of this suite', { tag: '@core' }, () => {
  const shown = new Set(screens.flatMap(({ path, opens = path }) => [path, opens].map((address) => address.replace(/[?#].*/, ''))));
  const left = Object.values(addresses)
    .flat()
    .filter((address) => !address.includes(':') && !shown.has(address));
  expect(left).toEqual([]);
});

const chosen = looksOf(screens.map(({ name, path, opens = path }) => ({ name, address: opens })));

for (const screen of screens)
  for (const look of chosen.get(screen.name) ?? []) {
    const details = { tag: '@core', annotation: { type: 'look', description: nameOf(look) } };
    test(
      `${screen.name}, ${look.join(', ')} px: no violation, nothing cut off at the side, still, without a complaint`,
      details,
      ({ pageOf }) => isInOrder(pageOf, screen, look),
    );
  }

async function isInOrder(pageOf: (width: number) => Promise<Page>, screen: Screen, look: Look): Promise<void> {
  const [language, theme, width] = look;
  const page = await pageOf(width);
  const complaints = complaintsOf(page, screen);
  const scripts = await openScreen(page, screen, look);
  // An open list of options floats outside of every landmark; it belongs to its combobox, which is in the dialog.
  const violations = await violationsOn(page, { without: screen.prepare ? ['region'] : [] });
  expect(violations).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const { score, shifts } = await layoutShiftsOf(page);
  expect(score, `layout shifts: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.05);
  expect(complaints).toEqual([]);
  if (process.env.PICTURES)
    await page.screenshot({
      path: `${process.env.PICTURES}/${screen.name.replace(/\W+/g, '-')}-${language}-${theme}-${width}.png`,
      fullPage: true,
    });
  await leave(page, scripts);
}
