import { ownName } from '#machines/kernel/format';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownZone } from '../../../lib/days.js';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { ConsultationButton } from './consultation-button.js';
import { dayOf, slotsByDay, timeOf } from './slots.js';
import { languages, texts } from './testing/texts.js';

const slots = ['2026-11-25T08:00:00Z', '2026-11-25T08:30:00Z', '2026-11-27T12:00:00Z'];
const zone = ownZone();
const free = { 'GET /forms/consultation-slots': () => ({ slots, timeZone: 'Europe/Tallinn', minutes: 30 }) };
const booked = { 'POST /forms/request-consultation': () => json({ _id: 'lead-2', slot: slots[2] }, 201) };

describe.each(languages)('the booking of a consultation, in %s', (language) => {
  const { consultation, fields, errors, actions } = texts[language];
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));

  const open = async (handlers: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi(handlers);
    render(<ConsultationButton language={language} />);
    await userEvent.click(screen.getByRole('button', { name: consultation.open }));
    return { api, dialog: within(await screen.findByRole('dialog', { name: consultation.title })) };
  };
  const days = slotsByDay(slots, zone);
  const lastDay = dayOf(days.at(-1)?.day ?? '', 'short', language);
  const lastTime = timeOf(slots[2] ?? '', zone, language);
  const fill = async () => {
    await userEvent.type(screen.getByLabelText(fields.name), 'Anna');
    await userEvent.type(screen.getByLabelText(fields.phone), '+372 5555 0000');
    await userEvent.type(screen.getByLabelText(fields.email), 'anna@registra.example');
  };
  const chooseLast = async () => {
    await userEvent.click(await screen.findByRole('radio', { name: lastDay }));
    await userEvent.click(screen.getByRole('radio', { name: lastTime }));
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: consultation.submit }));

  it('offers free days and times by the visitor’s clocks, and names their zone', async () => {
    const { api, dialog } = await open(free);
    expect(await dialog.findByRole('radio', { name: dayOf(days[0]?.day ?? '', 'short', language) })).toBeChecked();
    expect(dialog.getByRole('radio', { name: timeOf(slots[0] ?? '', zone, language) })).toBeInTheDocument();
    expect(dialog.queryByRole('radio', { name: lastTime })).not.toBeInTheDocument();
    expect(dialog.getByText(new RegExp(consultation.zone.split('{{')[0] ?? ''))).toBeInTheDocument();
    expect(api.last('GET /forms/consultation-slots')?.query.get('days')).toBe('14');
  });

  it('books the chosen half hour, and says when and where the invitation went', async () => {
    const { api } = await open({ ...free, ...booked });
    await chooseLast();
    await fill();
    expect(screen.getByRole('radio', { name: ownName(language) })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: ownName(language === 'ru' ? 'en' : 'ru') }));
    await send();
    const done = within(await screen.findByRole('dialog', { name: consultation.doneTitle }));
    expect(done.getByRole('status')).toHaveTextContent(dayOf(days.at(-1)?.day ?? '', 'long', language).replace(/\s/g, ' '));
    expect(done.getByRole('status')).toHaveTextContent('anna@registra.example');
    expect(api.last('POST /forms/request-consultation')?.body).toMatchObject({
      name: 'Anna',
      phone: '+37255550000',
      email: 'anna@registra.example',
      slot: slots[2],
      timeZone: zone,
      language,
      lead_fields: { callLanguage: language === 'ru' ? 'en' : 'ru' },
    });
    await userEvent.click(done.getAllByRole('button', { name: actions.close }).at(-1)!);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks for a time, a name, a correct phone and a valid e-mail (section 5)', async () => {
    const { api } = await open({ ...free, ...booked });
    await screen.findByRole('radio', { name: lastDay });
    await userEvent.type(screen.getByLabelText(fields.email), 'anna@registra');
    await send();
    expect(screen.getByText(errors.slot)).toBeInTheDocument();
    expect(screen.getByLabelText(fields.name)).toHaveAccessibleDescription(errors.required);
    expect(screen.getByLabelText(fields.phone)).toHaveAccessibleDescription(errors.phone);
    expect(screen.getByLabelText(fields.email)).toHaveAccessibleDescription(errors.email);
    expect(api.last('POST /forms/request-consultation')).toBeUndefined();
  });

  it('says that somebody else booked the time, fetches what is left, and keeps what was typed', async () => {
    let left = slots;
    await open({
      'GET /forms/consultation-slots': () => ({ slots: left }),
      'POST /forms/request-consultation': () => {
        left = slots.slice(0, 2);
        return problem(409, 'slotTaken', 'Taken');
      },
    });
    await chooseLast();
    await fill();
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(errors.slotTaken));
    await waitFor(() => expect(screen.queryByRole('radio', { name: lastDay })).not.toBeInTheDocument());
    expect(screen.getByLabelText(fields.email)).toHaveValue('anna@registra.example');
  });

  it('says that no time is free', async () => {
    const { dialog } = await open({ 'GET /forms/consultation-slots': () => ({ slots: [] }) });
    expect(await dialog.findByText(consultation.none)).toBeInTheDocument();
  });

  it('tries again when the times could not be loaded', async () => {
    let tries = 0;
    const { dialog } = await open({
      'GET /forms/consultation-slots': () => ((tries += 1) === 1 ? problem(503, 'unavailable', 'Later') : { slots }),
    });
    expect(await dialog.findByRole('alert')).toHaveTextContent(consultation.failed);
    await userEvent.click(dialog.getByRole('button', { name: actions.tryAgain }));
    expect(await dialog.findByRole('radio', { name: lastDay })).toBeInTheDocument();
  });
});
