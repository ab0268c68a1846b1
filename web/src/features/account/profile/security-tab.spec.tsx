import { screen } from '@testing-library/react';
import { people } from '#machines/order/testing/people';
import { fakeApi } from '../../../lib/testing/fake-api.js';
import { meOf } from '../../../lib/testing/me.js';
import { renderUi } from '../../../lib/testing/render.js';
import { SecurityTab } from './security-tab.js';

const noFactor = { enrolled: false, recoveryCodesLeft: 0, required: false };

it.each(['client', 'partner', 'clientManager'] as const)('the security tab offers two-step login to a %s', async (who) => {
  fakeApi({
    'GET /users/me/second-factor': () => noFactor,
    'GET /auth/sessions': () => ({ items: [] }),
  });
  renderUi(<SecurityTab me={meOf(people[who])} />);
  expect(await screen.findByText('Two-step login')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Set up…' })).toBeEnabled();
  expect(screen.queryByText('Require two-step login for all staff')).not.toBeInTheDocument();
});
