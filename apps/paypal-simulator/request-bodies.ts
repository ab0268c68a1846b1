import { Ajv, type ErrorObject, type JSONSchemaType } from 'ajv';
import { type MoneyBody } from './paypal-money.js';
import { invalid, type Problem } from './problem.js';

/* Lengths, patterns and what is required are those of PayPal's OpenAPI documents (Orders 2.13, Payments 2.5, Webhooks 1.11), for the fields that the simulator acts on. Others are let through, as PayPal does. */

interface ExperienceContext {
  return_url?: string;
  cancel_url?: string;
  locale?: string;
  user_action?: string;
  shipping_preference?: string;
  landing_page?: string;
  brand_name?: string;
}

export interface OrderBody {
  intent: 'CAPTURE' | 'AUTHORIZE';
  purchase_units: { amount: MoneyBody; reference_id?: string; description?: string; custom_id?: string; invoice_id?: string }[];
  payment_source?: { paypal?: { experience_context?: ExperienceContext } };
  application_context?: Pick<ExperienceContext, 'return_url' | 'cancel_url' | 'locale'>;
}

export interface RefundBody {
  amount?: MoneyBody;
  custom_id?: string;
  invoice_id?: string;
  note_to_payer?: string;
}

interface VerifyBody {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  webhook_id: string;
  webhook_event: Record<string, unknown>;
}

const money: JSONSchemaType<MoneyBody> = {
  type: 'object',
  required: ['currency_code', 'value'],
  properties: {
    currency_code: { type: 'string', minLength: 3, maxLength: 3 },
    value: { type: 'string', maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$' },
  },
};
const text = (maxLength: number, minLength = 1) => ({ type: 'string', minLength, maxLength }) as const;
const oneOf = (...values: string[]) => ({ type: 'string', enum: values }) as const;
const address = { type: 'string', pattern: '^https?://[^\\s"<>]+$' } as const;
const locale = {
  type: 'string',
  minLength: 2,
  maxLength: 10,
  pattern: '^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$',
} as const;

const experience = {
  type: 'object',
  properties: {
    return_url: address,
    cancel_url: address,
    locale,
    brand_name: text(127),
    user_action: oneOf('CONTINUE', 'PAY_NOW'),
    shipping_preference: oneOf('GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'),
    landing_page: oneOf('LOGIN', 'GUEST_CHECKOUT', 'NO_PREFERENCE'),
  },
};

const schemas = {
  order: {
    type: 'object',
    required: ['intent', 'purchase_units'],
    properties: {
      intent: oneOf('CAPTURE', 'AUTHORIZE'),
      purchase_units: {
        type: 'array',
        minItems: 1,
        maxItems: 10,
        items: {
          type: 'object',
          required: ['amount'],
          properties: { amount: money, reference_id: text(256), description: text(127), custom_id: text(127), invoice_id: text(127) },
        },
      },
      payment_source: { type: 'object', properties: { paypal: { type: 'object', properties: { experience_context: experience } } } },
      application_context: { type: 'object', properties: { return_url: address, cancel_url: address, locale } },
    },
  },
  capture: { type: 'object' },
  refund: {
    type: 'object',
    properties: { amount: money, custom_id: text(127), invoice_id: text(127), note_to_payer: text(255) },
  },
  verify: {
    type: 'object',
    required: ['auth_algo', 'cert_url', 'transmission_id', 'transmission_sig', 'transmission_time', 'webhook_id', 'webhook_event'],
    properties: {
      auth_algo: { type: 'string', maxLength: 100, pattern: '^[a-zA-Z0-9]+$' },
      cert_url: { type: 'string', maxLength: 500, pattern: '^https?://' },
      transmission_id: text(50),
      transmission_sig: text(500),
      transmission_time: text(100),
      webhook_id: { type: 'string', maxLength: 50, pattern: '^[a-zA-Z0-9]+$' },
      webhook_event: { type: 'object' },
    },
  },
} as const;

export interface Bodies {
  order: OrderBody;
  capture: Record<string, unknown>;
  refund: RefundBody;
  verify: VerifyBody;
}

const ajv = new Ajv({ strict: false });
const validators = {
  order: ajv.compile(schemas.order),
  capture: ajv.compile(schemas.capture),
  refund: ajv.compile(schemas.refund),
  verify: ajv.compile(schemas.verify),
};

/**
 * The body of a call, checked. An empty one counts as `{}`: a refund without a body is one of all that is left.
 * @throws Problem 400 with the issue that PayPal's documents have for what is wrong
 */
export function readBody<Name extends keyof Bodies>(name: Name, raw: Buffer): Bodies[Name] {
  const value = raw.length === 0 ? {} : parse(raw);
  const validate = validators[name];
  if (!validate(value)) throw fault(validate.errors?.[0]);
  return value as Bodies[Name];
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw invalid('MALFORMED_REQUEST_JSON', { location: 'body' });
  }
}

/** Which issue stands for a keyword of JSON Schema that did not hold. */
const issues: Record<string, string | undefined> = {
  required: 'MISSING_REQUIRED_PARAMETER',
  minLength: 'INVALID_STRING_LENGTH',
  maxLength: 'INVALID_STRING_LENGTH',
  enum: 'INVALID_PARAMETER_VALUE',
  minItems: 'INVALID_ARRAY_MIN_ITEMS',
  maxItems: 'INVALID_ARRAY_MAX_ITEMS',
};

function fault(error: ErrorObject | undefined): Problem {
  const missing = error?.keyword === 'required' ? `/${String(error.params['missingProperty'])}` : '';
  return invalid(issues[error?.keyword ?? ''] ?? 'INVALID_PARAMETER_SYNTAX', {
    field: `${error?.instancePath ?? ''}${missing}` || '/',
    location: 'body',
  });
}
