import { PaymentsPage as Payments } from '../../features/payments/payments-page.js';
import { lazyPart } from '../lazy-page.js';

/** Payments and orders are separate features: this module gives the payment history the dialog that confirms a transfer. */
const Confirm = lazyPart(() => import('../../features/orders/page/confirm-declared.js').then((module) => module.ConfirmDeclared));

/** /payments: what a client paid and was given back. */
export const PaymentsPage = () => <Payments staff={false} />;

/** /admin/payments: every payment of every order. */
export const StaffPaymentsPage = () => <Payments staff Confirm={Confirm} />;
