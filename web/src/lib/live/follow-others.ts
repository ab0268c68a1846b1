import type { QueryClient } from '@tanstack/react-query';
import { followLive } from './live.js';
import { refreshOnHint } from './refresh-on-hint.js';

/** Refetches what others change. @returns stops it */
export const followOthers = (queries: QueryClient): (() => void) => followLive(refreshOnHint(queries));
