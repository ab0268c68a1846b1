import { fromText, type MinorUnits } from '#machines/kernel/money';
import type { WirePayment } from '../api/wire.js';

/** What one payment can still give back, in minor units: the server's figure, refunds under way reserved. */
export const refundableOfPayment = ({ refundable }: WirePayment): MinorUnits => fromText(refundable.amount, refundable.currency) ?? 0;
