import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCoversMain } from './use-covers-main.js';

/** Sets an element's position, because jsdom has no layout. */
function placed(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

function Floating() {
  const box = useRef<HTMLDivElement>(null);
  const covers = useCoversMain(box);
  return (
    <>
      <form>
        <select aria-label="Country" />
        <button type="button" data-main>
          Order
        </button>
      </form>
      <select aria-label="Elsewhere" />
      <section aria-label="Result" data-result="verified" />
      <div ref={box} data-testid="box" data-covers={covers || undefined} />
    </>
  );
}

const scroll = async () => {
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((drawn) => requestAnimationFrame(drawn));
  });
};

describe('a box that floats over a page', () => {
  beforeAll(() => {
    window.DOMRect ??= class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get right() {
        return this.left + this.width;
      }
      get bottom() {
        return this.top + this.height;
      }
    } as unknown as typeof DOMRect;
  });

  it('gives way to the main button, to the choice of its form and to a result, and returns when they are scrolled away', async () => {
    render(<Floating />);
    const [box, order, country, elsewhere] = [
      screen.getByTestId('box'),
      screen.getByRole('button', { name: 'Order' }),
      screen.getByRole('combobox', { name: 'Country' }),
      screen.getByRole('combobox', { name: 'Elsewhere' }),
    ];
    placed(box, 0, 600, 360, 140);
    placed(order, 16, 560, 328, 48);
    placed(country, 16, 400, 328, 48);
    placed(elsewhere, 16, 640, 328, 48);
    await scroll();
    expect(box).toHaveAttribute('data-covers');
    placed(order, 16, 552, 328, 48);
    await scroll();
    expect(box).not.toHaveAttribute('data-covers');
    placed(country, 16, 700, 328, 48);
    await scroll();
    expect(box).toHaveAttribute('data-covers');
    placed(country, 16, 800, 328, 48);
    await scroll();
    expect(box).not.toHaveAttribute('data-covers');
    placed(screen.getByRole('region', { name: 'Result' }), 16, 500, 328, 120);
    await scroll();
    expect(box).toHaveAttribute('data-covers');
  });
});
