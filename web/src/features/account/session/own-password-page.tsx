import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../../../lib/session/log-out.js';
import { useMe } from '../../../lib/session/session.js';
import type { Me } from '../../../api/wire.js';
import { Form } from '../../../ui/form/form.js';
import { PasswordFields, usePasswordForm } from '../profile/password-form.js';
import { DoorPage } from './door-page.js';
import styles from './login-page.module.css';
import { forgetTyped, typedPassword } from './sign-in.js';

/** Replaces every page for people who signed in with an emailed password. The address is kept, for afterwards. */
export function OwnPasswordPage() {
  const { t } = useTranslation(['account', 'common']);
  const me = useMe();
  if (!me) return null;
  const leave = () => {
    forgetTyped();
    void logOut();
  };
  return (
    <DoorPage title={t('account:ownPassword.title')} lead={t('account:ownPassword.lead')}>
      <OwnPassword me={me} />
      <div className={`align-start rule-top mt-5 ${styles.below}`}>
        <button type="button" onClick={leave}>
          {t('common:nav.logOut')}
        </button>
      </div>
    </DoorPage>
  );
}

function OwnPassword({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const [typed] = useState(typedPassword);
  const password = usePasswordForm({ me, typed, onChanged: forgetTyped });
  return (
    <Form form={password.form} className={`stack mt-4 ${styles.form}`} noticeFirst>
      <PasswordFields me={me} {...password} label={t('ownPassword.mailed')} size="lg" />
      <Button type="submit" variant="filled" size="lg" fullWidth loading={password.form.busy}>
        {t('ownPassword.submit')}
      </Button>
    </Form>
  );
}
