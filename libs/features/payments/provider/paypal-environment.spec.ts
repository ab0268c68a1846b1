import { originsOf } from './paypal-environment.js';

describe('the origins that may be PayPal’s', () => {
  it.each([
    ['https://api-m.paypal.com', 'https://www.paypal.com', 'https://api.paypal.com'],
    ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com', 'https://api.sandbox.paypal.com'],
  ])('of %s are fixed, whatever the product’s own address is', (apiUrl, approval, certificates) => {
    expect(originsOf(apiUrl, 'https://registra.example')).toEqual({ approval, certificates: [certificates, apiUrl] });
  });

  it('for a simulator are its own and, for the pages that people see, the product’s', () => {
    expect(originsOf('http://127.0.0.1:4010', 'https://registra.example/shop')).toEqual({
      approval: 'https://registra.example',
      certificates: ['http://127.0.0.1:4010'],
    });
  });
});
