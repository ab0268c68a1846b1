import { lazy } from 'react';
import { accessToken } from '../lib/session/token-store.js';
import { framed } from './framed.js';
import { chunkLimit, withinLimit } from './lazy-page.js';

const loadArea = () => import('./area.js');

// Preloads the cabinet for readers who come back signed in, while the rest of the entry starts.
if (accessToken() !== null) loadArea().catch(() => undefined);

/** Pages behind the sign-in, with the registry and the access rules. */
export const LazyArea = lazy(() => withinLimit(() => loadArea().then((module) => ({ default: module.Area })), chunkLimit));

export const LazyLanding = lazy(() => withinLimit(() => loadArea().then((module) => ({ default: module.Landing })), chunkLimit));

export const LazyLogin = framed(() => import('../features/account/session/login-page.js').then((module) => module.LoginPage));
