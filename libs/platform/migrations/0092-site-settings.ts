import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/** The rows of `catalogue_settings`, which are also streams: how the product can be reached, and what a price may be given in. */
export const siteSettingsId = '00000000-0000-7000-8000-000000000092';
export const currencySettingsId = '00000000-0000-7000-8000-000000000093';
/** The stream of imports: it has no row of its own. */
export const catalogueImportsId = '00000000-0000-7000-8000-000000000094';

const unknownCompany = { name: { ru: '', en: '' }, registryCode: '', address: { ru: '', en: '' } };
const weekdays = { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' };
const nothingSaid = { phone: '', email: '', social: [], messengers: [], workingHours: weekdays, company: unknownCompany, notice: null };

/** ISO 4217, in the order of choice. */
const currencies = [
  ...[
    'EUR',
    'USD',
    'RUB',
    'GBP',
    'CHF',
    'JPY',
    'CNY',
    'AED',
    'AUD',
    'BHD',
    'CAD',
    'CZK',
    'DKK',
    'GEL',
    'HKD',
    'HUF',
    'ILS',
    'KZT',
    'NOK',
    'PLN',
  ],
  ...['RSD', 'SEK', 'SGD', 'THB', 'TRY', 'TWD'],
];

/** Settings of the public site and of prices; empty until somebody says otherwise. */
export class SiteSettings0092 implements MigrationInterface {
  readonly name = orderedName(92, 'SiteSettings');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalogue_settings (
        id uuid primary key,
        version integer not null default 0,
        value jsonb not null,
        updated_at timestamptz not null default now()
      );
      grant select, update on catalogue_settings to registra_app;`);
    const rows = [
      [siteSettingsId, nothingSaid],
      [currencySettingsId, currencies],
    ] as const;
    for (const [id, value] of rows)
      await runner.query('insert into catalogue_settings (id, value) values ($1, $2)', [id, JSON.stringify(value)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalogue_settings');
  }
}
