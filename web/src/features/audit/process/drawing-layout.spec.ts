import { stateDiagram } from '#machines/order/diagram';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { box, drawing, lineOf, places } from './drawing-layout.js';

const arrows = [...stateDiagram().matchAll(/^ +(\w+) --> (\w+): /gm)]
  .map(([, from, to]) => [from, to] as [ProgressStatus, ProgressStatus])
  .filter(([from]) => progressStatuses.includes(from));

describe('the drawing of the process', () => {
  it('has a line for every arrow of the workflow', () => {
    expect(arrows.length).toBeGreaterThan(20);
    for (const [from, to] of arrows)
      expect([from, to, lineOf(from, to)?.path]).toEqual([from, to, expect.stringMatching(/^M [\d.]+ [\d.]+ /)]);
  });

  it('draws no status over another one, and all of them within its frame', () => {
    const all = progressStatuses.map((status) => places[status]);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + box.width).toBeLessThanOrEqual(drawing.width);
      expect(y + box.height).toBeLessThanOrEqual(drawing.height);
      const over = all.filter((other) => Math.abs(other.x - x) < box.width && Math.abs(other.y - y) < box.height);
      expect(over).toHaveLength(1);
    }
  });

  it('has each label at another place, within its frame', () => {
    const labels = [...new Set(arrows.map((arrow) => arrow.join(' ')))].map((arrow) => {
      const [from, to] = arrow.split(' ') as [ProgressStatus, ProgressStatus];
      return lineOf(from, to)?.label ?? { x: -1, y: -1, align: 'start' };
    });
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(drawing.width);
      expect(labels.filter((other) => Math.abs(other.x - x) < 20 && Math.abs(other.y - y) < 14)).toHaveLength(1);
    }
  });

  it('leaves transitions of earlier rules to the table', () => {
    expect(lineOf('newOrder', 'projectFinished')).toBeUndefined();
  });
});
