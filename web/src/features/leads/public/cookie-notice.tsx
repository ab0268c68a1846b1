import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { CookieAnswers } from './cookie-answers.js';
import { choose, useIsAsked } from './cookie-choice.js';
import styles from './cookie-notice.module.css';
import { useLateDialog } from './late-dialog.js';
import { useCoversMain } from './use-covers-main.js';

const load = () => import('./cookie-info-dialog.js').then(({ CookieInfoDialog }) => CookieInfoDialog);

/** Asks once whether optional data may be stored. It takes no focus and does not cover the page's main action. */
export function CookieNotice({ language }: { language: Language }) {
  const { t } = useTranslation('forms');
  const asked = useIsAsked();
  const late = useLateDialog(load, { language }, `/${language}/cookies`);
  const box = useRef<HTMLElement>(null);
  const covers = useCoversMain(box, asked);
  useEffect(() => {
    if (!asked) return;
    const root = document.documentElement;
    root.dataset.cookieQuestion = '';
    return () => {
      delete root.dataset.cookieQuestion;
    };
  }, [asked]);
  if (!asked) return null;
  return (
    <>
      <section ref={box} className={`sheet p-4 raised ${styles.notice}`} data-covers={covers || undefined} aria-label={t('cookie.label')}>
        <p>
          {t('cookie.text')}{' '}
          <button type="button" className={`link underlined ${styles.more}`} {...late.button}>
            {t('cookie.more')}
          </button>
        </p>
        <CookieAnswers onAnswer={choose} />
      </section>
      {late.dialog}
    </>
  );
}
