import { Route, Routes } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { type FakeApi, fakeApi, type Handlers, pageOf } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { CountryPage } from '../countries/country-page.js';
import { OthersPage } from '../others/others-page.js';
import { TypesPage } from '../others/types-page.js';
import { ServicesPage } from '../services/services-page.js';
import { SettingsPage } from '../settings/settings-page.js';
import { choices, estonia, ou, registration, site } from './catalogue-fixture.js';

/** Opens a page of the catalogue as `actor`. Unhandled calls are answered from the fixture. */
export function openPage(actor: Actor, path: string, handlers: Handlers = {}): FakeApi {
  const api = fakeApi({
    ...handlers,
    ...Object.fromEntries(
      Object.entries({
        'GET /users/me': () => meOf(actor),
        'GET /countries/all': pageOf([estonia]),
        'GET /countries': pageOf([estonia]),
        'GET /countries/{id}': () => estonia,
        'GET /services': pageOf([ou]),
        'GET /services/{id}': () => ou,
        'GET /service-types': pageOf([registration]),
        'GET /choices': ({ query }) =>
          pageOf(choices.filter(({ kind }) => !query.has('filter[kind]') || kind === query.get('filter[kind]')))(),
        'GET /settings/site': () => site,
        'GET /settings/currencies': () => ({ offered: ['EUR', 'USD'], version: 1 }),
        'GET /settings/bank-accounts': () => ({ items: [], version: 1, known: [], lastChanges: [], proposal: null, lastProposal: null }),
        'GET /users/me/second-factor': () => ({ enrolled: false, recoveryCodesLeft: 0, required: false }),
        'GET /settings/exchange-rates': () => ({ items: [{ currency: 'USD', perEuro: '1.1', date: '2026-11-20' }], version: 1 }),
        'GET /settings/security': () => ({ enforceSecondFactor: false }),
      } satisfies Handlers).filter(([name]) => !(name in handlers)),
    ),
  });
  keepToken('token');
  renderUi(
    <Routes>
      <Route path="/admin/country" element={<CountryPage />} />
      <Route path="/admin/services" element={<ServicesPage />} />
      <Route path="/admin/type-services" element={<TypesPage />} />
      <Route path="/admin/others" element={<OthersPage />} />
      <Route path="/admin/settings" element={<SettingsPage />} />
    </Routes>,
    path,
  );
  return api;
}
