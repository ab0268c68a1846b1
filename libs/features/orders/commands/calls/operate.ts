import { Problem } from '#libs/platform/http/problem';
import { readBody } from '#libs/platform/http/validate';
import { type OperationName, operationNames } from '#machines/order/commands';
import { OperationCallDto, payloads } from '../../wire/operation.dto.js';
import { type PlainCommand, callSpec } from '../call-spec.js';

const operationIn = (raw: unknown): unknown => (typeof raw === 'object' && raw !== null && 'operation' in raw ? raw.operation : undefined);

const named = (raw: unknown): OperationName | undefined => operationNames.find((name) => name === operationIn(raw));

/** Handles the fifteen operations; `operation` selects the payload's class and the command. */
export const operate = callSpec<OperationCallDto, string | undefined>({
  intent: named,
  async read(raw) {
    if (typeof operationIn(raw) === 'string' && !named(raw)) {
      return new Problem('unknownOperation', { errors: [{ field: 'operation', code: 'unknownOperation' }] });
    }
    return readBody(OperationCallDto, withPayload(raw));
  },
  /** Reads the office's day if the payload names a day. */
  lookUp: async (ask, { payload }, call) => ('due' in payload && payload.due ? ask.officeDay(call) : undefined),
  command({ body: { operation, payload }, found: today, ids, state }) {
    const wanted = payloads[operation].toPayload(payload, { ids, currency: state.facts.currency, today });
    return wanted instanceof Problem ? wanted : ({ type: operation, payload: wanted } as PlainCommand);
  },
});

/** Lets operations without members omit the payload. */
const withPayload = (raw: unknown): unknown =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && !('payload' in raw) ? { ...raw, payload: {} } : raw;
