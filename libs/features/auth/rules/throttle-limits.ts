/** Wrong passwords per account and window from unknown devices; the eleventh is not even hashed. A known device has its own count. */
export const triesPerAccount = 10;

/** Wrong passwords an account takes from all its known devices together: with the strangers' ten never more than thirty, however many devices are known. */
export const triesOfKnownDevices = 20;

/**
 * Wrong passwords one network may try over all accounts; an office behind one address still signs in. Known devices of a network share a second
 * count of the same size: otherwise a neighbour who tries one password on every account would lock them out.
 */
export const triesPerAddress = 100;

/** New accounts from one network in a window. */
export const signUpsPerAddress = 30;
