import { fromText, type MinorUnits } from '#machines/kernel/money';
import type { WirePayment } from '../api/wire.js';

/** Minor units: the server's figure, less refunds under way. */
export const refundableOfPayment = ({ refundable }: WirePayment): MinorUnits => fromText(refundable.amount, refundable.currency) ?? 0;
