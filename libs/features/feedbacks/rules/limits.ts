/** Characters of a feedback, an answer and a reason. */
export const longestText = 2000;
/** How long after the finish a client is asked, in microseconds. */
export const askingTime = 3 * 24 * 60 * 60_000_000;
