import { writeStored } from '../../../lib/storage.js';
import { leadContext } from './lead-context.js';
import { lookedAt, rememberLooked } from './looked.js';

const at = (address: string) => {
  window.history.replaceState(null, '', address);
};
beforeEach(() => writeStored('cookie', 'accepted'));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  at('/');
});

describe('the subject of a page that a visitor looked at', () => {
  it.each([
    ['/en/service/ee', { slug: 'ee', country: 'EE', fields: { page: 'service' } }],
    ['/ru/service/ee/ou?currency=USD', { slug: 'ee/ou', country: 'EE', fields: { page: 'service' } }],
    ['/en/compare?countries=ee,ge', { slug: 'compare', fields: { page: 'compare', compared: 'ee,ge' } }],
    [
      '/en/selection-service?country=ee&service=s1',
      { slug: 'selection-service', country: 'EE', service: 's1', fields: { page: 'selection' } },
    ],
  ])('is known from %s', (address, expected) => {
    at(address);
    expect(lookedAt(window.location)).toEqual({ orderUrl: address, ...expected });
    const { fields, ...rest } = expected;
    expect(leadContext()).toMatchObject({ ...rest, orderUrl: address, lead_fields: fields });
  });

  it.each(['/en', '/en/contacts', '/en/compare', '/en/selection-service'])('is nothing on %s', (address) => {
    at(address);
    expect(lookedAt(window.location)).toBeNull();
  });

  it('is sent with the form on another page, as the last subject that was looked at', () => {
    for (const address of ['/en/service/ee/ou', '/en/compare?countries=ee,ge']) {
      at(address);
      rememberLooked();
    }
    at('/en/contacts');
    rememberLooked();
    expect(leadContext()).toMatchObject({ url: '/en/contacts', orderUrl: '/en/compare?countries=ee,ge', slug: 'compare' });
  });

  it.each(['declined', ''])('is not stored where the answer about cookies is %p', (answer) => {
    writeStored('cookie', answer);
    at('/en/service/ee');
    rememberLooked();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is read from nothing but a page of ours', () => {
    at('/en/contacts');
    for (const text of ['{', '[]', '{"orderUrl":7}', '{"orderUrl":"/en/about"}']) {
      sessionStorage.setItem('looked', text);
      expect(leadContext()).not.toHaveProperty('orderUrl');
    }
  });
});
