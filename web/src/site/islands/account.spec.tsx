import { act, render, screen } from '@testing-library/react';
import { people } from '#machines/order/testing/people';
import { keepToken } from '../../lib/session/token-store.js';
import { fakeApi, problem } from '../../lib/testing/fake-api.js';
import { meOf } from '../../lib/testing/me.js';
import Account from './account.js';

afterEach(() => keepToken(null));

const tokenOf = (person: string) => `x.${btoa(JSON.stringify({ sub: person }))}.x`;

const header = () =>
  render(
    <>
      <Account language="en" look="bar" />
      <Account language="en" look="icon" />
      <Account language="en" look="menu" />
    </>,
  );

describe('the way to the account in the header of a public page', () => {
  it('is the sign-in for signed-out visitors', () => {
    const api = fakeApi({});
    header();
    for (const link of screen.getAllByRole('link', { name: 'Log in' })) expect(link).toHaveAttribute('href', '/login');
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(3);
    expect(api.asked).toEqual([]);
  });

  it("names a partner's company on a desk and on a phone, and asks once", async () => {
    keepToken(tokenOf('partner-1'));
    const api = fakeApi({ 'GET /users/me': () => ({ ...meOf(people.partner), partnerCompanyName: 'Baltic Desk OÜ' }) });
    header();
    expect(await screen.findByText('Baltic Desk OÜ')).toBeInTheDocument();
    expect(screen.getByText('My account: Baltic Desk OÜ')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'My account: Baltic Desk OÜ' })).toHaveLength(3);
    expect(api.asked).toHaveLength(1);
  });

  it('still links to the account if the session cannot be checked', async () => {
    keepToken(tokenOf('client-2'));
    fakeApi({ 'GET /users/me': () => problem(503, 'unavailable', 'Later') });
    header();
    await act(async () => undefined);
    expect(screen.getAllByRole('link', { name: 'Log in' })).toHaveLength(3);
  });
});
