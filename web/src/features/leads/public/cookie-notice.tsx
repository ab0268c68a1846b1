import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieAnswers } from './cookie-answers.js';
import { choose, useIsAsked } from './cookie-choice.js';
import styles from './cookie-notice.module.css';
import { useLateDialog } from './late-dialog.js';

const load = () => import('./cookie-info-dialog.js').then(({ CookieInfoDialog }) => CookieInfoDialog);

/** Asks once whether more may be kept than the site needs. Stands at the edge, takes no focus, and hides nothing one could not scroll to. */
export function CookieNotice({ language }: { language: 'ru' | 'en' }) {
  const { t } = useTranslation('forms');
  const asked = useIsAsked();
  const late = useLateDialog(load, { language }, `/${language}/cookies`);
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
      <section className={`sheet p-4 raised ${styles.notice}`} aria-label={t('cookie.label')}>
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
