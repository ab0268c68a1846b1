import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { lazyPart } from './lazy-page.js';

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

describe('a part of a page that is fetched late', () => {
  it('leaves the page around it in its place until it comes', async () => {
    const { promise, resolve } = withResolvers<ComponentType>();
    const Part = lazyPart(() => promise);
    render(
      <Suspense fallback={<p>Waiting</p>}>
        <h1>Order</h1>
        <Part />
      </Suspense>,
    );
    expect(screen.getByRole('heading', { name: 'Order' })).toBeVisible();
    expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
    act(() => resolve(() => <p>Feedback</p>));
    expect(await screen.findByText('Feedback')).toBeVisible();
  });
});
