import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { usePressedLink } from './use-pressed-link.js';

let arrive: () => void;
const Order = lazy(
  () =>
    new Promise<{ default: () => React.ReactNode }>((resolve) => {
      arrive = () => resolve({ default: () => <h1>Order</h1> });
    }),
);

function Frame() {
  usePressedLink();
  return (
    <>
      <Link to="/order">Open</Link>
      <a href="#part">Part</a>
      <Suspense fallback={null}>
        <Routes>
          <Route path="/order" element={<Order />} />
          <Route path="*" element={<h1>List</h1>} />
        </Routes>
      </Suspense>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

describe('a pressed link', () => {
  it('is marked while the former page is shown, and no longer than that', async () => {
    render(<Frame />, { wrapper: BrowserRouter });
    await userEvent.click(link('Open'));
    expect(screen.getByRole('heading', { name: 'List' })).toBeVisible();
    expect(link('Open')).toHaveAttribute('data-pressed');
    await act(async () => arrive());
    expect(await screen.findByRole('heading', { name: 'Order' })).toBeVisible();
    expect(link('Open')).not.toHaveAttribute('data-pressed');
  });

  it('is not marked if it stays on its page', async () => {
    render(<Frame />, { wrapper: BrowserRouter });
    await userEvent.click(link('Part'));
    expect(link('Part')).not.toHaveAttribute('data-pressed');
  });
});
