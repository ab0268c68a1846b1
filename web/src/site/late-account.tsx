import type { ComponentProps } from 'react';
import { QuickAccount } from '../features/account/session/quick-account.js';
import { Late } from './late.js';

/** Quick sign-up and quick login over a public page. */
export default function LateAccount(props: ComponentProps<typeof QuickAccount>) {
  return (
    <Late>
      <QuickAccount {...props} />
    </Late>
  );
}
