/** Characters of a message, and files. */
export const longestMessage = 4000;
export const mostFiles = 10;

/** Characters of the reason for which staff remove a message. */
export const longestReason = 500;

/** Messages of a page of a chat. */
export const pageOfMessages = { usual: 50, most: 100 };

/** Messages of one person in a minute: faster than anybody types, slower than a program. */
export const messagesPerMinute = 100;
