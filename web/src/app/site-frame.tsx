import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite } from '../features/catalogue/use-catalogue.js';
import { CallButton } from '../features/leads/public/call-button.js';
import { CookieNotice } from '../features/leads/public/cookie-notice.js';
import { MessagingButton } from '../features/leads/public/messaging-button.js';
import { showsMessaging } from '../features/leads/public/messaging-places.js';
import { changeLanguage } from '../i18n/i18n.js';
import { keepLanguage } from '../lib/keep-language.js';
import { useMe } from '../lib/session/session.js';
import { useLanguage } from '../lib/use-language.js';
import { Frame, type LiveParts } from '../site/frame.js';
import { AccountLink } from '../site/parts/account-link.js';
import { loginAddress } from './login-address.js';

/** Puts the header and footer of the public pages around the login, the pages of emailed links and the 404 page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { data } = useSite();
  const { pathname } = useLocation();
  return (
    <Frame
      language={language}
      href={(path) => `/${language}${path}`}
      live={live}
      contacts={data}
      year={String(new Date().getUTCFullYear())}
      over={data && showsMessaging(pathname) ? <MessagingButton language={language} contacts={data} /> : null}
      question={<CookieNotice language={language} />}
    >
      {children}
    </Frame>
  );
}

const live: LiveParts = { Account, Call, InLanguage };

function Account({ look, className }: Parameters<LiveParts['Account']>[0]) {
  const me = useMe();
  const location = useLocation();
  return (
    <div className={className}>
      <AccountLink look={look} me={me} href={loginAddress(location)} />
    </div>
  );
}

function Call({ look, className }: Parameters<LiveParts['Call']>[0]) {
  return (
    <div className={className}>
      <CallButton look={look} language={useLanguage()} />
    </div>
  );
}

/* These pages have no language in their address: it changes under what is typed. */
function InLanguage({ language, current, children }: Parameters<LiveParts['InLanguage']>[0]) {
  return (
    <button
      type="button"
      lang={language}
      aria-current={current ? 'true' : undefined}
      onClick={({ currentTarget }) => {
        currentTarget.closest('details')?.removeAttribute('open');
        keepLanguage(language);
        void changeLanguage(language);
      }}
    >
      {children}
    </button>
  );
}
