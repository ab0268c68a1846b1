import { type SiteSettings, siteSettingsOf } from './site-settings.js';

const kept = {
  phone: '+372 600 1234',
  social: [],
  messengers: [],
  workingHours: { timeZone: 'Europe/Tallinn', days: [1], from: '09:00', to: '18:00' },
  company: { name: { ru: 'Регистра', en: 'Registra' } },
  notice: null,
  promises: { refundDays: 7 },
};

test('settings stored before a field existed get its default, and keep their other values', () => {
  expect(siteSettingsOf(kept as unknown as SiteSettings)).toEqual({
    ...kept,
    email: '',
    settlementCurrency: 'EUR',
    company: { ...kept.company, registryCode: '', address: { ru: '', en: '' } },
    promises: { correctionDays: 30, delayPercent: 50, calculationDays: 2, refundDays: 7, decisionDays: 10, retentionYears: 5 },
  });
});
