import type { ProviderRefused } from '../provider/payment-provider.js';

/** Refused is who asks and not what is asked: our account lacks a right or its secret is wrong. The same may be answered otherwise once that is put right. */
export const isAboutUs = ({ status }: ProviderRefused): boolean => status === 401 || status === 403;

/** The provider does not know the thing (any more): PayPal forgets an order that nobody approved in time. */
export const isUnknownThere = ({ status }: ProviderRefused): boolean => status === 404;
