import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderPage } from '../../../lib/testing/render.js';
import { PersonTab } from './person-tab.js';

const client = { id: '1', role: 'Client', department: null } as const;
const countries = { 'GET /countries/all': () => ({ items: [] }) };

describe('the time zone of a profile', () => {
  it('is chosen from a list, and the office’s zone is named while none is chosen', async () => {
    const api = renderPage(<PersonTab me={meOf(client)} />, '/profile', { ...countries, 'PATCH /users': () => meOf(client) }, client);
    const zone = screen.getByLabelText('Time zone', { selector: 'input:not([type=hidden])' });
    expect(zone).toHaveAccessibleDescription(/they use our office’s: Europe\/Tallinn\./);
    await userEvent.type(zone, 'Vladiv');
    await userEvent.click(await screen.findByRole('option', { name: 'Asia/Vladivostok' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last('PATCH /users')?.body).toMatchObject({ timeZone: 'Asia/Vladivostok' }));
  });

  it('is refused at its field if the server does not know it', async () => {
    const detail = 'This time zone doesn’t exist.';
    const refusal = { status: 422, code: 'validationFailed', errors: [{ field: 'timeZone', code: 'timeZoneUnknown', detail }] };
    const me = { ...meOf(client), timeZone: 'Mars/Olympus' };
    renderPage(<PersonTab me={me} />, '/profile', { ...countries, 'PATCH /users': () => json(refusal, 422) }, client);
    expect(screen.getByLabelText('Time zone', { selector: 'input:not([type=hidden])' })).toHaveValue('Mars/Olympus');
    await userEvent.type(screen.getByLabelText('First name'), 'a');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Time zone', { selector: 'input:not([type=hidden])' })).toHaveAccessibleDescription(new RegExp(detail)),
    );
  });
});

describe('the name in Latin script', () => {
  const manager = { id: '2', role: 'Manager', department: 'ubClient' } as const;

  it.each([manager, client])('is given and taken back by $role', async (person) => {
    const me = { ...meOf(person), latinLastName: 'Markova' };
    const api = renderPage(<PersonTab me={me} />, '/profile', { ...countries, 'PATCH /users': () => me }, person);
    await userEvent.type(screen.getByLabelText('First name in Latin letters'), 'Elena ');
    await userEvent.clear(screen.getByLabelText('Last name in Latin letters'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.last('PATCH /users')?.body).toMatchObject({ latinFirstName: 'Elena', latinLastName: null }));
  });
});
