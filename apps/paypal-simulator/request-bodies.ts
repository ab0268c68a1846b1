import type { MoneyBody } from './paypal-money.js';
import { invalid } from './problem.js';

/* The fields that the product sends and the simulator acts on; names are PayPal's (Orders 2.13, Payments 2.5). */

export interface OrderBody {
  intent: string;
  purchase_units: { amount: MoneyBody; description?: string; custom_id?: string; invoice_id?: string }[];
  payment_source: { paypal: { experience_context: { return_url?: string; cancel_url?: string; locale?: string } } };
}

export interface RefundBody {
  amount?: MoneyBody;
  custom_id?: string;
}

/**
 * The body of a call. An empty one counts as `{}`: a refund without a body is one of all that is left.
 * @throws Problem 400 for anything but a JSON object
 */
export function readBody(raw: Buffer): Record<string, unknown> {
  try {
    const value: unknown = raw.length === 0 ? {} : JSON.parse(raw.toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // answered like any other body that is no object
  }
  throw invalid('MALFORMED_REQUEST_JSON', { location: 'body' });
}

/** @throws Problem 400 for anything but one purchase unit that is captured at once, paid at PayPal's own page */
export function readOrderBody(raw: Buffer): OrderBody {
  const body = readBody(raw) as Partial<OrderBody>;
  if (body.intent !== 'CAPTURE') throw invalid('NOT_SUPPORTED', { field: '/intent', location: 'body' });
  if (body.purchase_units?.length !== 1 || body.purchase_units[0]?.amount === undefined)
    throw invalid('NOT_SUPPORTED', { field: '/purchase_units', location: 'body' });
  if (body.payment_source?.paypal?.experience_context === undefined)
    throw invalid('NOT_SUPPORTED', { field: '/payment_source', location: 'body' });
  return body as OrderBody;
}
