import { promiseSlots } from './promises.js';

const promises = { correctionDays: 1, delayPercent: 50, calculationDays: 2, refundDays: 5, decisionDays: 21, retentionYears: 1 };

test('promises are quoted in the words of their language', () => {
  expect(promiseSlots(promises, 'en')).toEqual({
    correction: '1\u00a0day',
    delay: '50%',
    calculation: '2\u00a0working days',
    refund: '5\u00a0working days',
    decision: '21\u00a0working days',
    retention: '1\u00a0year',
  });
  expect(promiseSlots({ ...promises, retentionYears: 5 }, 'ru')).toEqual({
    correction: '1\u00a0день',
    delay: '50\u00a0%',
    calculation: '2\u00a0рабочих дня',
    refund: '5\u00a0рабочих дней',
    decision: '21\u00a0рабочий день',
    retention: '5\u00a0лет',
  });
  expect(promiseSlots({ ...promises, retentionYears: 2 }, 'ru').retention).toBe('2\u00a0года');
});
