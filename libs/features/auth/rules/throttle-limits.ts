/** Wrong passwords per account and window from unknown devices; the eleventh is not even hashed. A known device has its own count. */
export const triesPerAccount = 10;

/** Wrong passwords an account takes from all its known devices together: with the strangers' ten never more than thirty, however many marks somebody keeps. */
export const triesOfKnownDevices = 20;

/**
 * Wrong passwords one network may try over all accounts; an office behind one address still signs in. Known devices of a network have as many together, or a
 * neighbour who tries one password everywhere would keep them out.
 */
export const triesPerAddress = 100;

/** New accounts from one network in a window. */
export const signUpsPerAddress = 30;
