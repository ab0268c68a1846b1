import { screen } from '@testing-library/react';
import { id, people } from '#machines/order/testing/people';
import { fakeApi } from '../../lib/testing/fake-api.js';
import { renderUi } from '../../lib/testing/render.js';
import { PersonPicker } from '../../ui/person-picker.js';
import { listedPerson } from './testing/listed-people.js';

const country = (code: string) => ({ _id: code, code, name: { ru: code, en: code } });
const partner = (n: number, partnerCompanyName: string, more: { openOrders: number; countries: ReturnType<typeof country>[] }) =>
  listedPerson(people.clientManager, { id: id(n), role: 'Partner', department: null }, { partnerCompanyName, ...more });

describe('partners to choose from', () => {
  it('come with those of the order’s country first, then those with fewer open orders', async () => {
    const items = [
      partner(1, 'Free elsewhere', { openOrders: 0, countries: [country('LV')] }),
      partner(2, 'Busy here', { openOrders: 9, countries: [country('LV'), country('EE')] }),
      partner(3, 'Free here', { openOrders: 1, countries: [country('EE')] }),
    ];
    fakeApi({ 'GET /users/partners': () => ({ items, page: 1, per_page: 100, total: 3, totalIsExact: true }) });
    renderUi(<PersonPicker directory="partners" except={null} country="EE" />);
    const names = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    expect(names.map((name) => name?.split(',')[0])).toEqual(['Free here', 'Busy here', 'Free elsewhere']);
    expect(screen.getByText('EE · rated 4.5 · 1 open order')).toBeVisible();
  });
});
