import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { SelectionDialog } from './selection-dialog.js';
import { languages, texts } from './testing/texts.js';

const selection = {
  orderUrl: '/en/selection-service?country=ee',
  country: 'EE',
  legalForm: 'ou',
  service: null,
  fields: { country: 'Estonia', step: 'service' },
};

describe.each(languages)('the selection by mail, in %s', (language) => {
  const { selection: said, fields, errors } = texts[language];
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));

  const open = (handlers: Parameters<typeof fakeApi>[0]) => {
    const api = fakeApi(handlers);
    render(<SelectionDialog language={language} open onClose={() => undefined} selection={selection} />);
    return api;
  };
  const fill = async () => {
    await userEvent.type(screen.getByLabelText(fields.name), 'Anna');
    await userEvent.type(screen.getByLabelText(fields.email), 'anna@visitor.example');
    await userEvent.click(screen.getByRole('button', { name: said.submit }));
  };

  it('sends the answers and the address that opens it again, without a phone', async () => {
    const api = open({ 'POST /forms/steps-form': () => json({ _id: 'lead-1' }, 201) });
    await fill();
    expect(await screen.findByText(said.doneText.replace('{{email}}', 'anna@visitor.example'))).toBeInTheDocument();
    expect(api.last('POST /forms/steps-form')?.body).toMatchObject({
      name: 'Anna',
      email: 'anna@visitor.example',
      orderUrl: selection.orderUrl,
      slug: 'selection-service',
      answers: { country: 'EE', legalForm: 'ou' },
      lead_fields: selection.fields,
    });
    expect(api.last('POST /forms/steps-form')?.body).not.toHaveProperty('phone');
  });

  it('asks for the mailbox, and says how long to wait after too many', async () => {
    const api = open({ 'POST /forms/steps-form': () => problem(429, 'tooManyLetters', 'Later', { 'retry-after': '130' }) });
    await userEvent.click(screen.getByRole('button', { name: said.submit }));
    expect(screen.getByLabelText(fields.email)).toHaveAccessibleDescription(errors.required);
    expect(api.asked).toEqual([]);
    await fill();
    expect(await screen.findByText(errors.tooMany.replace('{{wait}}', language === 'ru' ? '3 мин' : '3 min'))).toBeInTheDocument();
  });
});
