import { screen } from '@testing-library/react';
import { ProblemError } from '../lib/problem.js';
import { renderUi } from '../lib/testing/render.js';
import { ErrorNotice } from './notice.js';

const noticeText = (code: string, detail: string) => {
  renderUi(<ErrorNotice error={new ProblemError({ status: 429, code, detail }, 3100)} />);
  return screen.getByRole('alert').textContent;
};

describe('a refusal for too much', () => {
  it('is shown as the wait, rounded for people', () => {
    expect(noticeText('tooManyAttempts', 'Too many login attempts. Try again in 3100 seconds.')).toMatch(
      /Too many attempts\. Try again in .*(hour|min)/,
    );
  });

  it('keeps the text that says how to go on without waiting', () => {
    const message = 'Confirm your email to place more orders: open the link we sent you. Or try again in 52 minutes.';
    expect(noticeText('tooManyUnconfirmedOrders', message)).toContain(message);
  });
});

describe('a refusal with a remedy', () => {
  it.each([
    ['of an order or a lead', { text: 'Wait until the dispute is closed.' }],
    ['of anything else', { detail: 'Wait until the dispute is closed.' }],
  ])('%s says both', (_whose, remedy) => {
    const problem = { status: 409, code: 'paymentDisputed', detail: 'The payer has disputed this payment.', remedy };
    renderUi(<ErrorNotice error={new ProblemError(problem)} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The payer has disputed this payment.Wait until the dispute is closed.');
  });
});
