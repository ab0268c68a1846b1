import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut, useMe } from '../../../lib/session/session.js';
import { PasswordForm } from '../profile/password-form.js';
import { useChangePassword } from '../profile/profile-calls.js';
import { DoorPage } from './door-page.js';
import styles from './login-page.module.css';
import { forgetTyped, typedPassword } from './typed-password.js';

/** Instead of every page, for whoever signed in with a password that was mailed: one of their own. Where they were going stays in the address. */
export function OwnPasswordPage() {
  const { t } = useTranslation(['account', 'common']);
  const me = useMe();
  const save = useChangePassword();
  const [typed] = useState(typedPassword);
  if (!me) return null;
  const leave = () => {
    forgetTyped();
    void logOut();
  };
  return (
    <DoorPage title={t('account:ownPassword.title')} lead={t('account:ownPassword.lead')}>
      <PasswordForm
        me={me}
        save={save}
        typed={typed}
        label={t('account:ownPassword.mailed')}
        submit={t('account:ownPassword.submit')}
        size="lg"
        onChanged={forgetTyped}
      />
      <div className={styles.below}>
        <button type="button" onClick={leave}>
          {t('common:nav.logOut')}
        </button>
      </div>
    </DoorPage>
  );
}
