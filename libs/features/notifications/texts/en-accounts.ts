import type { NotificationTexts } from './shape.js';

const notMe = 'If this wasn’t you, ignore this email. Nothing will change.';
const stolen = 'If this wasn’t you, set a new password right away with the button above.';

export const accounts: NotificationTexts['accounts'] = {
  welcome: {
    title: 'Welcome to Registra',
    text: 'Your account is ready. The login and password below work for 7 days. You’ll choose your own password when you first log in. Use the button to confirm this email is yours.',
    action: 'Confirm email',
    unexpected: 'If you didn’t sign up, ignore this email. You owe us nothing.',
  },
  confirmEmail: {
    title: 'Confirm your email',
    text: 'Your account is ready. Confirm this email is yours so that news about your orders reaches you.',
    action: 'Confirm email',
    unexpected: notMe,
  },
  confirmForOrder: {
    title: 'Confirm your email to place the order',
    text: 'Our manager is ready to place the order you asked for. There’s an account with this email, but it was never confirmed. Confirm it’s yours. Unless you’re logged in there, we’ll then email you a link to set a new password, so that no one else can use the account.',
    action: 'Confirm email',
    unexpected: 'If you didn’t ask us for anything, ignore this email.',
  },
  resetPassword: {
    title: 'Set a new password',
    text: 'Someone asked to reset your password. Use the button to set a new one.',
    action: 'Choose a new password',
    unexpected: notMe,
  },
  invitation: {
    title: 'You’re invited to Registra',
    text: 'We’ve created an account for you. Use the button to choose a password and get started.',
    action: 'Accept invitation',
    unexpected: 'If you weren’t expecting this, ignore this email.',
  },
  confirmNewEmail: {
    title: 'Confirm your new email',
    text: 'This email was entered as the new email of a Registra account. Confirm it to make the change.',
    action: 'Confirm new email',
    unexpected: notMe,
  },
  emailChangeRequested: {
    title: 'Changing your account’s email?',
    text: 'Someone who knows your password, or our staff at your request, asked to change your account’s email. It changes once the new email is confirmed. If this was you, there’s nothing to do. If not, stop it with the button: we’ll log you out everywhere and email you a link to set a new password.',
    action: 'This wasn’t me',
    unexpected: 'After the change, emails about the account go to the new address. If it has already happened, contact support right away.',
  },
  signUpAttempted: {
    title: 'Someone tried to sign up with your email',
    text: 'You already have an account with this email, so we didn’t create another. If this was you, log in, or set a new password with the button.',
    action: 'Choose a new password',
    unexpected: notMe,
  },
  emailChanged: {
    title: 'Your email was changed',
    text: 'Your Registra account now has a different email. We won’t send anything about it to this address.',
    action: 'Open Registra',
    unexpected: 'If this wasn’t you, contact support right away.',
  },
  passwordChanged: {
    title: 'Your password was changed',
    text: 'Your password was changed, and you’ve been logged out everywhere else.',
    action: 'Set a new password',
    unexpected: stolen,
  },
  sessionsEnded: {
    title: 'We ended a suspicious session',
    text: 'Someone used a copy of a session in your account, so we ended it. Check your sessions, and change your password if you see one you don’t recognise.',
    action: 'Check sessions',
    unexpected: 'We send this whenever a session is used twice.',
  },
  secondFactorEnrolled: {
    title: 'Two-step login is on',
    text: 'From now on, logging in also needs a code from your authenticator app. Keep your recovery codes somewhere you can reach without your phone.',
    action: 'Open profile',
    unexpected: 'If this wasn’t you, contact your administrator right away.',
  },
  secondFactorRemoved: {
    title: 'Two-step login is off',
    text: 'Logging in now only needs your password. You can turn two-step login back on in your profile.',
    action: 'Open profile',
    unexpected: 'If neither you nor your administrator did this, set a new password right away.',
  },
  recoveryCodeUsed: {
    title: 'A recovery code was used',
    text: 'Someone logged in to your account with a recovery code. That code can’t be used again.',
    action: 'Open profile',
    unexpected: 'If this wasn’t you, set a new password and create new recovery codes right away.',
  },
  codesRefused: {
    title: 'Failed login codes',
    text: 'Someone entered your password and then ten wrong codes. They didn’t get in.',
    action: 'Open profile',
    unexpected: 'If this wasn’t you, set a new password right away. Someone knows the current one.',
  },
  confirmationCode: {
    title: 'Your confirmation code',
    text: 'Type this code in Registra to confirm the change of our bank details. It’s good for 15 minutes and for one change.',
    action: 'Open profile',
    unexpected: 'If you didn’t ask for a code, someone knows your password. Set a new one right away and don’t give the code to anybody.',
  },
};
