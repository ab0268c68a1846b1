import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from '../../api/call.js';
import { useAllCountries, useOfferedCountries } from '../../lib/catalogue-queries.js';
import { fakeApi, pageOf } from '../../lib/testing/fake-api.js';
import { renderUi } from '../../lib/testing/render.js';
import { estonia } from './testing/catalogue-fixture.js';
import { useCatalogueMutation } from './use-catalogue.js';

/** Lists of countries for filters, people and new orders. */
function Countries() {
  const named = [...(useOfferedCountries().data ?? []), ...(useAllCountries().data ?? [])];
  return <output>{named.map(({ name }) => name.en).join(', ')}</output>;
}

function Rename() {
  const { mutate } = useCatalogueMutation();
  const name = { ru: 'Эстония', en: 'Republic of Estonia' };
  return (
    <button onClick={() => mutate(request('PATCH', '/countries/{id}', { path: { id: estonia._id }, body: { name }, ifMatch: 1 }))}>
      Rename
    </button>
  );
}

describe('a write of the catalogue', () => {
  it('renames a country wherever one is chosen', async () => {
    let name = estonia.name;
    const list = () => pageOf([{ ...estonia, name }])();
    fakeApi({
      'GET /countries/created': list,
      'GET /countries/all': list,
      'PATCH /countries/{id}': () => ({ ...estonia, name: (name = { ...name, en: 'Republic of Estonia' }) }),
    });
    renderUi(
      <>
        <Countries />
        <Rename />
      </>,
    );
    expect(await screen.findByText('Estonia, Estonia')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('Republic of Estonia, Republic of Estonia')).toBeInTheDocument();
  });
});
