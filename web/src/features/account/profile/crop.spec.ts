import { cropOf, dragged, middle, settled } from './crop.js';

const wide = { width: 800, height: 400 };

describe('the square cut out of a picture', () => {
  it('is the middle of it at first, as large as the shorter side', () => {
    expect(cropOf(middle, wide)).toEqual({ side: 400, left: 200, top: 0 });
  });

  it('gets smaller as the picture gets larger, around the same point', () => {
    expect(cropOf({ ...middle, zoom: 2 }, wide)).toEqual({ side: 200, left: 300, top: 100 });
  });

  it('follows the pointer, pixel for pixel of the stage', () => {
    expect(cropOf(dragged(middle, wide, { x: 100, y: 0 }, 200), wide).left).toBe(0);
    expect(cropOf(dragged(middle, wide, { x: -50, y: 0 }, 200), wide).left).toBe(300);
  });

  it('never leaves the picture', () => {
    for (const view of [
      { zoom: 1, x: -5, y: 9 },
      { zoom: 99, x: 2, y: -2 },
      { zoom: 0.1, x: 0.5, y: 0.5 },
    ]) {
      const { left, top, side } = cropOf(view, wide);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(800);
      expect(top + side).toBeLessThanOrEqual(400);
    }
    expect(settled({ zoom: 99, x: 0.5, y: 0.5 }, wide).zoom).toBe(4);
  });
});
