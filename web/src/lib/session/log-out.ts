import { call } from '../../api/call.js';
import { keepToken } from './token-store.js';

/** Signs out. The server revokes the session; here it is over even when the server is out of reach. */
export async function logOut(): Promise<void> {
  await call('POST', '/auth/logout').catch(() => undefined);
  keepToken(null);
}
