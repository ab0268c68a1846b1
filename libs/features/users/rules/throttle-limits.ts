/** Wrong passwords an account takes in one window; the eleventh is not even hashed. A device that has signed in before has as many of its own. */
export const triesPerAccount = 10;

/** Wrong passwords one network address may try over all accounts; an office behind one address still signs in. */
export const triesPerAddress = 100;

/** New accounts from one network address in a window. */
export const signUpsPerAddress = 30;

/** Letters with links that one mailbox is asked to bear in a window, and that one address may ask for. */
export const lettersPerAccount = 5;
export const lettersPerAddress = 50;

/** Length of a window in seconds. */
export const throttleWindow = 900;
