import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../../lib/testing/fake-api.js';
import { renderUi } from '../../../lib/testing/render.js';
import { CalendarCard } from './calendar-card.js';

const url = 'https://registra.example/api/v1/calendar/token.ics';
const madeAt = '2026-11-29T10:00:00.000Z';

it('the calendar card creates the private address, shows it once, and ends it', async () => {
  let feed: { madeAt: string; lastReadAt: string | null } | null = null;
  fakeApi({
    'GET /users/me/calendar': () => ({ feed }),
    'POST /users/me/calendar': () => {
      feed = { madeAt, lastReadAt: null };
      return { url, ...feed };
    },
    'DELETE /users/me/calendar': () => {
      feed = null;
    },
  });
  renderUi(<CalendarCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Get calendar address' }));
  expect(await screen.findByText(url)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    'webcal://registra.example/api/v1/calendar/token.ics',
  );
  expect(screen.getByText(/No calendar has read it yet/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Get calendar address' })).toBeInTheDocument();
  expect(screen.queryByText(url)).not.toBeInTheDocument();
});

it('the calendar card says when the address was read, and does not show it again', async () => {
  fakeApi({ 'GET /users/me/calendar': () => ({ feed: { madeAt, lastReadAt: '2026-11-29T11:00:00.000Z' } }) });
  renderUi(<CalendarCard />);
  expect(await screen.findByText(/Last read/)).toBeInTheDocument();
  expect(screen.queryByText(/ics/)).not.toBeInTheDocument();
});
