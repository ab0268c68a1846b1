/** The cooldown of a phone that has just been sent, in seconds. */
export const phoneCooldown = 300;

/** Forms from one network address in a window: a whole office may ask to be called, a program may not fill the list. */
export const formsPerAddress = 30;
export const addressWindow = 900;

/** Confirmations of consultations that one mailbox is asked to bear in a window: anybody may give anybody's. */
export const emailsPerMailbox = 3;
export const mailboxWindow = 3600;

/** Moves of one consultation by its visitor in a window of a day: each sends an email and notifies sales. */
export const movesPerConsultation = 10;
export const moveWindow = 86_400;

/** Length of a consultation, in minutes. */
export const consultationMinutes = 30;

/** Minutes of notice that staff need. */
export const consultationNotice = 120;

/** Minutes for which an offered hour can be taken after it was shown, while the form is filled in. */
export const consultationGrace = 15;

/** Days ahead that consultations are offered, and that one question may span. */
export const consultationHorizon = 60;
export const mostDaysAsked = 31;
