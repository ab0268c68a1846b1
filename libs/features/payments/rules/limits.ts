/** How many messages that are not the provider's are looked at from one network within a minute; true ones are not counted. */
export const forgedPerNetwork = 30;

/** Seconds. */
export const forgedWindow = 60;

/** The window in which a client's beginnings are counted. Seconds. */
export const checkoutWindow = 3600;
