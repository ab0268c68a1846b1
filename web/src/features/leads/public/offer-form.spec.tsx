import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, json, problem } from '../../../lib/testing/fake-api.js';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { OfferForm } from './offer-form.js';
import { languages, texts } from './testing/texts.js';

const countries = [
  { code: 'ee', name: 'Estonia' },
  { code: 'ge', name: 'Georgia' },
];

describe.each(languages)('the offer of a partner, in %s', (language) => {
  const { offer, fields, errors } = texts[language];
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));

  const draw = (answer: () => Response = () => json({ _id: 'lead-3' }, 201)) => {
    const api = fakeApi({ 'POST /forms/offer-form': answer });
    render(<OfferForm language={language} countries={countries} />);
    return api;
  };
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
  const send = () => userEvent.click(screen.getByRole('button', { name: offer.submit }));

  it('is sent with the filled fields alone', async () => {
    const api = draw();
    await type(fields.name, 'Kadri <b>Tamm</b>');
    await type(fields.email, 'kadri@registra.example');
    await userEvent.selectOptions(screen.getByLabelText(fields.country), 'ge');
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(offer.doneText.replace('{{email}}', 'kadri@registra.example'));
    expect(api.last('POST /forms/offer-form')?.body).toEqual({
      name: 'Kadri <b>Tamm</b>',
      email: 'kadri@registra.example',
      country: 'ge',
      language,
      url: '/',
    });
  });

  it('asks for a name and an e-mail, and takes only a valid e-mail (section 5)', async () => {
    const api = draw();
    await send();
    expect(screen.getByLabelText(fields.name)).toHaveAccessibleDescription(errors.required);
    expect(screen.getByLabelText(fields.email)).toHaveAccessibleDescription(errors.required);
    await type(fields.email, 'kadri@');
    await send();
    expect(screen.getByLabelText(fields.email)).toHaveAccessibleDescription(errors.email);
    expect(api.asked).toEqual([]);
  });

  it('may have no phone, but not a wrong one (section 5)', async () => {
    draw();
    await type(fields.name, 'Kadri');
    await type(fields.email, 'kadri@registra.example');
    await type(fields.phone, '12345');
    await send();
    expect(screen.getByLabelText(fields.phone)).toHaveAccessibleDescription(errors.phone);
    await userEvent.clear(screen.getByLabelText(fields.phone));
    await send();
    expect(await screen.findByRole('status')).toHaveTextContent(offer.doneTitle);
  });

  it('shows what the server refuses at its field', async () => {
    draw(() => json({ status: 422, code: 'validationFailed', errors: [{ field: 'email', code: 'mustBeEmail', detail: 'x' }] }, 422));
    await type(fields.name, 'Kadri');
    await type(fields.email, 'kadri@registra.example');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.email);
    expect(screen.getByLabelText(fields.email)).toHaveAccessibleDescription(errors.email);
  });

  it('names the request when the server failed', async () => {
    draw(() => problem(500, 'unexpected', 'x'));
    await type(fields.name, 'Kadri');
    await type(fields.email, 'kadri@registra.example');
    await send();
    expect(await screen.findByText(new RegExp('req-1'))).toHaveTextContent(errors.unexpected);
  });
});
