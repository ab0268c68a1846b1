/** Seconds before the same phone may be sent again. */
export const phoneCooldown = 300;

/** Forms from one network address in a window: enough for a whole office, too few for a program. */
export const formsPerAddress = 30;
export const addressWindow = 900;

/** Emails about consultations to one mailbox in a window, because anyone can enter another person's. */
export const emailsPerMailbox = 3;
export const mailboxWindow = 3600;

/** Moves of one consultation by its visitor in a day: each sends an email and notifies sales. */
export const movesPerConsultation = 10;
export const moveWindow = 86_400;

/** Length of a consultation, in minutes. */
export const consultationMinutes = 30;

/** Minutes of notice that staff need. */
export const consultationNotice = 120;

/** Minutes for which an offered slot can be booked after it was shown, while the form is filled in. */
export const consultationGrace = 15;

/** Days ahead for which slots are offered, and the longest range of one request. */
export const consultationHorizon = 60;
export const mostDaysAsked = 31;
