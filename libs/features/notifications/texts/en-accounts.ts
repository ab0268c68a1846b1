import type { NotificationTexts } from './shape.js';

const validity = { one: 'The link holds for {{count}} hour.', other: 'The link holds for {{count}} hours.' };
const notMe = 'If it was not you, nothing has happened: ignore this letter.';
const stolen = 'If it was not you, set a new password at once by the button above.';

/** Letters about accounts in English. */
export const accounts: NotificationTexts['accounts'] = {
  welcome: {
    title: 'Welcome to Registra',
    text: 'Your account is ready. The login and password below are good for 7 days: at the first sign-in you choose a password of your own. The button confirms that this mailbox is yours.',
    action: 'Confirm the e-mail',
    validity,
    unexpected: notMe,
  },
  confirmEmail: {
    title: 'Confirm your e-mail',
    text: 'Your account is ready. The button confirms that this mailbox is yours, so that news of your orders reaches you.',
    action: 'Confirm the e-mail',
    validity,
    unexpected: notMe,
  },
  confirmForOrder: {
    title: 'Confirm your e-mail for the order',
    text: 'Our manager wants to make the order you asked for. There is an account with this mailbox, but it was never confirmed. The button confirms that it is yours; unless you are signed in there, a letter with the way to a new password follows, so that nobody else stays in the account.',
    action: 'Confirm the e-mail',
    validity,
    unexpected: 'If you asked us for nothing, ignore this letter.',
  },
  resetPassword: {
    title: 'A new password',
    text: 'Somebody asked for a new password for your account. Choose it on the page behind the button.',
    action: 'Choose a new password',
    validity,
    unexpected: notMe,
  },
  invitation: {
    title: 'You are invited to Registra',
    text: 'An account was made for you. Choose a password on the page behind the button, and you are in.',
    action: 'Accept the invitation',
    validity,
    unexpected: 'If you expected no invitation, ignore this letter.',
  },
  confirmNewEmail: {
    title: 'Confirm your new e-mail',
    text: 'This mailbox was named as the new e-mail of a Registra account. It counts when you confirm it.',
    action: 'Confirm the new e-mail',
    validity,
    unexpected: notMe,
  },
  emailChangeRequested: {
    title: 'Another e-mail for your account?',
    text: 'Somebody who knows the password of your account, or our staff at your wish, named another e-mail for it. It counts when the new mailbox confirms it. If it was you, there is nothing to do here. If it was not you, stop it by the button: every sign-in ends, and the way to a new password comes to this mailbox.',
    action: 'This was not me',
    validity,
    unexpected:
      'After the change letters about the account go to the new mailbox. If it has happened already, write to our support at once.',
  },
  signUpAttempted: {
    title: 'Somebody tried to register with your e-mail',
    text: 'There is an account with this e-mail already, so no other was made. If it was you, log in, or choose a new password by the button.',
    action: 'Choose a new password',
    validity,
    unexpected: notMe,
  },
  emailChanged: {
    title: 'Your e-mail was changed',
    text: 'Your Registra account has another e-mail now. No more letters about it come to this mailbox.',
    action: 'Open Registra',
    validity,
    unexpected: 'If it was not you, write to our support at once.',
  },
  passwordChanged: {
    title: 'Your password was changed',
    text: 'The password of your account was changed, and every other sign-in was ended.',
    action: 'Set another password',
    validity,
    unexpected: stolen,
  },
  sessionsEnded: {
    title: 'A sign-in of yours was ended',
    text: 'Somebody used a copy of a sign-in to your account. We ended it. Look at your sign-ins, and change the password if you see one you do not know.',
    action: 'Look at the sign-ins',
    validity,
    unexpected: 'This letter is sent whenever a sign-in is used twice.',
  },
  secondFactorEnrolled: {
    title: 'Your second factor is on',
    text: 'From now on every sign-in to your account asks for a code of your authenticator. Keep the recovery codes where you find them without your telephone.',
    action: 'Open the profile',
    validity,
    unexpected: 'If it was not you, speak to whoever administers your account at once.',
  },
  secondFactorRemoved: {
    title: 'Your second factor was removed',
    text: 'Sign-ins to your account ask for the password alone now. You can set a second factor up again in your profile.',
    action: 'Open the profile',
    validity,
    unexpected: 'If neither you nor whoever administers your account did this, set a new password at once.',
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    text: 'Somebody signed in to your account with one of its recovery codes. It does not count again.',
    action: 'Open the profile',
    validity,
    unexpected: 'If it was not you, set a new password and make new recovery codes at once.',
  },
  codesRefused: {
    title: 'Wrong codes at the sign-in',
    text: 'Somebody entered your password and then ten wrong codes of the second factor. They did not get in.',
    action: 'Open the profile',
    validity,
    unexpected: 'If it was not you, set a new password at once: the present one is known to somebody.',
  },
};
