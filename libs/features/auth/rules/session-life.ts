/** Days a remembered sign-in lasts after its last use. */
export const rememberedDays = 30;

/** Days after which a session ends in any case, so that a stolen copy of it, or of the browser, does not work for ever. */
export const sessionDays = 90;

/** Sign-ins of a person that hold at once; one more ends the least recently used. */
export const mostSessions = 50;

/** Hours after its last use that the server still honours a sign-in meant for one browser session. */
export const browserSessionHours = 24;

/**
 * Seconds in which the same refresh token may come twice: two tabs of one browser wake up together and both send the cookie they have.
 * Both get the very same successor, so the family stays one line; once that successor was used, a second coming is a theft.
 */
export const raceGraceSeconds = 10;

/** Days a browser is known to an account after its last sign-in there; the server counts them itself. */
export const deviceDays = 180;
