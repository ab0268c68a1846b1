import { furtherOn, isAhead, isBackOrHere, nextStatuses, statusAfter, usualNext, waysOut } from './graph.js';
import { finalStatuses, type ProgressStatus, progressStatuses } from './statuses.js';

/** The usual way of an order from a status on. */
function wayFrom(status: ProgressStatus, forks: Parameters<typeof usualNext>[1]): ProgressStatus[] {
  const way: ProgressStatus[] = [];
  for (let one: ProgressStatus | null = status; one; one = usualNext(one, forks)) way.push(one);
  return way;
}

describe('the graph of an order', () => {
  test('lists the statuses that can follow each other', () => {
    expect(progressStatuses.filter((status) => status !== 'newOrder').every((status) => isAhead('newOrder', status))).toBe(true);
    expect(finalStatuses.some((final) => progressStatuses.some((status) => isAhead(final, status)))).toBe(false);
    expect([isAhead('allStepsCompleted', 'documentsReceived'), isAhead('lastPaymentRequired', 'documentsReceived')]).toEqual([true, false]);
  });

  test('leads on without the ways back and out', () => {
    expect(waysOut).toEqual(['notAcceptPartnerWork', 'cancelOrder']);
    expect(nextStatuses('newOrder')).toEqual(['orderConfirmedNotPayed', 'orderConfirmedAndPayed']);
    expect(nextStatuses('documentsReceived')).toEqual(['documentsRequested', 'allStepsCompleted']);
    expect(nextStatuses('allStepsCompleted')).toEqual(['projectWithFullyPayedOrderAccepted', 'lastPaymentRequired']);
    expect(nextStatuses('orderCancelled')).toEqual([]);
  });

  test('lists the nearest status first', () => {
    expect(furtherOn('documentsReceived')).toEqual(['allStepsCompleted']);
    expect(furtherOn('projectWithFullyPayedOrderAccepted')).toEqual(['documentsSentAfterLastPayment', 'projectFinished']);
    expect(furtherOn('lastPaymentPayed')).toEqual(['lastPaymentConfirmed']);
  });

  test('orders two statuses by the usual way', () => {
    expect(isBackOrHere('documentsReceived', 'documentsRequested')).toBe(true);
    expect(isBackOrHere('documentsReceived', 'documentsReceived')).toBe(true);
    expect(isBackOrHere('documentsRequested', 'documentsReceived')).toBe(false);
  });

  test('finds where an operation leads, for each of the two answers to a last payment', () => {
    expect(statusAfter('cancelOrder')).toBe('orderCancelled');
    expect(statusAfter('cancelOrder', 'reject')).toBeUndefined();
    expect(statusAfter('managerConfirmedLastPayment', 'confirm')).toBe('lastPaymentConfirmed');
    expect(statusAfter('managerConfirmedLastPayment', 'reject')).toBe('lastPaymentRequired');
    expect(statusAfter('managerConfirmedLastPayment')).toBe('lastPaymentConfirmed');
  });
});

describe('the usual way', () => {
  const toWork = ['newOrder', 'orderConfirmedNotPayed', 'orderConfirmedAndPayed'];
  const toEnd = ['documentsSentAfterLastPayment', 'projectFinished'];

  test('includes documents where the service needs them, and the rest where one is due', () => {
    expect(wayFrom('newOrder', { needsDocuments: true, balance: 1 })).toEqual([
      ...toWork,
      'documentsRequested',
      'documentsReceived',
      'allStepsCompleted',
      'lastPaymentRequired',
      'lastPaymentConfirmed',
      ...toEnd,
    ]);
  });

  test('is short if nothing is requested and everything is paid', () => {
    const way = [...toWork, 'allStepsCompleted', 'projectWithFullyPayedOrderAccepted', ...toEnd];
    expect(wayFrom('newOrder', { needsDocuments: false, balance: 0 })).toEqual(way);
  });

  test('leads from every status to the end, and from a final one nowhere', () => {
    const forks = { needsDocuments: false, balance: 5 };
    expect(wayFrom('documentsRequested', forks).slice(0, 3)).toEqual(['documentsRequested', 'documentsReceived', 'allStepsCompleted']);
    expect(usualNext('lastPaymentPayed', forks)).toBe('lastPaymentConfirmed');
    for (const status of progressStatuses)
      expect(wayFrom(status, forks).at(-1)).toBe(status === 'orderCancelled' ? status : 'projectFinished');
  });
});
