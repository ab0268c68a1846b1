import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../../lib/problem.js';
import { CodeField } from '../../../ui/code-field.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { SecretField } from '../../../ui/secret-field.js';
import { CopyButton } from './copy-button.js';
import { type Secret, useNewSecret, useSwitchOn } from './profile-calls.js';
import styles from './profile-page.module.css';
import { RecoveryCodes } from './recovery-codes.js';

interface Props {
  email: string;
  /** The codes are on the page now, and nowhere else. */
  onCodes: () => void;
  onDone: () => void;
}

/** Setting up the second step: the password, the app, the recovery codes. */
export function Enrolment({ email, onCodes, onDone }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} email={email} onDone={onDone} />;
  if (!secret) return <Proof email={email} onSecret={setSecret} />;
  const switchedOn = (made: readonly string[]) => {
    setCodes(made);
    onCodes();
  };
  return <FirstCode secret={secret} onCodes={switchedOn} />;
}

function Proof({ email, onSecret }: { email: string; onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const ask = useNewSecret();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return setWrong(t('common:errors.required'));
    ask.mutate(typed, {
      onSuccess: onSecret,
      onError: (error) => faultOf(error).fields.currentPassword && setWrong(t('profile:password.wrong')),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.hint}>{t('profile:second.proofText')}</p>
      <input className="visually-hidden" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <FaultNotice error={ask.error} />
      <SecretField
        label={t('profile:password.current')}
        name="current-password"
        autoComplete="current-password"
        value={typed}
        error={wrong}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(null);
        }}
        data-autofocus
      />
      <div className={styles.actions} data-end>
        <Button type="submit" variant="filled" loading={ask.isPending}>
          {t('profile:second.next')}
        </Button>
      </div>
    </form>
  );
}

/** The key in groups of four, as it is typed by hand. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function FirstCode({ secret: { secret, uri, qr }, onCodes }: { secret: Secret; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const switchOn = useSwitchOn();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return setWrong(t('common:errors.required'));
    switchOn.mutate(typed, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => faultOf(error).fields.code && setWrong(t('profile:second.wrongCode')),
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.scan}>
        <img className={styles.qr} src={qr} alt={t('profile:second.qr')} />
        <div className="stack">
          <p className={styles.hint}>
            {t('profile:second.scan')} <a href={uri}>{t('profile:second.openApp')}</a>
          </p>
          <div>
            <span className={styles.hint}>{t('profile:second.byHand')}</span>
            <code className={styles.key}>{grouped(secret)}</code>
            <CopyButton text={secret} label={t('profile:second.copyKey')} />
          </div>
          <FaultNotice error={switchOn.error} />
          <CodeField
            label={t('profile:second.code')}
            value={typed}
            error={wrong}
            onChange={(code) => {
              setTyped(code);
              setWrong(null);
            }}
            autoFocus
          />
        </div>
      </div>
      <div className={styles.actions} data-end>
        <Button type="submit" variant="filled" loading={switchOn.isPending}>
          {t('profile:second.turnOn')}
        </Button>
      </div>
    </form>
  );
}
