import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { placeAt, useDragOrder } from './use-drag-order.js';

const middles = [20, 60, 100, 140];

describe('a row taken to another height', () => {
  it.each([
    [20, 0, 0],
    [59, 0, 0],
    [61, 0, 1],
    [500, 0, 3],
    [99, 3, 2],
    [139, 3, 3],
    [-50, 3, 0],
    [101, 1, 2],
  ])('at %i, from place %i, comes to place %i', (y, from, to) => {
    expect(placeAt(y, from, middles)).toBe(to);
  });
});

describe('a row that is let go', () => {
  const list = document.createElement('ol');
  for (const middle of middles) {
    const row = list.appendChild(document.createElement('li'));
    row.getBoundingClientRect = () => ({ top: middle - 15, height: 30 }) as DOMRect;
  }
  const at = (clientY: number) =>
    ({ button: 0, pointerId: 1, clientY, currentTarget: { setPointerCapture: () => undefined } }) as unknown as PointerEvent<HTMLElement>;

  it.each([
    ['comes to the place of the pointer, also of a move that no frame has drawn', 10, [[2, 0]]],
    ['stays where it was when it was taken nowhere', 100, []],
  ])('%s', (_, end, moves) => {
    const moved: [number, number][] = [];
    const { result } = renderHook(() => useDragOrder({ current: list }, (from, to) => moved.push([from, to])));
    act(() => result.current.handle(2).onPointerDown(at(100)));
    act(() => result.current.handle(2).onPointerUp(at(end)));
    expect(moved).toEqual(moves);
    expect(result.current.dragged).toBeNull();
  });
});
