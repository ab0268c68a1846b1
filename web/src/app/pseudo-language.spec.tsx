import { cleanup, screen } from '@testing-library/react';
import { pseudoLanguage } from '#machines/kernel/languages';
import { orderIn } from '#machines/order/testing/stories';
import { people } from '#machines/order/testing/people';
import { LoginPage } from '../features/account/session/login-page.js';
import { CompaniesPage } from '../features/companies/companies-page.js';
import type { CompanyListItem } from '../features/companies/use-companies.js';
import { OrdersListPage } from '../features/orders/list/orders-list-page.js';
import { drawOrder } from '../features/orders/testing/draw-order.js';
import { keepToken } from '../lib/session/token-store.js';
import { allTexts } from '../lib/testing/all-texts.js';
import { fakeApi, pageOf } from '../lib/testing/fake-api.js';
import { listedOrder } from '../lib/testing/listed-orders.js';
import { renderPage, renderUi } from '../lib/testing/render.js';
import { startTestTexts } from '../lib/testing/texts.js';

/* A third language of the interface: its texts are English ones with accents, content has none in it. */
const { common, companies, orders } = allTexts[pseudoLanguage];

beforeAll(() => startTestTexts(pseudoLanguage));
afterEach(() => {
  cleanup();
  keepToken(null);
});
afterAll(() => startTestTexts('en'));

/** Whatever a page would take from Russian in place of a language that it does not know. */
const cyrillic = /\p{Script=Cyrillic}/u;
const shown = () => document.body.textContent;

describe('in a third language', () => {
  it('the login has its texts', () => {
    fakeApi({});
    renderUi(<LoginPage />);
    expect(common.login.title).toMatch(/[áéíóú]/);
    expect(screen.getByRole('heading', { level: 1, name: common.login.title })).toBeInTheDocument();
    expect(shown()).not.toMatch(cyrillic);
  });

  it('the list of orders has its texts, numbers by its locale and content in English', async () => {
    renderPage(
      <OrdersListPage />,
      '/orders-list',
      {
        'GET /orders': pageOf([listedOrder('newOrder', 1, people.client)]),
        'GET /orders/order-statuses': () => ({ items: [], isExact: true }),
        'GET /countries/created': () => ({ items: [] }),
      },
      people.client,
    );
    expect(await screen.findByText('OÜ registration')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: orders.title })).toBeInTheDocument();
    expect(screen.getAllByText(/€1,800/).length).toBeGreaterThan(0);
    expect(shown()).not.toMatch(cyrillic);
  });

  it('the page of an order has its texts and the workflow’s, and content in English', async () => {
    await drawOrder(orderIn('allStepsCompleted'), people.clientManager);
    expect(screen.getAllByText(allTexts[pseudoLanguage].machine.status.allStepsCompleted).length).toBeGreaterThan(0);
    expect(shown()).toContain('Estonia');
    expect(shown()).not.toMatch(cyrillic);
  });

  it('the list of companies has its texts, and content in English', async () => {
    const company: CompanyListItem = {
      _id: 'c',
      version: 1,
      status: 'verified',
      name: 'Nordline OÜ',
      registerNumber: '16543210',
      country: { _id: 'ee', code: 'EE', name: { ru: 'Эстония', en: 'Estonia' } },
      legalForm: 'OÜ',
      registeredOn: '2026-11-02',
      yearEnd: '12-31',
      client: { _id: 'client-1', name: 'Anna Berg' },
      proposed: false,
      nextDue: null,
      createdAt: '2026-11-03T10:00:00Z',
    };
    renderPage(<CompaniesPage />, '/companies', { 'GET /companies': pageOf([company]) }, people.client);
    expect(await screen.findByText('Nordline OÜ')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: companies.title.personal })).toBeInTheDocument();
    expect(screen.getByText('Estonia')).toBeInTheDocument();
    expect(shown()).not.toMatch(cyrillic);
  });
});
