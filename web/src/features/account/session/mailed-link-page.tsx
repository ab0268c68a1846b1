import { AcceptInvitationPage } from './accept-invitation-page.js';
import { CancelEmailPage } from './cancel-email-page.js';
import { ConfirmEmailPage } from './confirm-email-page.js';
import { ResetPasswordPage } from './reset-password-page.js';
import { useMailedToken } from './use-mailed-token.js';

/** Pages of emailed links. They need no sign-in, because the link identifies its owner. */
export function MailedLinkPage() {
  const { pathname, token } = useMailedToken();
  switch (pathname) {
    case '/confirm-email':
      return <ConfirmEmailPage token={token} />;
    case '/cancel-email-change':
      return <CancelEmailPage token={token} />;
    case '/accept-invitation':
      return <AcceptInvitationPage token={token} />;
    default:
      return <ResetPasswordPage key={token} token={token} />;
  }
}
