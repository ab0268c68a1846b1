import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { openingText } from '#machines/catalogue/working-hours';
import { ownZone } from '../../../lib/days.js';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { CallButton } from './call-button.js';
import { CallForm } from './call-form.js';
import { languages, texts } from './testing/texts.js';

const taken = { 'POST /forms/request-call': () => json({ _id: 'lead-1' }, 201) };
const tooSoon = { 'POST /forms/request-call': () => problem(429, 'phoneAlreadySent', 'Wait', { 'retry-after': '300' }) };

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe.each(languages)('the request of a call, in %s', (language) => {
  const { call, fields, errors, actions } = texts[language];
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));

  const open = async (
    handlers: Parameters<typeof fakeApi>[0] = taken,
    props: Partial<Parameters<typeof CallButton>[0]> = {},
    user: Pick<UserEvent, 'click'> = userEvent,
  ) => {
    const api = fakeApi(handlers);
    render(<CallButton language={language} {...props} />);
    await user.click(screen.getByRole('button', { name: call.open }));
    await screen.findByRole('dialog', { name: call.title });
    return api;
  };
  const name = () => screen.getByLabelText(fields.name);
  const phone = () => screen.getByLabelText(fields.phone);
  // In a dialog it stands behind the button that opened it, which has the same label.
  const send = (user: Pick<UserEvent, 'click'> = userEvent) => user.click(screen.getAllByRole('button', { name: call.submit }).at(-1)!);
  const fill = async (number = '+372 5555 0000', user: Pick<UserEvent, 'click' | 'type'> = userEvent) => {
    await user.type(name(), 'Anna');
    await user.type(phone(), number);
    await send(user);
  };

  it('asks for name and phone only, the name first', async () => {
    await open();
    expect(screen.getAllByRole('textbox')).toEqual([name(), phone()]);
    expect(name()).toHaveFocus();
  });

  it('asks for a name (section 5: name required)', async () => {
    const api = await open();
    await userEvent.type(phone(), '+372 5555 0000{Enter}');
    expect(name()).toHaveAccessibleDescription(errors.required);
    expect(name()).toHaveFocus();
    expect(api.asked).toEqual([]);
    await userEvent.type(name(), 'A');
    expect(name()).not.toHaveAccessibleDescription();
  });

  it('asks for a correct phone (section 5: phone required)', async () => {
    const api = await open();
    await userEvent.type(name(), 'Anna{Enter}');
    expect(phone()).toHaveAccessibleDescription(errors.phone);
    expect(phone()).toHaveFocus();
    expect(api.asked).toEqual([]);
  });

  // Which texts are numbers: machines/kernel/phone-number.spec.ts.
  it('sends a number in one notation, and shows it as people read it', async () => {
    const api = await open();
    await fill('+7 (912) 555-01-77');
    await screen.findByText(call.doneText.replace('{{phone}}', '+7 912 555 01 77'));
    expect(api.last('POST /forms/request-call')?.body).toMatchObject({ phone: '+79125550177' });
  });

  it('does not send an invalid number, and keeps it as it was typed (section 5)', async () => {
    const api = await open();
    await fill('+7 912 555 01 777');
    expect(phone()).toHaveAccessibleDescription(errors.phone);
    expect((phone() as HTMLInputElement).value.replace(/[^+\d]/g, '')).toBe('+791255501777');
    expect(api.asked).toEqual([]);
  });

  it('accepts only characters of a phone number, typed or pasted, and cuts nothing', async () => {
    await open();
    await userEvent.type(phone(), 'tel: +7 (916) abc-0');
    expect(phone()).toHaveValue('+7 916 0');
    await userEvent.clear(phone());
    await userEvent.click(phone());
    await userEvent.paste('tel: +7 (916) 000-00-00');
    expect(phone()).toHaveValue('+7 916 000 00 00');
    await userEvent.type(phone(), '9');
    expect(phone()).toHaveValue('+7 9160000000 9'.replaceAll(' ', '').replace('+7', '+7 '));
  });

  it('shows the error at the field until somebody types there', async () => {
    await open();
    await send();
    expect(phone()).toHaveAccessibleDescription(errors.phone);
    await userEvent.type(phone(), '1');
    expect(phone()).not.toHaveAccessibleDescription();
    expect(name()).toHaveAccessibleDescription(errors.required);
  });

  it('goes from the form to the success, which closes itself after 3 seconds', async () => {
    // No time passes but what the test lets pass: a slow machine would otherwise close it early.
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    await open(taken, {}, user);
    await fill('+372 5555 0000', user);
    await screen.findByRole('dialog', { name: call.doneTitle });
    // Its clock starts with its effects, which may come after its texts.
    await act(() => Promise.resolve());
    expect(screen.getByText(call.doneText.replace('{{phone}}', '+372 5555 0000'))).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2500));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(600));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: call.open })).toHaveFocus();
  });

  it('says from when on we call while the office is closed, by the visitor’s clock', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-25T18:05:00Z') });
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    const closed = { _id: 'lead-1', opensAt: '2026-11-26T07:00:00.000Z', timeZone: 'Europe/Tallinn' };
    await open({ 'POST /forms/request-call': () => json(closed, 201) }, {}, user);
    await fill('+372 5555 0000', user);
    const zones = { own: ownZone(), office: 'Europe/Tallinn' };
    const when = openingText(Date.parse(closed.opensAt), Date.now(), zones, language);
    expect(when).toMatch(language === 'ru' ? /^завтра с/ : /^tomorrow from/);
    expect(await screen.findByText(call.doneLater.replace('{{phone}}', '+372 5555 0000').replace('{{when}}', when))).toBeInTheDocument();
  });

  it('starts with the form again when it is opened after a success', async () => {
    await open();
    await fill();
    await screen.findByRole('dialog', { name: call.doneTitle });
    await userEvent.click(screen.getAllByRole('button', { name: actions.close }).at(-1)!);
    await userEvent.click(screen.getByRole('button', { name: call.open }));
    expect(screen.getByRole('dialog', { name: call.title })).toBeInTheDocument();
    expect(name()).toHaveValue('');
  });

  it('is closed with Escape, and gives the focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: call.open })).toHaveFocus();
  });

  it('is closed by a click on the overlay, not by one inside', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(screen.getByText(call.lead));
    expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was typed when it was closed by mistake', async () => {
    await open();
    await userEvent.type(name(), 'Anna');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: call.open }));
    expect(name()).toHaveValue('Anna');
  });

  it('keeps the focus inside', async () => {
    await open();
    screen.getByRole('button', { name: actions.close }).focus();
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: actions.close })).toHaveFocus();
  });

  it('says that the phone was already sent for 3 seconds, and at the field until one types (section 8)', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await open(tooSoon);
    await fill();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(errors.phoneAlreadySent));
    await waitFor(() => expect(phone()).toHaveFocus());
    act(() => void jest.advanceTimersByTime(3100));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(phone()).toHaveAccessibleDescription(errors.phoneAlreadySent);
    expect(name()).toHaveValue('Anna');
    await userEvent.type(phone(), '1');
    expect(phone()).not.toHaveAccessibleDescription();
  });

  it('says how long to wait when there were too many requests', async () => {
    await open({ 'POST /forms/request-call': () => problem(429, 'tooManyRequests', 'x', { 'retry-after': '130' }) });
    await fill();
    const wait = language === 'ru' ? '3 мин' : '3 min';
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(errors.tooMany.replace('{{wait}}', wait)));
  });

  it('loses nothing when the server is out of reach, and asks again with the same key', async () => {
    const api = await open();
    const answering = globalThis.fetch;
    let tries = 0;
    globalThis.fetch = (...given) =>
      (tries += 1) === 1 ? answering(...given).then(() => Promise.reject(new TypeError('offline'))) : answering(...given);
    await fill();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(errors.network));
    expect(name()).toHaveValue('Anna');
    await send();
    await screen.findByRole('dialog', { name: call.doneTitle });
    const keys = api.asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('sends where the visitor is and came from', async () => {
    window.history.replaceState(null, '', `/${language}/service/ee?type=1`);
    localStorage.setItem('cookie', 'accepted');
    sessionStorage.setItem('utm', JSON.stringify({ utm_source: 'vc', utm_campaign: 'autumn' }));
    const api = await open(taken, { context: { slug: 'ee', orderUrl: `/${language}/service/ee/company`, fields: { country: 'ee' } } });
    await fill();
    await screen.findByRole('dialog', { name: call.doneTitle });
    expect(api.last('POST /forms/request-call')?.body).toEqual({
      name: 'Anna',
      phone: '+37255550000',
      language,
      url: `/${language}/service/ee?type=1`,
      orderUrl: `/${language}/service/ee/company`,
      slug: 'ee',
      country: 'EE',
      lead_fields: { country: 'ee' },
      utm: { source: 'vc', campaign: 'autumn' },
    });
    window.history.replaceState(null, '', '/');
    localStorage.removeItem('cookie');
  });

  it('is part of a page too, where the success takes the place of the form', async () => {
    const api = fakeApi(taken);
    render(<CallForm language={language} />);
    await send();
    expect(name()).toHaveAccessibleDescription(errors.required);
    await fill();
    expect(await screen.findByRole('status')).toHaveTextContent(call.doneTitle);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(api.asked).toHaveLength(1);
  });

  it('makes sense without scripts: the button leads to the form, which the browser posts', () => {
    const button = renderToString(<CallButton language={language} />);
    expect(button).toContain(`href="/${language}/contacts#call"`);
    const form = renderToString(<CallForm language={language} />);
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/api/v1/forms/request-call"');
    expect(form).not.toContain('style=');
  });
});

it('a name typed before the page hydrates is not lost', async () => {
  fakeApi(taken);
  const { container } = render(<CallForm language="en" />);
  const field = container.querySelector<HTMLInputElement>('input[name="name"]')!;
  field.value = 'Anna';
  fireEvent.input(screen.getByLabelText('Phone'), { target: { value: '+372 5555 0000' } });
  await userEvent.click(screen.getByRole('button', { name: 'Request a call' }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
});
