import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginAnswer } from '../../../api/wire.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { LoginForm } from '../session/login-form.js';
import styles from '../session/login-page.module.css';
import { SignUpForm } from './sign-up-form.js';
import { type ServiceDraft, useArrival } from './use-arrival.js';

interface Props {
  opened: boolean;
  onClose: () => void;
  /** Which form comes first; a link in each leads to the other. */
  start?: 'signUp' | 'login';
  /** The service chosen before: a client who gets in has it ordered at once. */
  service?: ServiceDraft;
  /** Instead of the usual arrival, where the page itself leads on. */
  onEntered?: (answer: LoginAnswer) => void;
}

/** Quick sign-up and quick login in one dialog, for any page. Load it when it is first opened. */
export function QuickAccount({ opened, onClose, start = 'signUp', service, onEntered }: Props) {
  const { t } = useTranslation('account');
  const [mode, setMode] = useState(start);
  const { arrive, refused, leave } = useArrival(service);
  const entered = (answer: LoginAnswer) => {
    if (onEntered) return onEntered(answer);
    void arrive(answer);
  };
  const other = (label: string, next: Props['start']) => (
    <div className={`align-start rule-top mt-5 ${styles.below}`}>
      <button type="button" onClick={() => next && setMode(next)}>
        {label}
      </button>
    </div>
  );
  return (
    <ModalSheet opened={opened} onClose={onClose} title={t(mode === 'signUp' ? 'signUp.title' : 'quickLogin.title')}>
      {refused !== null ? (
        <div className="stack">
          <Notice tone="error">{t('signUp.orderFailed', { reason: refused })}</Notice>
          <Button variant="filled" size="lg" onClick={leave}>
            {t('signUp.toOrders')}
          </Button>
        </div>
      ) : mode === 'signUp' ? (
        <SignUpForm onEntered={entered} orders={service !== undefined} below={other(t('signUp.exists'), 'login')} />
      ) : (
        <LoginForm
          onEntered={entered}
          emailLabel={t('quickLogin.email')}
          below={service || onEntered ? other(t('login.quickSignUp'), 'signUp') : undefined}
        />
      )}
    </ModalSheet>
  );
}
