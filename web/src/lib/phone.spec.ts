import { telHref } from './phone.js';

describe('the link of a phone number', () => {
  it.each([
    ['+79125550177', 'tel:+79125550177'],
    ['+7 900 000-01-00', 'tel:+79000000100'],
    ['8 (800) 555-35-35', 'tel:88005553535'],
  ])('for %s is %s', (phone, href) => expect(telHref(phone)).toBe(href));
});
