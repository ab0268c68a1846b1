import { call } from '../../../api/call.js';
import { type FormContext, leadContext } from './lead-context.js';

/** Asks sales to call back. @throws ProblemError: phoneAlreadySent within five minutes of the same number, or for fields */
export const requestCall = (who: { name: string; phone: string }, key: string, context?: FormContext): Promise<unknown> =>
  call('POST', '/forms/request-call', { body: { ...who, ...leadContext(context) }, key });
