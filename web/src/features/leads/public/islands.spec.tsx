import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startTestTexts } from '../../../lib/testing/texts.js';
import { CallButton } from './call-button.js';
import { CallForm } from './call-form.js';
import { ConsultationButton } from './consultation-button.js';
import { CookieNotice } from './cookie-notice.js';
import { type Contacts, MessagingButton } from './messaging-button.js';
import { OfferForm } from './offer-form.js';
import { languages } from './testing/texts.js';

const contacts = {
  phone: '+44 20 7946 0958',
  email: 'help@registra.example',
  messengers: [{ kind: 'max', url: 'https://max.ru/registra' }],
} satisfies Contacts;
const parts = (language: 'ru' | 'en'): Record<string, ReactElement> => ({
  'the call button': <CallButton language={language} look="icon" />,
  'the call form': <CallForm language={language} />,
  'the consultation button': <ConsultationButton language={language} />,
  'the offer form': <OfferForm language={language} countries={[{ code: 'ee', name: 'Eesti' }]} />,
  'the messaging button': <MessagingButton language={language} contacts={contacts} />,
  'the cookie notice': <CookieNotice language={language} />,
});

describe.each(languages)('a part of a page that the server rendered, in %s', (language) => {
  beforeEach(() => startTestTexts(language));
  afterAll(() => startTestTexts('en'));

  it.each(Object.entries(parts(language)))('%s hydrates without a difference, and without a style attribute', async (_, part) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const place = document.createElement('div');
    place.innerHTML = renderToString(part);
    document.body.append(place);
    expect(place.querySelector('[style]')).toBeNull();
    const root = await act(async () => hydrateRoot(place, part));
    expect(complaint.mock.calls).toEqual([]);
    act(() => root.unmount());
    place.remove();
    complaint.mockRestore();
  });
});
