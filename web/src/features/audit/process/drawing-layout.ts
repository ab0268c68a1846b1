import type { ProgressStatus } from '#machines/order/statuses';

/** Pixels of the drawing and of a status in it. */
export const drawing = { width: 480, height: 1090 };
export const box = { width: 170, height: 52 };

const pitch = 103;
const [left, middle, right] = [1, 147, 255];
const level = (n: number): number => n * pitch + 2;

/** The upper left corner of each status: the usual way from top to bottom, with parallel branches. */
export const places: Readonly<Record<ProgressStatus, { x: number; y: number }>> = {
  newOrder: { x: middle, y: level(0) },
  orderConfirmedNotPayed: { x: middle, y: level(1) },
  orderConfirmedAndPayed: { x: middle, y: level(2) },
  documentsRequested: { x: middle, y: level(3) },
  documentsReceived: { x: middle, y: level(4) },
  allStepsCompleted: { x: middle, y: level(5) },
  projectWithFullyPayedOrderAccepted: { x: left, y: level(6) },
  lastPaymentRequired: { x: right, y: level(6) },
  lastPaymentPayed: { x: right, y: level(7) },
  lastPaymentConfirmed: { x: right, y: level(8) },
  documentsSentAfterLastPayment: { x: middle, y: level(9) },
  projectFinished: { x: 100, y: level(10) },
  orderCancelled: { x: 308, y: level(10) },
};

/** An SVG path, and the anchor of its label. */
export interface Line {
  path: string;
  label: { x: number; y: number; align: 'start' | 'center' | 'end' };
}

const centre = ({ x, y }: { x: number; y: number }) => ({ x: x + box.width / 2, y: y + box.height / 2 });
/** Pixels reserved for the arrow head. */
const head = 3;

/** A straight arrow to a lower status. */
function down(from: ProgressStatus, to: ProgressStatus): Line {
  const [a, b] = [centre(places[from]), centre(places[to])];
  const [top, bottom] = [places[from].y + box.height, places[to].y - head];
  const [start, end] = [a.x + lean(a.x, b.x), b.x + lean(b.x, a.x)];
  const half = (top + bottom) / 2;
  const mid = { x: (start + end) / 2, y: half };
  const path = start === end ? `M ${start} ${top} V ${bottom}` : `M ${start} ${top} C ${start} ${half}, ${end} ${half}, ${end} ${bottom}`;
  return { path, label: end < start ? { x: mid.x - 12, y: mid.y, align: 'end' } : { x: mid.x + 9, y: mid.y, align: 'start' } };
}

/** Shifts the ends of an arrow to another column towards it. */
const lean = (from: number, to: number): number => (Math.abs(to - from) < 60 ? 0 : Math.sign(to - from) * 30);

/** An arrow around other statuses, on the left (-1) or the right (1). */
function around(from: ProgressStatus, to: ProgressStatus, side: -1 | 1, reach: number, ends: readonly [number, number] = [8, -8]): Line {
  const edge = (status: ProgressStatus) => places[status].x + (side === 1 ? box.width : 0);
  const [y1, y2] = [centre(places[from]).y + ends[0], centre(places[to]).y + ends[1]];
  const [x1, x2] = [edge(from), edge(to) + side * head];
  const far = (side === 1 ? Math.max(x1, x2) : Math.min(x1, x2)) + side * reach;
  const path = `M ${x1} ${y1} C ${far} ${y1}, ${far} ${y2}, ${x2} ${y2}`;
  return { path, label: { x: far - side * reach * 0.16, y: (y1 + y2) / 2, align: side === 1 ? 'start' : 'end' } };
}

const aside: Readonly<Record<string, () => Line>> = {
  'newOrder orderConfirmedAndPayed': () => centred(around('newOrder', 'orderConfirmedAndPayed', -1, 100), 64),
  'orderConfirmedAndPayed allStepsCompleted': () => centred(around('orderConfirmedAndPayed', 'allStepsCompleted', -1, 120), 62),
  'documentsRequested documentsRequested': () => around('documentsRequested', 'documentsRequested', 1, 60, [-4, -20]),
  'documentsReceived documentsRequested': () => around('documentsReceived', 'documentsRequested', 1, 60, [-12, 14]),
  'allStepsCompleted documentsReceived': () => around('allStepsCompleted', 'documentsReceived', 1, 60, [-12, 14]),
  'lastPaymentPayed lastPaymentRequired': () => around('lastPaymentPayed', 'lastPaymentRequired', -1, 50, [-12, 14]),
  'projectWithFullyPayedOrderAccepted documentsSentAfterLastPayment': () => ({
    path: beneath('projectWithFullyPayedOrderAccepted', 'documentsSentAfterLastPayment', 112),
    label: { x: 121, y: level(7.9), align: 'start' },
  }),
  'projectWithFullyPayedOrderAccepted projectFinished': () => ({
    path: beneath('projectWithFullyPayedOrderAccepted', 'projectFinished', 30),
    label: { x: 39, y: level(9.75), align: 'start' },
  }),
};

const centred = (line: Line, x: number): Line => ({ ...line, label: { ...line.label, x, align: 'center' } });

/** Straight down at `x`, then into the left side of the status. */
function beneath(from: ProgressStatus, to: ProgressStatus, x: number): string {
  const y = centre(places[to]).y;
  return `M ${x} ${places[from].y + box.height} V ${y - 14} Q ${x} ${y}, ${x + 14} ${y} H ${places[to].x - head}`;
}

/** Draws a cancellation as a short arrow to the side, because seven arrows into one status would hide everything else. */
function out(from: ProgressStatus): Line {
  const side = ['documentsRequested', 'documentsReceived', 'allStepsCompleted'].includes(from) ? -1 : 1;
  const edge = places[from].x + (side === 1 ? box.width : 0);
  const y = centre(places[from]).y + 15;
  const end = edge + side * 14;
  return { path: `M ${edge} ${y} H ${end}`, label: { x: end + side * 4, y, align: side === 1 ? 'start' : 'end' } };
}

/** Undefined for ways of earlier rules, which only the table shows. */
export function lineOf(from: ProgressStatus, to: ProgressStatus): Line | undefined {
  if (to === 'orderCancelled') return out(from);
  const known = aside[`${from} ${to}`];
  if (known) return known();
  return straight.has(`${from} ${to}`) ? down(from, to) : undefined;
}

const straight: ReadonlySet<string> = new Set(
  (
    [
      ['newOrder', 'orderConfirmedNotPayed'],
      ['orderConfirmedNotPayed', 'orderConfirmedAndPayed'],
      ['orderConfirmedAndPayed', 'documentsRequested'],
      ['documentsRequested', 'documentsReceived'],
      ['documentsReceived', 'allStepsCompleted'],
      ['allStepsCompleted', 'projectWithFullyPayedOrderAccepted'],
      ['allStepsCompleted', 'lastPaymentRequired'],
      ['lastPaymentRequired', 'lastPaymentPayed'],
      ['lastPaymentPayed', 'lastPaymentConfirmed'],
      ['lastPaymentConfirmed', 'documentsSentAfterLastPayment'],
      ['documentsSentAfterLastPayment', 'projectFinished'],
    ] satisfies [ProgressStatus, ProgressStatus][]
  ).map((arrow) => arrow.join(' ')),
);
