import { Route, Routes } from 'react-router-dom';
import type { Actor } from '#libs/kernel/people';
import { keepToken } from '../../../lib/session/token-store.js';
import { type FakeApi, fakeApi, type Handler } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { CountryPage } from '../countries/country-page.js';
import { OthersPage } from '../others/others-page.js';
import { TypesPage } from '../others/types-page.js';
import { ServicesPage } from '../services/services-page.js';
import { SettingsPage } from '../settings/settings-page.js';
import { choices, estonia, ou, registration, site } from './catalogue-fixture.js';

/** A page of a list. */
export const listOf =
  (items: unknown[], total = items.length): Handler =>
  () => ({ items, page: 1, per_page: 12, total, totalIsExact: true });

/** Opens a page of the catalogue at `path`, as `actor`. What the spec does not answer is answered from the fixture. */
export function openPage(actor: Actor, path: string, handlers: Record<string, Handler> = {}): FakeApi {
  const api = fakeApi({
    ...handlers,
    ...Object.fromEntries(
      Object.entries({
        'GET /users/me': () => meOf(actor),
        'GET /countries/all': listOf([estonia]),
        'GET /countries': listOf([estonia]),
        'GET /countries/:id': () => estonia,
        'GET /services': listOf([ou]),
        'GET /services/:id': () => ou,
        'GET /service-types': listOf([registration]),
        'GET /choices': ({ query }) =>
          listOf(choices.filter(({ kind }) => !query.has('filter[kind]') || kind === query.get('filter[kind]')))({} as never),
        'GET /settings/site': () => site,
        'GET /settings/currencies': () => ({ offered: ['EUR', 'USD'], version: 1 }),
        'GET /settings/security': () => ({ enforceSecondFactor: false }),
      } satisfies Record<string, Handler>).filter(([name]) => !(name in handlers)),
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
