import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Actor } from '#machines/kernel/people';
import { currentTerms } from '#machines/catalogue/published-terms';
import { fromQuery } from '#machines/selection-wizard/address';
import { estimate, type Offer } from '#machines/selection-wizard/offer';
import { offersByCountry, plain, serviceIds } from '#machines/selection-wizard/testing/catalogue';
import type { Configuration } from '#machines/order/state';
import { accessToken, keepToken } from '../../lib/session/token-store.js';
import type { Exchange } from '../../lib/exchange.js';
import { type Asked, fakeApi, type Handlers, json, problem } from '../../lib/testing/fake-api.js';
import { sessionOf } from '../../lib/testing/me.js';
import { keep } from './kept-choice.js';
import { SelectionWizard } from './selection-wizard.js';
import type { SendDialog } from './send-selection.js';
import type { AccountDialog } from './use-order.js';
import type { WizardStart } from './wizard.js';

const [first, , , only] = serviceIds;
const services = Object.values(offersByCountry).flatMap((offer) => [...offer.services]);
const summaries: WizardStart['countries'] = [
  {
    code: 'EE',
    name: { ru: 'Эстония', en: 'Estonia' },
    from: [{ amount: '905.00', currency: 'EUR' }],
    term: { days: 5, unit: 'calendar' as const },
  },
  { code: 'GE', name: { ru: 'Грузия', en: 'Georgia' } },
  { code: 'RS', name: { ru: 'Сербия', en: 'Serbia' } },
];
const path = '/en/selection-service';
const company = '00000000-0000-4000-8000-0000000000c0';
const complete = `country=ee&form=ou&service=${first}&employeesAmount=1&registrationPeriod=10&director=own`;

const quote = ({ path: at, body }: Asked) => {
  const service = services.find(({ _id }) => at.includes(_id));
  return (service && estimate(service, body as Configuration)) ?? problem(404, 'notFound', 'Not there');
};
const api = (handlers: Handlers = {}) =>
  fakeApi({
    'GET /services': ({ query }) => ({ items: [...(offersByCountry[query.get('filter[countryCode]') ?? '']?.services ?? [])] }),
    'GET /countries/created': ({ query }) => ({
      items: [{ facts: { legalForms: offersByCountry[query.get('filter[code]') ?? '']?.legalForms ?? [] } }],
    }),
    'POST /services/{id}/quote': quote,
    ...handlers,
  });

/** Replaces the account dialog: it only signs in, or closes. The session is stored before it reports. */
const Dialog: AccountDialog = ({ onEntered, onClose }) => {
  const enter = (actor: Actor, by: 'signUp' | 'login') => {
    keepToken('abc');
    onEntered(sessionOf(actor), by);
  };
  return (
    <div role="dialog" aria-label="Quick sign-up">
      <button onClick={() => enter({ id: '1', role: 'Client', department: null }, 'signUp')}>Sign up</button>
      <button onClick={() => enter({ id: '1', role: 'Client', department: null }, 'login')}>Log in</button>
      <button onClick={() => enter({ id: '1', role: 'Manager', department: 'ubClient' }, 'login')}>Enter as staff</button>
      <button onClick={onClose}>Close</button>
    </div>
  );
};

/** Replaces the dialog that emails the selection: it shows its properties. */
const SendDialog: SendDialog = ({ open: opened, selection }) =>
  opened ? (
    <div role="dialog" aria-label="Send">
      {JSON.stringify(selection)}
    </div>
  ) : null;
const loadSend = () => Promise.resolve(SendDialog);

const startAt = (query: string): WizardStart => {
  const { country } = fromQuery(query).answers;
  const offers: Record<string, Offer> = country && offersByCountry[country] ? { [country]: offersByCountry[country] } : {};
  return { language: 'en', countries: summaries, offers, query, firstType: null, exchange: null };
};

function open(query = '', surroundings: Partial<Parameters<typeof SelectionWizard>[0]> = {}) {
  history.replaceState(null, '', query ? `${path}?${query}` : path);
  const leave = jest.fn();
  const loadAccount = jest.fn(() => Promise.resolve(Dialog));
  render(<SelectionWizard {...startAt(query)} leave={leave} loadAccount={loadAccount} loadSend={loadSend} {...surroundings} />);
  return { leave, loadAccount };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const asked = () => decodeURIComponent(location.search);
const choose = (name: RegExp | string) => userEvent.click(screen.getByRole('link', { name }));
const sheet = () => screen.getByRole('complementary', { name: 'Price' });
const orderButton = async (name = 'Place order') => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  return button;
};
const goBack = async () => {
  act(() => history.back());
  await waitFor(() => undefined);
};

beforeEach(() => {
  window.scrollTo = jest.fn();
  sessionStorage.clear();
});
afterEach(() => {
  keepToken(null);
  localStorage.clear();
});

describe('the page of the wizard', () => {
  it('asks country, form, service and options one at a time, and then shows all answers', async () => {
    const { asked: calls } = api();
    open();
    await heading('Which country?');
    await choose(/Estonia/);
    await heading('Which legal form?');
    expect(screen.getByRole('link', { name: /Private limited company/ })).toHaveTextContent('2 services');
    await choose(/OÜ/);
    await heading('Which service do you need?');
    await choose(/service 1/);
    await heading('Choose your options');
    await userEvent.click(screen.getByLabelText(/Express/));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Review your order');
    expect(within(screen.getByLabelText('Your answers')).getByText('Express')).toBeInTheDocument();
    expect(asked()).toContain('registrationPeriod=5');
    expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  it('shows prices in the reader’s currency too, in every address that it leads to', async () => {
    api();
    const exchange: Exchange = { currency: 'GEL', perEuro: { GEL: '3.15' }, asOf: '2026-11-20' };
    open(`${complete}&step=options`, { exchange });
    expect(within(sheet()).getByText(/^about GEL/)).toBeVisible();
    await userEvent.click(screen.getByLabelText(/Express/));
    await waitFor(() => expect(asked()).toMatch(/registrationPeriod=5.*&currency=GEL$/));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Review your order');
    expect(asked()).toContain('currency=GEL');
    await goBack();
    await heading('Choose your options');
    expect(asked()).toContain('currency=GEL');
    expect(document.querySelector('form input[type=hidden][name=currency]')).toHaveValue('GEL');
  });

  it('keeps no currency as an answer when a visitor returns to the first question', async () => {
    api();
    const exchange: Exchange = { currency: 'GEL', perEuro: { GEL: '3.15' }, asOf: '2026-11-20' };
    open('', { exchange });
    await heading('Which country?');
    await waitFor(() => expect(asked()).toBe('?currency=GEL'));
    expect(Object.values({ ...sessionStorage, ...localStorage }).join()).not.toContain('GEL');
    await choose(/Estonia/);
    await heading('Which legal form?');
    expect(asked()).toBe('?country=ee&currency=GEL');
  });

  it('moves the focus to the heading of each question, at the top of the page', async () => {
    api();
    open('country=ee');
    await choose(/OÜ/);
    expect(await heading('Which service do you need?')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('can be completed with the keyboard alone', async () => {
    api();
    open('country=ee&form=ou');
    screen.getByRole('link', { name: /service 1/ }).focus();
    await userEvent.keyboard('{Enter}');
    await heading('Choose your options');
    screen.getByLabelText('Employees').focus();
    await userEvent.keyboard('{Enter}');
    await heading('Review your order');
  });

  it('leaves links that open elsewhere to the browser', () => {
    api();
    open();
    const link = screen.getByRole('link', { name: /Estonia/ });
    expect(link).toHaveAttribute('href', `${path}?country=ee`);
    let followed = false;
    const browser = (event: Event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', browser, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(followed).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which country?');
  });

  it('finds a country by either name, and says where to ask for a missing one', async () => {
    api();
    open();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a country' }), 'сер');
    expect(screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Serbia'))).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /Estonia/ })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox'), 'xx');
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/en/contacts');
  });

  it('says that the API did not answer, and asks again', async () => {
    let fails = true;
    api({ 'GET /services': () => (fails ? problem(503, 'unavailable', 'Later') : { items: [...offersByCountry['GE']!.services] }) });
    open();
    await choose(/Georgia/);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the services.');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Which service do you need?');
  });

  it('offers other services when the service of the link no longer exists', async () => {
    api();
    open(`country=ee&service=00000000-0000-7000-8000-000000000077`);
    await heading('This service is no longer available');
    await choose(/service 3/);
    await heading('Choose your options');
  });
});

describe('the address of the wizard’s page', () => {
  it('adds a history entry for each question, so that the browser’s Back leads to the previous one', async () => {
    api();
    open('country=ee');
    const before = history.length;
    await choose(/OÜ/);
    await choose(/service 1/);
    await heading('Choose your options');
    expect(history.length).toBe(before + 2);
    await goBack();
    await heading('Which service do you need?');
    await goBack();
    await heading('Which legal form?');
  });

  it('keeps the same entry for what is typed within a question', async () => {
    api();
    open(`country=ee&service=${first}`);
    await heading('Choose your options');
    const before = history.length;
    await userEvent.click(screen.getByLabelText(/Express/));
    await waitFor(() => expect(asked()).toContain('registrationPeriod=5'));
    expect(history.length).toBe(before);
  });

  it('returns to the previous question by the page’s own Back as by the browser’s', async () => {
    api();
    open('country=ee');
    await choose(/OÜ/);
    await choose('Back');
    await heading('Which legal form?');
    await choose('Back');
    await heading('Which country?');
  });

  it('contains everything: everyone who opens it sees the same', async () => {
    api();
    open(complete);
    await heading('Review your order');
    expect(asked()).toBe(`?${complete}`);
    cleanup();
    open(`${complete}&step=options`);
    await heading('Choose your options');
  });

  it('is kept in the links to the other language', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a hreflang="ru" href="/ru/selection-service" id="other">Русский</a>');
    api();
    open('country=ee');
    await choose(/OÜ/);
    await waitFor(() => expect(document.getElementById('other')).toHaveAttribute('href', expect.stringContaining('form=ou')));
    document.getElementById('other')?.remove();
  });

  it('completes the link of a service by the options chosen for it before', async () => {
    api();
    keep(`country=ee&form=ou&service=${first}&employeesAmount=3&registrationPeriod=5&director=provided`);
    open(`country=ee&service=${first}`);
    await heading('Choose your options');
    expect(screen.getByLabelText('Employees')).toHaveValue(3);
  });

  it('without a choice offers to continue an interrupted one', async () => {
    api();
    keep(complete);
    open();
    await choose('Continue');
    await heading('Review your order');
  });

  it('forgets the choice when somebody starts over', async () => {
    api();
    open(complete);
    await choose('Start over');
    await heading('Which country?');
    expect(sessionStorage.getItem('selection')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });
});

describe('the options in the wizard', () => {
  it('change the price at once: the sheet shows the total, and what is due now and later', async () => {
    const { asked: calls } = api();
    open(`country=ee&service=${first}`);
    expect(sheet()).toHaveTextContent('€640');
    await userEvent.click(screen.getByLabelText(/provided/));
    expect(sheet()).toHaveTextContent(/State fees.*€265Total€2,105/);
    expect(sheet()).toHaveTextContent(/Now 30%€552.*Later 70%€1,288/);
    await waitFor(() => expect(calls.at(-1)?.body).toEqual({ ...plain, director: 'provided' }));
    await waitFor(() => expect(sheet()).not.toHaveTextContent('Checking the price'));
  });

  it('say which number of employees is possible, beside the field', async () => {
    api();
    open(`country=ee&service=${first}`);
    const field = screen.getByLabelText('Employees');
    await userEvent.clear(field);
    await userEvent.type(field, '11');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a whole number from 1 to 10'));
    expect(sheet()).toHaveTextContent('The price will appear once your answers are valid.');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await heading('Review your order');
  });

  it('keep their values when the visitor goes back and forward again', async () => {
    api();
    open(complete);
    await choose('Back');
    await heading('Choose your options');
    await userEvent.click(screen.getByLabelText(/finance/));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Review your order');
    expect(within(screen.getByLabelText('Your answers')).getByText('finance')).toBeInTheDocument();
  });

  it('show a price that could not be checked, with a way to ask again', async () => {
    let fails = true;
    api({ 'POST /services/{id}/quote': (call) => (fails ? problem(503, 'unavailable', 'Later') : quote(call)) });
    open(complete);
    expect(await screen.findByText('We couldn’t check the price.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place order' })).toHaveAttribute('aria-disabled', 'true');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await orderButton();
  });

  it('of a service that can no longer be quoted lead to the other services', async () => {
    api({ 'POST /services/{id}/quote': () => problem(404, 'notFound', 'Not there') });
    open(complete);
    await heading('This service is no longer available');
    expect(screen.queryByRole('link', { name: /service 1/ })).not.toBeInTheDocument();
  });
});

describe('quick sign-up with a chosen service', () => {
  it('creates the order and opens it with openPayPal=true', async () => {
    const { last } = api({ 'POST /orders': () => json({ _id: 'o1' }, 201) });
    const { leave, loadAccount } = open(complete);
    const button = await orderButton();
    expect(loadAccount).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Begin work at once/ }));
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Quick sign-up' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1&openPayPal=true'));
    expect(accessToken()).toBe('abc');
    expect(last('POST /orders')?.body).toEqual({
      service: first,
      country: services[0]!.country._id,
      ...plain,
      terms: currentTerms.version,
      buyer: 'consumer',
      startEarly: true,
    });
    expect(sessionStorage.getItem('selection')).toBeNull();
  });

  it('asks a company for no consent to begin early, and ticks nothing by itself', async () => {
    open(complete);
    await orderButton();
    const ticks = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
    expect(ticks()).toEqual([false, false]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^Begin work at once/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^I’m ordering as a company/ }));
    expect(ticks()).toEqual([true]);
    await userEvent.click(screen.getByRole('checkbox', { name: /^I’m ordering as a company/ }));
    expect(ticks()).toEqual([false, false]);
  });

  it('keeps the choice when it is left', async () => {
    api();
    open(complete);
    await userEvent.click(await orderButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await orderButton();
    expect(asked()).toBe(`?${complete}`);
  });

  it('shows that its form did not load, and can be tried again', async () => {
    api();
    open(complete, { loadAccount: () => Promise.reject(new TypeError('offline')) });
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the sign-up form.');
    await orderButton('Place order again');
  });
});

describe('quick login with a chosen service', () => {
  it('says that the company of the link belongs to another client, and waits for another press', async () => {
    const errors = [{ field: 'company', code: 'companyNotOfClient' }];
    const { asked: calls } = api({
      'POST /orders': ({ body }) =>
        'company' in (body as object) ? json({ status: 422, code: 'validationFailed', errors }, 422) : json({ _id: 'o1' }, 201),
    });
    const { leave } = open(`${complete}&company=${company}`);
    expect(within(screen.getByLabelText('Your answers')).getByText('the one in your link')).toBeInTheDocument();
    await userEvent.click(await orderButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/^The company in your link isn’t one of yours/)).toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
    await userEvent.click(await orderButton());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1'));
    expect(calls.filter(({ path: at }) => at === '/companies').length).toBe(0);
  });

  it('creates the order and opens it without the payment dialog', async () => {
    api({ 'POST /orders': () => json({ _id: 'o1' }, 201) });
    const { leave } = open(complete);
    await userEvent.click(await orderButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1'));
  });

  it('places no order for a role other than Client, and leads to the landing of that role', async () => {
    const { asked: calls } = api();
    const { leave } = open(complete);
    await userEvent.click(await orderButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Enter as staff' }));
    expect(leave).toHaveBeenCalledWith('/login');
    expect(calls.some(({ path: at }) => at === '/orders')).toBe(false);
  });
});

describe('a signed-in client', () => {
  beforeEach(() => keepToken('abc'));

  it('places the order at once, and opens it', async () => {
    api({ 'POST /orders': () => json({ _id: 'o1' }, 201) });
    const { leave, loadAccount } = open(complete);
    await userEvent.click(await orderButton());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1'));
    expect(loadAccount).not.toHaveBeenCalled();
  });

  it('orders for a company of their own in one press, with the first options', async () => {
    const { last } = api({ 'GET /companies/{id}': () => ({ name: 'Nordline OÜ' }), 'POST /orders': () => json({ _id: 'o1' }, 201) });
    const { leave } = open(`country=ee&service=${first}&company=${company}&step=check`);
    expect(await within(screen.getByLabelText('Your answers')).findByText('Nordline OÜ')).toBeInTheDocument();
    await userEvent.click(await orderButton());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1'));
    expect(last('POST /orders')?.body).toMatchObject({ service: first, ...plain, company });
  });

  it('is shown that a company is not theirs, and orders without it', async () => {
    const { last } = api({
      'GET /companies/{id}': () => problem(404, 'notFound', 'Not there'),
      'POST /orders': () => json({ _id: 'o1' }, 201),
    });
    const { leave } = open(`${complete}&company=${company}`);
    expect(await screen.findByText(/^The company in your link isn’t one of yours/)).toBeInTheDocument();
    expect(within(screen.getByLabelText('Your answers')).queryByText('Company')).not.toBeInTheDocument();
    await waitFor(() => expect(asked()).toBe(`?${complete}`));
    await userEvent.click(await orderButton());
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1'));
    expect(last('POST /orders')?.body).not.toHaveProperty('company');
  });

  it('is shown why an order was not created, keeps the choice, and tries again under the same key', async () => {
    let fails = true;
    const { asked: calls } = api({
      'POST /orders': () => (fails ? problem(503, 'unavailable', 'Try again in a minute') : json({ _id: 'o1' }, 201)),
    });
    const { leave } = open(complete);
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t place your order: Try again in a minute Your selection is saved. Request req-1',
    );
    expect(asked()).toBe(`?${complete}`);
    fails = false;
    await userEvent.click(await orderButton('Place order again'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1'));
    const keys = calls.filter(({ path: at }) => at === '/orders').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(new Set(keys).size).toBe(1);
  });

  it('with too many orders is shown what to do about it', async () => {
    const message = 'Confirm your email to place more orders: open the link we sent you. Or try again in 52 minutes.';
    api({ 'POST /orders': () => problem(429, 'tooManyUnconfirmedOrders', message, { 'retry-after': '3100' }) });
    open(complete);
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(`We couldn’t place your order: ${message} Your selection is saved.`);
  });

  it('signs in again if the session has expired, and the order continues', async () => {
    let renewed = false;
    api({
      'POST /orders': () => (renewed ? json({ _id: 'o1' }, 201) : problem(401, 'tokenExpired', 'Resolved')),
      'POST /auth/refresh': () => problem(401, 'refreshInvalid', 'Resolved'),
    });
    const { leave } = open(complete);
    await userEvent.click(await orderButton());
    const dialog = await screen.findByRole('dialog');
    renewed = true;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign up' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/order?id=o1&openPayPal=true'));
  });

  it.each([
    ['a partner', problem(403, 'accessDenied', 'Access is denied')],
    ['somebody of the staff', json({ status: 422, code: 'validationFailed', errors: [{ field: 'client', code: 'required' }] }, 422)],
  ])('is shown who can order: %s', async (_, answer) => {
    api({ 'POST /orders': () => answer.clone() });
    open(complete);
    await userEvent.click(await orderButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Only clients can order here.');
  });
});

describe('the wizard rendered by the server', () => {
  it.each([
    ['countries', '', 'Estonia'],
    ['forms', 'country=ee', 'Private limited company'],
    ['services', 'country=ge', 'service 4'],
    ['options', `country=ee&service=${first}`, 'Continue'],
    ['all answers', complete, 'Place order'],
  ])('reads without scripts, and hydrates in the same state: %s', async (_, query, message) => {
    api();
    history.replaceState(null, '', `${path}?${query}`);
    const place = document.createElement('div');
    document.body.append(place);
    const drawn = <SelectionWizard {...startAt(query)} leave={jest.fn()} loadAccount={() => Promise.resolve(Dialog)} loadSend={loadSend} />;
    place.innerHTML = renderToString(drawn);
    expect(place).toHaveTextContent(message);
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await act(async () => hydrateRoot(place, drawn));
    await waitFor(() => expect(place.querySelector('[aria-disabled]')).toBeNull());
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
    act(() => root.unmount());
    place.remove();
  });

  it('sends the options as a form that contains the earlier answers too', () => {
    const html = renderToString(
      <SelectionWizard
        {...startAt(`country=ge&service=${only}&company=${company}`)}
        leave={jest.fn()}
        loadAccount={() => Promise.resolve(Dialog)}
        loadSend={loadSend}
      />,
    );
    const place = document.createElement('div');
    place.innerHTML = html;
    const form = place.querySelector('form')!;
    expect(form.getAttribute('action')).toBe(path);
    const sent = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();
    expect(fromQuery(sent).answers).toEqual({ country: 'GE', form: 'llc', service: only, options: plain, company });
  });
});

describe('a visitor who stops', () => {
  it('may have the choice sent by email, with the address that opens it again', async () => {
    open(complete);
    await userEvent.click(await screen.findByRole('button', { name: 'Email me this selection' }));
    const given = JSON.parse((await screen.findByRole('dialog', { name: 'Send' })).textContent ?? '') as Record<string, unknown>;
    expect(given).toMatchObject({ country: 'EE', legalForm: 'ou', service: first });
    expect(String(given['orderUrl'])).toMatch(new RegExp(`^/en/selection-service\\?country=ee&form=ou&service=${first}&employeesAmount=1`));
  });

  it('is offered no email before anything is chosen', async () => {
    open();
    await heading('Which country?');
    expect(screen.queryByRole('button', { name: 'Email me this selection' })).not.toBeInTheDocument();
  });
});
