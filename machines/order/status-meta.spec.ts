import { statusMeta } from './status-meta.js';
import { finalStatuses, isFinal, orderStatuses, progressStatuses } from './statuses.js';

describe('the fourteen statuses', () => {
  test.each([
    ['newOrder', 'ON', 'orange', ['staff']],
    ['orderConfirmedNotPayed', 'CNP', 'yellow', ['client']],
    ['orderConfirmedAndPayed', 'IP', 'blue', ['partner', 'staff']],
    ['documentsRequested', 'RD', 'blue', ['client']],
    ['documentsReceived', 'DD', 'blue', ['partner', 'staff']],
    ['allStepsCompleted', 'CTD', 'blue', ['staff']],
    ['projectWithFullyPayedOrderAccepted', 'PPA', 'green', ['partner', 'staff']],
    ['lastPaymentRequired', 'PR', 'yellow', ['client']],
    ['lastPaymentPayed', 'PD', 'blue', ['moneyStaff']],
    ['lastPaymentConfirmed', null, 'green', ['partner', 'staff']],
    ['documentsSentAfterLastPayment', 'SD', 'blue', ['staff']],
    ['projectFinished', 'CD', 'green', []],
    ['orderCancelled', null, 'red', []],
    ['partnerRewardPercentChanged', null, 'blue', ['partner']],
  ] as const)('%s shows its code and colour, and names who acts', (status, shortCode, badge, actsNow) => {
    expect(statusMeta[status]).toEqual({ shortCode, badge, labelKey: `status.${status}`, actsNow });
  });

  test('are those of progress and the changed reward, and two of them are final', () => {
    expect(orderStatuses).toEqual([...progressStatuses, 'partnerRewardPercentChanged']);
    expect(progressStatuses.filter(isFinal)).toEqual(['projectFinished', 'orderCancelled']);
    expect([...finalStatuses]).toEqual(progressStatuses.filter(isFinal));
  });
});
