import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginAnswer } from '../../../api/wire.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { LoginForm } from './login-form.js';
import styles from './login-page.module.css';
import { SignUpForm } from './sign-up-form.js';

/** The form of the dialog by which the person signed in. */
export type QuickForm = 'signUp' | 'login';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** a service is chosen and will be ordered after signing in */
  orders?: boolean;
  /** called after the session is stored; the page then continues */
  onEntered: (answer: LoginAnswer, by: QuickForm) => void;
}

/** Quick sign-up and quick login in one dialog. To be loaded on first use. */
export function QuickAccount({ opened, onClose, orders = false, onEntered }: Props) {
  const { t } = useTranslation('account');
  const [form, setForm] = useState<QuickForm>('signUp');
  const entered = (answer: LoginAnswer) => onEntered(answer, form);
  const other = (labels: string[], next: QuickForm) => (
    <div className={`align-start rule-top mt-5 ${styles.below}`}>
      {labels.map((label) => (
        <button key={label} type="button" onClick={() => setForm(next)}>
          {label}
        </button>
      ))}
    </div>
  );
  return (
    <ModalSheet opened={opened} onClose={onClose} title={t(form === 'signUp' ? 'signUp.title' : 'quickLogin.title')}>
      {form === 'signUp' ? (
        <SignUpForm onEntered={entered} orders={orders} below={other([t('signUp.exists'), t('signUp.logIn')], 'login')} />
      ) : (
        <LoginForm
          onEntered={entered}
          emailLabel={t('quickLogin.email')}
          below={orders ? other([t('quickLogin.register')], 'signUp') : undefined}
        />
      )}
    </ModalSheet>
  );
}
