/** Days a remembered sign-in lasts after its last use. */
export const rememberedDays = 30;

/** Days after which a session ends in any case, so that a stolen copy of it does not work forever. */
export const sessionDays = 90;

/** Concurrent sign-ins of a person; one more ends the least recently used. */
export const mostSessions = 50;

/** Hours after its last use for which the server accepts a sign-in meant for one browser session. */
export const browserSessionHours = 24;

/**
 * Seconds in which a refresh token may come twice, because two tabs wake up together and send the same cookie. Both get the same successor;
 * once that was used, the old token counts as stolen.
 */
export const raceGraceSeconds = 10;

/** Days for which a browser is known after the account's last sign-in there, counted by the server. */
export const deviceDays = 180;
