import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CompareTable, type CompareProps } from './compare-table.js';

const names = { ee: 'Estonia', ge: 'Georgia', rs: 'Serbia', cy: 'Cyprus', gb: 'United Kingdom' };
type Key = keyof typeof names;
const column = (key: Key): CompareProps['columns'][number] => ({
  key,
  name: names[key],
  code: key.toUpperCase(),
  page: `/en/service/${key}`,
  order: `/en/selection-service?country=${key}`,
});
const fees: Record<Key, string> = { ee: '€265', ge: '€35', rs: '€35', cy: '€265', gb: '€115' };

const propsOf = (keys: Key[], differences = false): CompareProps => ({
  language: 'en',
  kind: 'countries',
  columns: keys.map(column),
  groups: [
    { key: 'money', title: 'Price', rows: [{ key: 'fees', title: 'State fee', look: 'amount', cells: keys.map((key) => [fees[key]]) }] },
    { key: 'terms', title: 'Conditions', rows: [{ key: 'visit', title: 'Visit', look: 'text', cells: keys.map(() => ['not required']) }] },
  ],
  choices: [{ title: '', items: Object.entries(names).map(([key, name]) => ({ key, name })) }],
  differences,
  currency: '',
});

const queryOf = (keys: Key[], differences: boolean) => `?countries=${keys.join(',')}${differences ? '&differences=true' : ''}`;
function open(keys: Key[], differences = false) {
  history.replaceState(null, '', `/en/compare${queryOf(keys, differences)}`);
  return render(<CompareTable {...propsOf(keys, differences)} />);
}
const heads = () => screen.getAllByRole('columnheader').map((head) => within(head).getAllByRole('link')[0]?.textContent);

describe('the comparison of services', () => {
  it('shows a row for each fact, a column for each service, and links to continue', () => {
    open(['ee', 'ge']);
    expect(heads()).toEqual(['Estonia', 'Georgia']);
    expect(screen.getByRole('row', { name: 'State fee €265 €35' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start your order: Georgia' })).toHaveAttribute('href', '/en/selection-service?country=ge');
  });

  it('passes the services that are compared now to the form that chooses a currency', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form id="currency"><input type="hidden" name="countries" value="ee,ge,rs"><select name="currency"><option value="EUR">EUR</option></select></form>',
    );
    open(['ee', 'ge', 'rs']);
    await userEvent.click(screen.getByRole('link', { name: 'Remove Georgia' }));
    const form = document.querySelector<HTMLFormElement>('#currency');
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['currency', 'EUR'],
      ['countries', 'ee,rs'],
    ]);
    form?.remove();
  });

  it('leaves out what is the same for all, and brings it back; the address says which', async () => {
    open(['ee', 'ge']);
    expect(screen.getByText('1 line is identical.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Differences only' }));
    expect(screen.queryByRole('row', { name: /Visit/ })).not.toBeInTheDocument();
    expect(screen.queryByText('Conditions')).not.toBeInTheDocument();
    expect(location.search).toBe('?countries=ee,ge&differences=true');
    act(() => history.back());
    expect(await screen.findByRole('row', { name: /Visit/ })).toBeInTheDocument();
  });

  it('opens a shared address with its countries and its differences only', () => {
    open(['ee', 'ge'], true);
    expect(screen.getByRole('link', { name: 'Show all lines' })).toHaveAttribute('href', '/en/compare?countries=ee,ge');
    expect(screen.queryByRole('row', { name: /Visit/ })).not.toBeInTheDocument();
  });

  it('counts the differences of the remaining services when a column is removed', async () => {
    open(['ee', 'ge', 'rs'], true);
    await userEvent.click(screen.getByRole('link', { name: 'Remove Estonia' }));
    expect(heads()).toEqual(['Georgia', 'Serbia']);
    expect(location.search).toBe('?countries=ge,rs&differences=true');
    expect(screen.getByText('There are no differences.')).toBeInTheDocument();
  });

  it('needs two services, and takes no more than four', async () => {
    open(['ee', 'ge']);
    await userEvent.click(screen.getByRole('link', { name: 'Remove Georgia' }));
    expect(screen.getByText('Add one more to compare.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Differences only' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove Estonia' })).toHaveAttribute('href', '/en/compare');
  });

  it('says that four services are the most', () => {
    open(['ee', 'ge', 'rs', 'cy']);
    expect(screen.getByText('You can compare up to four.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('adds a service by a form that contains the compared ones too, and works without scripts', () => {
    const { container } = open(['ee', 'ge'], true);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Add a country' });
    expect(within(select).queryByRole('option', { name: 'Estonia' })).not.toBeInTheDocument();
    select.value = 'cy';
    const form = container.querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/en/compare');
    expect([...new FormData(form)]).toEqual([
      ['countries', 'ee'],
      ['countries', 'ge'],
      ['differences', 'true'],
      ['countries', 'cy'],
    ]);
  });

  it('hydrates as the server rendered it', async () => {
    history.replaceState(null, '', '/en/compare?countries=ee&countries=ge');
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<CompareTable {...propsOf(['ee', 'ge'])} />);
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const root = await act(async () => hydrateRoot(place, <CompareTable {...propsOf(['ee', 'ge'])} />));
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
    act(() => root.unmount());
    place.remove();
  });
});
