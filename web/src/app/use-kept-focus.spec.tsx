import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { useKeptFocus } from './use-kept-focus.js';

function Frame() {
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  return (
    <>
      <Link to="/order?id=1">Kept</Link>
      <main ref={content} tabIndex={-1}>
        <Routes>
          <Route path="/list" element={<Link to="/order?id=2">Gone</Link>} />
          <Route path="/order" element={<h1>Order</h1>} />
        </Routes>
      </main>
    </>
  );
}

const draw = () =>
  render(
    <MemoryRouter initialEntries={['/list']}>
      <Frame />
    </MemoryRouter>,
  );

describe('the focus on the way to another page', () => {
  it('goes to the content when the link that led there is gone', async () => {
    draw();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Gone' }));
    expect(screen.getByRole('heading', { name: 'Order' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('stays on a link that stays', async () => {
    draw();
    await userEvent.click(screen.getByRole('link', { name: 'Kept' }));
    expect(screen.getByRole('heading', { name: 'Order' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kept' })).toHaveFocus();
  });
});
