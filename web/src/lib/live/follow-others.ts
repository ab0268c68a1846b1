import type { QueryClient } from '@tanstack/react-query';
import { followLive } from './live.js';
import { refreshOnHint } from './refresh-on-hint.js';

/** Fetches again what others change, as long as it is followed. @returns what ends it */
export const followOthers = (queries: QueryClient): (() => void) => followLive(refreshOnHint(queries));
