import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTestTexts } from '../lib/testing/texts.js';
import { renderUi } from '../lib/testing/render.js';
import { HistoryLine } from './history-line.js';
import { MoneyBlock } from './money-block.js';
import { Pagination } from './list/pagination.js';
import { StatusBadge } from './status-badge.js';
import { arrange, howMany } from './list/status-tabs.js';
import { Tabs } from './tabs.js';

const spaces = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

describe('a status badge', () => {
  it('distinguishes two statuses with one label', () => {
    renderUi(
      <>
        <StatusBadge status="allStepsCompleted" />
        <StatusBadge status="lastPaymentPayed" />
      </>,
    );
    expect(screen.getByText('On check: work')).toBeInTheDocument();
    expect(screen.getByText('On check: payment')).toBeInTheDocument();
  });

  it('always has a picture and takes its colour from the machine', () => {
    renderUi(<StatusBadge status="orderCancelled" />);
    const badge = screen.getByText('Cancelled');
    expect(badge).toHaveAttribute('data-colour', 'red');
    expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a money block', () => {
  const block = (
    <MoneyBlock
      parts={[{ label: 'Price', money: { amount: '1800.00', currency: 'EUR' } }]}
      total={{ label: 'Balance', money: { amount: '1260.00', currency: 'EUR' } }}
      share={{ percent: 30, label: '30% is paid' }}
    />
  );

  it('puts the currency before the sum in English and behind it in Russian', async () => {
    const { unmount } = renderUi(block);
    expect(spaces(screen.getByText('Balance').nextElementSibling?.textContent ?? '')).toBe('€1,260.00');
    unmount();
    await startTestTexts('ru');
    renderUi(block);
    expect(spaces(screen.getByText('Balance').nextElementSibling?.textContent ?? '')).toBe('1 260,00 €');
    cleanup();
    await startTestTexts('en');
  });

  it('says the paid share to those who do not see the bar', () => {
    renderUi(block);
    expect(screen.getByRole('meter', { name: '30% is paid' })).toHaveAttribute('aria-valuenow', '30');
  });
});

describe('a history line', () => {
  it('has no number for a refused attempt', () => {
    renderUi(
      <ol>
        <HistoryLine number={7} time="12:10" dateTime="2026-11-04T12:10:00Z" refused note="Nothing changed.">
          Refused: somebody tried
        </HistoryLine>
      </ol>,
    );
    expect(screen.queryByText('7')).not.toBeInTheDocument();
    expect(screen.getByText('Nothing changed.')).toBeInTheDocument();
    expect(screen.getByText('12:10')).toHaveAttribute('dateTime', '2026-11-04T12:10:00Z');
  });
});

describe('the paging of a list', () => {
  it('says which rows these are, and that a count may have stopped early', () => {
    renderUi(
      <Pagination
        page={2}
        perPage={12}
        total={10_000}
        totalIsExact={false}
        to={(page) => `?page=${page}`}
        perPageChoices={[5, 12]}
        onPerPage={() => undefined}
      />,
    );
    expect(screen.getByText('13–24 of more than 10,000')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=3');
  });
});

describe('status tabs', () => {
  const tabs = ['a', 'b', 'c', 'd'].map((key) => ({ key, label: key, to: '', current: key === 'd' }));

  it('give the current one the last place when it would not fit', () => {
    expect(arrange(tabs, 2).map(({ key }) => key)).toEqual(['a', 'd']);
    expect(arrange(tabs, 4).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('count what fits beside "More", and scroll on a phone instead', () => {
    expect(howMany([100, 100, 100], 1000)).toBe(3);
    expect(howMany([300, 300, 300], 800)).toBe(2);
    expect(howMany([300, 300, 300], 360)).toBe(3);
  });
});

describe('tabs', () => {
  it('move with the arrow keys', async () => {
    const change = jest.fn();
    renderUi(
      <Tabs
        label="Order"
        tabs={[
          { key: 'steps', label: 'Steps' },
          { key: 'history', label: 'History' },
        ]}
        current="steps"
        onChange={change}
      >
        content
      </Tabs>,
    );
    screen.getByRole('tab', { name: 'Steps' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(change).toHaveBeenCalledWith('history');
    expect(screen.getByRole('tabpanel', { name: 'Steps' })).toHaveTextContent('content');
  });
});
