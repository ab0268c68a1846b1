import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { useOfferedCommands } from '../../lib/page-commands.js';
import { fakeApi } from '../../lib/testing/fake-api.js';
import { addressShown, renderUi } from '../../lib/testing/render.js';
import { startTestTexts } from '../../lib/testing/texts.js';
import { usePalette } from '../late-palette.js';
import type { Found } from './choices.js';

const nothing: Found = { orders: [], people: [], countries: [], services: [] };
const title = { ru: 'Регистрация OÜ', en: 'OÜ registration' };
const order = { _id: 'o1', number: 'R-000412', client: { _id: 'c1', name: 'Anna Sokolova' }, service: title };

function Frame({ actor, run }: { actor: Actor; run: () => void }) {
  const { open, dialog } = usePalette(actor);
  useOfferedCommands([{ id: 'finish', label: 'Complete order…', run }]);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      {dialog}
    </>
  );
}

function open(found: Partial<Found> = {}, actor = people.owner as Actor) {
  const run = jest.fn();
  const api = fakeApi({ 'GET /search': () => ({ ...nothing, ...found }) });
  renderUi(<Frame actor={actor} run={run} />, '/admin/orders-list');
  return { api, run };
}
const field = () => screen.findByRole('combobox', { name: 'What are you looking for?' });

beforeAll(() => startTestTexts('en'));

describe('the command palette', () => {
  it('is opened by Ctrl+K, finds an order and leads to it by keyboard alone', async () => {
    const { api } = open({ orders: [order] });
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = await field();
    expect(input).toHaveFocus();
    await userEvent.type(input, 'R-000412');
    const option = await screen.findByRole('option', { name: /R-000412.*Anna Sokolova.*OÜ registration/ });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', option.id));
    expect(api.last('GET /search')?.query.get('search')).toBe('R-000412');
    await userEvent.keyboard('{Enter}');
    expect(addressShown()).toBe('/admin/order?id=o1');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('keeps what is typed before its field is shown, and the page behind gets none of it', async () => {
    open({ orders: [order] });
    const behind = jest.fn();
    document.addEventListener('keydown', behind);
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    behind.mockClear();
    for (const key of ['S', 'o', 'x', 'Backspace', 'k', 'Enter']) fireEvent.keyDown(document.body, { key });
    const input = await field();
    await waitFor(() => expect(input).toHaveValue('Sok'));
    expect(behind).not.toHaveBeenCalled();
    await userEvent.type(input, 'olov');
    expect(input).toHaveValue('Sokolov');
    document.removeEventListener('keydown', behind);
  });

  it('returns the keys to the page when Escape is pressed meanwhile', async () => {
    open();
    const behind = jest.fn();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    document.addEventListener('keydown', behind);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(behind).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', behind);
  });

  it('sends no search for one character, and offers what the page can do and where to go', async () => {
    const { api, run } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const list = within(await screen.findByRole('listbox'));
    expect(list.getByRole('option', { name: 'Reports' })).toBeInTheDocument();
    await userEvent.type(await field(), 'c');
    expect(api.asked).toEqual([]);
    await userEvent.click(list.getByRole('option', { name: 'Complete order…' }));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  });

  it('moves along the lines by the arrows', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    const input = await field();
    const [first, second] = screen.getAllByRole('option');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first?.id));
    await userEvent.keyboard('{ArrowDown}');
    expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  });

  it('says that nothing was found, and gives the focus back when Esc closes it', async () => {
    open();
    const button = screen.getByRole('button', { name: 'Open' });
    await userEvent.click(button);
    await userEvent.type(await field(), 'zzzz');
    expect(await screen.findByText('Nothing found. Try another word.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('links clients to the orders of their area', async () => {
    open({ orders: [order] }, people.client as Actor);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'R-0004');
    await userEvent.click(await screen.findByRole('option', { name: /R-000412/ }));
    expect(addressShown()).toBe('/order?id=o1');
  });
});

describe('the list of keys', () => {
  it('is opened by the question mark and lists the active shortcuts', async () => {
    open();
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Search and commands')).toBeInTheDocument();
    expect(dialog.getByText('This list')).toBeInTheDocument();
  });
});
