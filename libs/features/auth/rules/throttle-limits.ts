/** Wrong passwords per account and window from unknown devices; further ones are not hashed. A known device has a separate count. */
export const triesPerAccount = 10;

/**
 * Wrong passwords per account from all its known devices together, so that there are never more than thirty, however many devices are
 * known.
 */
export const triesOfKnownDevices = 20;

/**
 * Wrong passwords from one network over all accounts; an office behind one address can still sign in. Known devices of a network share a
 * second count of the same size; otherwise a neighbour who tries one password on every account would lock them out.
 */
export const triesPerAddress = 100;

/** New accounts from one network in a window. */
export const signUpsPerAddress = 30;
