/** The form in which a mailbox is compared: NFKC, lower case, without outer white space. Two spellings with one key are one account. */
export const emailKey = (email: string): string => email.normalize('NFKC').trim().toLowerCase();
