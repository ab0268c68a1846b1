import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DemoOffer } from '#machines/kernel/demo-offer';
import { sessionEnd } from '../../../lib/session/token-store.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';
import { DemoPeople, offerOfPage } from './demo-people.js';
import { DoorPage } from './door-page.js';
import { LoginForm } from './login-form.js';
import styles from './login-page.module.css';

const QuickAccount = lazy(() => import('./quick-account.js').then((module) => ({ default: module.QuickAccount })));

/* The guard of this address leads on. */
const ledOn = () => undefined;

/** The page /login; `demo` are the accounts of a demonstration. */
export function LoginPage({ demo = offerOfPage() }: { demo?: DemoOffer | null }) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const [signingUp, setSigningUp] = useState(false);
  return (
    <DoorPage title={t('common:login.title')} lead={t('common:login.lead')}>
      <noscript>
        <Notice tone="info">
          {t('account:login.noScripts')} <a href={`/${language}/contacts`}>{t('account:login.contacts')}</a>
        </Notice>
      </noscript>
      {demo ? <DemoPeople offer={demo} /> : null}
      {sessionEnd() === 'expired' ? <Notice tone="info">{t('common:login.signedOut')}</Notice> : null}
      <LoginForm
        below={
          <div className={`align-start rule-top mt-5 ${styles.below}`}>
            <Link to="/reset-password">{t('account:login.forgot')}</Link>
            <p className="muted">
              {t('account:login.noAccount')}{' '}
              <button type="button" onClick={() => setSigningUp(true)}>
                {t('account:login.quickSignUp')}
              </button>
            </p>
          </div>
        }
      />
      <Suspense fallback={null}>
        {signingUp ? <QuickAccount opened onClose={() => setSigningUp(false)} onEntered={ledOn} /> : null}
      </Suspense>
    </DoorPage>
  );
}
