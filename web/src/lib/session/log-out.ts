import { call } from '../../api/call.js';
import { keepToken } from './token-store.js';

/** Ends the session locally, even if the server cannot be reached to revoke it. */
export async function logOut(): Promise<void> {
  await call('POST', '/auth/logout').catch(() => undefined);
  keepToken(null);
}
