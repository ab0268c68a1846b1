import { useTranslation } from 'react-i18next';
import { useMe } from '../../../lib/session/session.js';
import { releasePage } from '../../../lib/session/token-store.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { LoginForm } from './login-form.js';
import styles from './login-page.module.css';

/** The login over a page whose session has ended. The page continues with the new session. */
export function LoginOver() {
  const { t } = useTranslation('account');
  const me = useMe();
  return (
    <ModalSheet opened onClose={releasePage} title={t('loginOver.title')} blocking>
      <p className={`muted ${styles.hint}`}>{t('loginOver.text')}</p>
      <LoginForm
        email={me?.email}
        below={
          <div className={`align-start rule-top mt-5 ${styles.below}`}>
            <button type="button" onClick={releasePage}>
              {t('loginOver.leave')}
            </button>
          </div>
        }
      />
    </ModalSheet>
  );
}
