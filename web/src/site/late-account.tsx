import type { ComponentProps } from 'react';
import { QuickAccount } from '../features/account/session/quick-account.js';
import { Late } from './late.js';

/** Quick sign-up and login on a public page, with the providers that parts of the cabinets need. */
export default function LateAccount(props: ComponentProps<typeof QuickAccount>) {
  return (
    <Late>
      <QuickAccount {...props} />
    </Late>
  );
}
