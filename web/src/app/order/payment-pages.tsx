import { PaymentsPage as Payments } from '../../features/payments/payments-page.js';
import { lazyPart } from '../lazy-page.js';

/** Connects the payment history with the dialog of the separate feature orders. */
const Confirm = lazyPart(() => import('../../features/orders/page/confirm-declared.js').then((module) => module.ConfirmDeclared));

/** The page /payments of a client. */
export const PaymentsPage = () => <Payments staff={false} />;

/** The page /admin/payments of staff. */
export const StaffPaymentsPage = () => <Payments staff Confirm={Confirm} />;
