import { stateDiagram } from '#machines/order/diagram';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { arrowKind, drawnArrows, passedOver, repeatedSteps, returns, skippedSteps, type Step } from './walked-steps.js';

const stepsOf = (...statuses: ProgressStatus[]): Step[] => statuses.map((to, i) => ({ from: statuses[i - 1] ?? null, to }));

describe('the arrows of the process map', () => {
  it('are those of the drawing that docs show, each once', () => {
    const drawn = new Set(
      [...stateDiagram().matchAll(/^ +(\w+) --> (\w+): /gm)]
        .map(([, from, to]) => `${from} ${to}`)
        .filter((arrow) => progressStatuses.some((status) => arrow.startsWith(`${status} `))),
    );
    expect(drawnArrows.map(({ from, to }) => `${from} ${to}`).sort()).toEqual([...drawn].sort());
  });

  it('name their operations', () => {
    const between = (from: ProgressStatus, to: ProgressStatus) =>
      drawnArrows.find((arrow) => arrow.from === from && arrow.to === to)?.operations;
    expect(between('newOrder', 'orderConfirmedNotPayed')).toEqual(['managerConfirmedNotPayedOrder']);
    expect(between('orderConfirmedNotPayed', 'orderConfirmedAndPayed')).toEqual([
      'orderPayedAfterManagerConfirmed',
      'orderPayedWithCashAfterManagerConfirmed',
    ]);
  });

  it.each([
    ['newOrder', 'orderConfirmedNotPayed', 'onward'],
    ['allStepsCompleted', 'documentsReceived', 'back'],
    ['documentsRequested', 'documentsRequested', 'back'],
    ['lastPaymentRequired', 'orderCancelled', 'out'],
  ] as const)('%s to %s leads %s', (from, to, kind) => {
    expect(arrowKind(from, to)).toBe(kind);
  });
});

describe('a skipped step', () => {
  it('is each status of the usual way between the two of a movement', () => {
    expect(passedOver('newOrder', 'orderConfirmedAndPayed')).toEqual(['orderConfirmedNotPayed']);
    expect(passedOver('orderConfirmedAndPayed', 'allStepsCompleted')).toEqual(['documentsRequested', 'documentsReceived']);
    expect(passedOver('projectWithFullyPayedOrderAccepted', 'projectFinished')).toEqual(['documentsSentAfterLastPayment']);
  });

  it('is not counted on the other branch of a fork: a client who paid everything owes no balance', () => {
    expect(passedOver('allStepsCompleted', 'projectWithFullyPayedOrderAccepted')).toEqual([]);
    expect(passedOver('allStepsCompleted', 'lastPaymentRequired')).toEqual([]);
    expect(passedOver('projectWithFullyPayedOrderAccepted', 'documentsSentAfterLastPayment')).toEqual([]);
  });

  it('is not counted on a way back or out', () => {
    for (const { from, to } of returns) expect(passedOver(from, to)).toEqual([]);
    for (const from of progressStatuses) expect(passedOver(from, 'orderCancelled')).toEqual([]);
  });

  it('counts for an order once, however often it was passed over', () => {
    const steps = stepsOf('newOrder', 'orderConfirmedAndPayed', 'allStepsCompleted', 'documentsReceived', 'allStepsCompleted');
    expect(skippedSteps(steps)).toEqual(['orderConfirmedNotPayed', 'documentsRequested', 'documentsReceived']);
    expect(skippedSteps(stepsOf('newOrder', 'orderConfirmedNotPayed', 'orderConfirmedAndPayed', 'documentsRequested'))).toEqual([]);
  });
});

describe('a repeated step', () => {
  it('is a status that was entered more than once', () => {
    const steps = stepsOf('newOrder', 'orderConfirmedAndPayed', 'allStepsCompleted', 'documentsReceived', 'allStepsCompleted');
    expect([...repeatedSteps(steps)]).toEqual([['allStepsCompleted', 1]]);
  });

  it('is the request for documents, when more of them are asked for', () => {
    const steps = stepsOf('newOrder', 'orderConfirmedAndPayed', 'documentsRequested', 'documentsRequested', 'documentsRequested');
    expect([...repeatedSteps(steps)]).toEqual([['documentsRequested', 2]]);
  });

  it('is none where every status was entered once', () => {
    expect([...repeatedSteps(stepsOf('newOrder', 'orderConfirmedNotPayed', 'orderCancelled'))]).toEqual([]);
  });

  it('needs a movement back or on the spot, which the figures look for first', () => {
    const isReturn = ({ from, to }: Step) => returns.some((one) => one.from === from && one.to === to);
    for (const statuses of [
      ['documentsReceived', 'documentsRequested', 'documentsReceived'],
      ['lastPaymentPayed', 'lastPaymentRequired', 'lastPaymentPayed'],
    ] as const) {
      const steps = stepsOf(...statuses).slice(1);
      expect(steps.some(isReturn)).toBe(true);
    }
  });
});
