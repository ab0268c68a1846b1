import type { Language } from './ids.js';

/** The languages of the product, in the order in which they are offered. Apart from `ids`, because every page fetches this at once. */
export const languages = ['ru', 'en'] as const satisfies readonly Language[];
