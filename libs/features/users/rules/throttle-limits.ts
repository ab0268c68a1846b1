/** Wrong passwords an account takes in one window; the eleventh is not even hashed. */
export const triesPerAccount = 10;

/** Wrong passwords one network address may try over all accounts; an office behind one address still signs in. */
export const triesPerAddress = 100;

/** Length of a window in seconds. */
export const throttleWindow = 900;
