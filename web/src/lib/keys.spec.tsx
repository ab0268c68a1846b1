import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { activeKeys, matches, useActiveKeys, useKeys } from './keys.js';

const said = jest.fn();

function Page({ word, named = 'page' }: { word: string; named?: string }) {
  useKeys('list', [
    { keys: 'j', does: `Next ${named}`, run: () => said(`${named} ${word}`) },
    { keys: 'Enter', does: `Open ${named}`, native: true },
  ]);
  return (
    <>
      <input aria-label="field" />
      <input type="checkbox" aria-label="tick" />
      <a href="#row">row</a>
    </>
  );
}

const KeyList = () => (
  <p>
    {useActiveKeys()
      .map(({ keys, does }) => `${keys}: ${does}`)
      .join(', ')}
  </p>
);

const press = (key: string, on: Element = document.body, more: Partial<KeyboardEventInit> = {}) => fireEvent.keyDown(on, { key, ...more });

afterEach(() => {
  cleanup();
  said.mockClear();
});

describe('the keys of a page', () => {
  it('run the handler of the page’s last render', () => {
    const { rerender } = render(<Page word="first" />);
    rerender(<Page word="second" />);
    press('j');
    expect(said.mock.calls).toEqual([['page second']]);
  });

  it('do not work in a text field, but on a check box and a link', () => {
    render(<Page word="w" />);
    press('j', screen.getByLabelText('field'));
    expect(said).not.toHaveBeenCalled();
    press('j', screen.getByLabelText('tick'));
    press('j', screen.getByText('row'));
    expect(said).toHaveBeenCalledTimes(2);
  });

  it('do nothing while a dialog is open over the page', () => {
    render(
      <>
        <Page word="w" />
        <div role="dialog" />
      </>,
    );
    press('j');
    expect(said).not.toHaveBeenCalled();
  });

  it('are not passed on to the browser, unless they are its own', () => {
    render(<Page word="w" />);
    expect(press('j')).toBe(false);
    expect(press('Enter', screen.getByText('row'))).toBe(true);
  });

  it('are replaced by those of a page that was mounted later, and return when it goes', () => {
    const shown = (inner: boolean) => (
      <>
        <Page word="w" />
        {inner ? <Page word="w" named="inner" /> : null}
      </>
    );
    const { rerender } = render(shown(true));
    press('j');
    rerender(shown(false));
    press('j');
    expect(said.mock.calls).toEqual([['inner w'], ['page w']]);
  });

  it('are listed with what they do while the page is mounted, and then no more', () => {
    const shown = (page: boolean) => (
      <>
        <KeyList />
        {page ? <Page word="w" /> : null}
      </>
    );
    const { rerender } = render(shown(true));
    expect(screen.getByText('j: Next page, Enter: Open page')).toBeInTheDocument();
    expect(activeKeys()).toEqual([
      expect.objectContaining({ scope: 'list', keys: 'j' }),
      expect.objectContaining({ scope: 'list', keys: 'Enter', native: true }),
    ]);
    rerender(shown(false));
    expect(activeKeys()).toEqual([]);
  });
});

describe('the press of a key', () => {
  const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  it.each([
    ['j', { key: 'j' }, true],
    ['j', { key: 'о', code: 'KeyJ' }, true],
    ['[', { key: 'х', code: 'BracketLeft' }, true],
    ['j', { key: 'О', code: 'KeyJ', shiftKey: true }, false],
    ['j', { key: 'h', code: 'KeyJ' }, false],
    ['j', { key: 'j', ctrlKey: true }, false],
    ['j', { key: 'j', altKey: true }, false],
    ['?', { key: '?', shiftKey: true }, true],
    ['Mod+k', { key: 'k', ctrlKey: true }, true],
    ['Mod+k', { key: 'л', code: 'KeyK', metaKey: true }, true],
    ['Mod+k', { key: 'k' }, false],
  ])('of %s is %j: %s', (keys, given, meant) => {
    expect(matches(keys, { ...plain, ...given })).toBe(meant);
  });
});
