import type { SiteSettings } from '#machines/catalogue/site-settings';
import { name, t } from './plan.js';

/** Numbers and addresses nobody can have: the phone is in Ofcom's range for drama, the domains are reserved for examples. */
export const sampleSite: SiteSettings = {
  phone: '+44 20 7946 0958',
  email: 'support@registra.example',
  social: [
    { kind: 'telegram', url: 'https://telegram.example/registra' },
    { kind: 'linkedin', url: 'https://linkedin.example/company/registra' },
    { kind: 'youtube', url: 'https://youtube.example/@registra' },
  ],
  messengers: [
    { kind: 'telegram', url: 'https://telegram.example/registra' },
    { kind: 'whatsapp', url: 'https://whatsapp.example/442079460958' },
  ],
  workingHours: { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' },
  company: {
    name: name('Registra OÜ (образец)', 'Registra OÜ (sample)'),
    registryCode: '00000000',
    address: t('Пример-стрит 1, 10111 Таллин, Эстония', '1 Example Street, 10111 Tallinn, Estonia'),
  },
  // The one place that says it: pages show this where prices stand, until somebody empties it in the settings.
  notice: t(
    'Цены, пошлины и сроки здесь — образец для демонстрации, а не предложение.',
    'Prices, fees and terms here are samples for demonstration, not an offer.',
  ),
};
