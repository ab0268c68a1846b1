import type { ReactNode } from 'react';
import { Frame, type LiveParts } from './frame.js';
import { Island } from './island.js';
import { useHref, useSite } from './page.js';

/** Header and footer of a server-rendered page, with messaging and the question about cookies as islands. */
export function Layout({ children }: { children: ReactNode }) {
  const { language, path, catalogue } = useSite();
  const href = useHref();
  const { phone, email, messengers } = catalogue.settings;
  // Beside a wizard that waits for the reader's first move the question would be the largest text of the screen, and the last.
  const later = path === '/selection-service' && { when: 'touched' as const };
  return (
    <Frame
      language={language}
      path={path}
      href={href}
      live={live}
      contacts={catalogue.settings}
      year={catalogue.at.slice(0, 4)}
      over={<Island name="messaging" props={{ contacts: { phone, email, messengers } }} />}
      question={<Island name="cookies" props={{}} {...later} />}
    >
      {children}
    </Frame>
  );
}

const live: LiveParts = {
  Account: ({ look, className }) => <Island name="account" props={{ look }} className={className} />,
  Call: ({ look, className }) => <Island name="call" props={{ look }} className={className} />,
  InLanguage: SamePage,
};

/** A link to the current address in another language. */
function SamePage({ language, current, children }: Parameters<LiveParts['InLanguage']>[0]) {
  const { path, query } = useSite();
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return (
    <a href={`/${language}${path}${search}`} lang={language} hrefLang={language} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  );
}
