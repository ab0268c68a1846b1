import i18next from 'i18next';
import { startTestTexts } from '../lib/testing/texts.js';

/** Checked by the compiler: a line marked as an error that has none does not compile. */
it('texts are translated by key and parameters, and do not compile with a wrong key or a missing or misspelt parameter', async () => {
  await startTestTexts('en');
  const t = i18next.getFixedT('en', 'common');
  expect(t('titleOf', { page: 'Orders' })).toBe('Orders · Registra');
  // @ts-expect-error there is no such key
  expect(t('titelOf', { page: 'Orders' })).toBe('titelOf');
  // @ts-expect-error the parameter is called `page`
  expect(t('titleOf', { pege: 'Orders' })).toBe('{{page}} · Registra');
  // @ts-expect-error `to` and `total` are missing
  expect(t('table.rangeOf', { from: 1 })).toBe('1–{{to}} of {{total}}');
});
