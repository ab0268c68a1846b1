import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginAnswer } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { CodeField } from '../../../ui/code-field.js';
import { useFaultWords } from '../../../ui/fault-notice.js';
import { Notice } from '../../../ui/notice.js';
import styles from './login-page.module.css';
import { passSecondFactor, type Ticket } from './sign-in.js';

interface Props {
  ticket: Ticket;
  rememberMe: boolean;
  onEntered: (answer: LoginAnswer) => void;
  /** Back to the password; `tooLate` when the ticket was over. */
  onLeave: (tooLate: boolean) => void;
}

/** The second step of a login: the app's six digits, or a recovery code. */
export function SecondFactorStep({ ticket, rememberMe, onEntered, onLeave }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const [recovery, setRecovery] = useState(false);
  const [typed, setTyped] = useState('');
  const { busy, wrong, fault, send, forget } = useProof({ ticket, rememberMe, onEntered, onLeave });
  const change = (value: string) => {
    setTyped(value);
    forget();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(recovery ? { recoveryCode: typed.trim() } : { code: typed }, typed.trim() === '');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h2 className={styles.step}>{t('account:secondFactor.title')}</h2>
        <p className={styles.hint}>{t(recovery ? 'account:secondFactor.leadRecovery' : 'account:secondFactor.lead')}</p>
      </div>
      {fault ? <Notice tone="error">{fault}</Notice> : null}
      {recovery ? (
        <TextInput
          key="recovery"
          label={t('account:secondFactor.recoveryCode')}
          size="lg"
          value={typed}
          onChange={(event) => change(event.currentTarget.value)}
          error={wrong}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <CodeField key="code" label={t('account:secondFactor.code')} size="lg" value={typed} onChange={change} error={wrong} autoFocus />
      )}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={busy}>
        {t('account:secondFactor.submit')}
      </Button>
      <div className={styles.links}>
        <button
          type="button"
          onClick={() => {
            change('');
            setRecovery(!recovery);
          }}
        >
          {t(recovery ? 'account:secondFactor.useCode' : 'account:secondFactor.useRecovery')}
        </button>
        <button type="button" onClick={() => onLeave(false)}>
          {t('account:secondFactor.back')}
        </button>
      </div>
    </form>
  );
}

/* A wrong code stays beside its field; a ticket that is over leads back to the password. */
function useProof({ ticket, rememberMe, onEntered, onLeave }: Props) {
  const { t } = useTranslation(['account', 'common']);
  const words = useFaultWords();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const forget = () => {
    setWrong(null);
    setFault(null);
  };
  const send = async (proof: Parameters<typeof passSecondFactor>[1], empty: boolean) => {
    if (empty) return setWrong(t('common:errors.required'));
    setBusy(true);
    forget();
    try {
      onEntered(await passSecondFactor(ticket, proof, rememberMe));
    } catch (error) {
      const { status, code } = faultOf(error);
      if (isOver(code)) onLeave(true);
      else if (status === 400 || status === 401 || status === 422) setWrong(t('account:secondFactor.wrong'));
      else setFault(words(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, fault, send, forget };
}

const isOver = (code: string | undefined): boolean => code !== undefined && /ticket/i.test(code);
