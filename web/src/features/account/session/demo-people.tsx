import { Loader } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import type { DemoOffer, DemoPart } from '#machines/kernel/demo-offer';
import { apiBase } from '../../../lib/session/session-fetch.js';
import { keepToken } from '../../../lib/session/token-store.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';
import styles from './demo-people.module.css';

/** Demo accounts in the page's HTML; null unless it is a demonstration. */
export function offerOfPage(): DemoOffer | null {
  const found = typeof document === 'undefined' ? null : document.getElementById('demo-offer');
  return found?.textContent ? (JSON.parse(found.textContent) as DemoOffer) : null;
}

interface Chosen {
  email: string;
  part?: DemoPart;
}

async function answerOf<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const answer = await fetch(apiBase + path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

/** The address of a part; null if it needs an order and none is left. */
async function placeOf({ page, order }: DemoPart, token: string): Promise<string | null> {
  if (order === undefined) return page;
  const headers = { authorization: `Bearer ${token}` };
  const { items } = await answerOf<{ items: { _id: string }[] }>(`/orders?${order}&per_page=1`, { headers });
  const [newest] = items;
  return newest ? `${page}${page.includes('?') ? '&' : '?'}id=${newest._id}` : null;
}

/** Signs in with the published password. Stores the session once the destination is known, because that leaves this page. */
async function enter({ email, part }: Chosen, password: string): Promise<{ token: string; next: string | null }> {
  const body = JSON.stringify({ email, password, rememberMe: false });
  const headers = { 'content-type': 'application/json' };
  const { token } = await answerOf<{ token: { accessToken: string } }>('/auth/login', { method: 'POST', headers, body });
  return { token: token.accessToken, next: part ? await placeOf(part, token.accessToken) : null };
}

/** Demo accounts, each opened by one press. */
export function DemoPeople({ offer: { password, parts, people } }: { offer: DemoOffer }) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const entry = useMutation({
    mutationFn: (chosen: Chosen) => enter(chosen, password),
    onSuccess: ({ token, next }) => {
      if (next) void navigate(`/login?next=${encodeURIComponent(next)}`, { replace: true });
      keepToken(token);
    },
  });
  const press = (chosen: Chosen) => () => entry.mutate(chosen);
  const entering = entry.isPending ? entry.variables : null;
  return (
    <section className={`rule-bottom ${styles.demo}`} aria-labelledby="demo-people">
      <h2 id="demo-people" className="body strong">
        {t('account:demo.title')}
      </h2>
      {entry.error ? <Notice tone="error">{t('account:demo.failed')}</Notice> : null}
      <ul className={`mt-3 ${styles.parts}`}>
        {parts.map((part) => (
          <li key={part.key}>
            <button
              type="button"
              className={`stack rounded-sm text-start full ${styles.part}`}
              disabled={entry.isPending}
              onClick={press({ email: contentText(part.email, language), part })}
            >
              <span className="between strong">
                {contentText(part.title, language)}
                {entering?.part === part ? <Loader size={14} aria-hidden="true" /> : null}
              </span>
              <span className="small muted">{contentText(part.look, language)}</span>
            </button>
          </li>
        ))}
      </ul>
      <details className={`mt-3 small ${styles.all}`}>
        <summary>{t('account:demo.all', { count: people.length })}</summary>
        <ul className={`mt-2 scroll-y ${styles.people}`}>
          {people.map(({ email, name, role, department }) => (
            <li key={email}>
              <button type="button" className="link" disabled={entry.isPending} onClick={press({ email })}>
                {contentText(name, language)}
              </button>{' '}
              <span className="muted">
                {[t(`common:roles.${role}`), department && t(`common:departments.${department}`)].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <p className="muted mt-2">{t('account:demo.password', { password })}</p>
      </details>
    </section>
  );
}
