import { AcceptInvitationPage } from './accept-invitation-page.js';
import { CancelEmailPage } from './cancel-email-page.js';
import { ConfirmEmailPage } from './confirm-email-page.js';
import { ResetPasswordPage } from './reset-password-page.js';
import { useMailedToken } from './use-mailed-token.js';

/** The pages that mailed links lead to. They are open to everybody, signed in or not: the link itself says whose it is. */
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
