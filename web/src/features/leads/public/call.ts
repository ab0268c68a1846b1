import { call } from '../../../api/call.js';
import { type FormContext, leadContext } from './lead-context.js';

/** When the office opens next (RFC 3339), and its time zone; absent while it is open. */
export interface RequestedCall {
  opensAt?: string;
  timeZone?: string;
}

/** Asks sales to call back. @throws ProblemError: phoneAlreadySent within five minutes of the same number, or for fields */
export const requestCall = (who: { name: string; phone: string }, key: string, context?: FormContext): Promise<RequestedCall> =>
  call('POST', '/forms/request-call', { body: { ...who, ...leadContext(context) }, key });
