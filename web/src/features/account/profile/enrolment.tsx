import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { CodeField, SecretField } from '../../../ui/credential-fields.js';
import { Form } from '../../../ui/form/form.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { CopyButton } from './copy-button.js';
import { mutations, type RecoveryCodesAnswer, type Secret } from './profile-calls.js';
import styles from './profile-page.module.css';
import { useCodeFaults, useProofFaults } from '../../../ui/form/proof-field.js';
import { RecoveryCodes } from './recovery-codes.js';

interface Props {
  email: string;
  /** called when the codes are shown, which happens only once */
  onCodes: () => void;
  onDone: () => void;
}

/** Sets up two-step login: password, app, recovery codes. */
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
  const { t } = useTranslation('profile');
  const form = useApiForm({
    values: { currentPassword: '' },
    rules: { currentPassword: useRequired() },
    write: useApiMutation<Secret>(),
    request: ({ currentPassword }) => mutations.prepareSecondFactor(currentPassword),
    faultsOf: useProofFaults(),
    onDone: onSecret,
  });
  return (
    <Form form={form} noticeFirst>
      <p className="muted">{t('second.proofText')}</p>
      <input className="visually-hidden" type="text" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      <SecretField
        {...form.field('currentPassword')}
        label={t('password.current')}
        name="current-password"
        autoComplete="current-password"
        data-autofocus
      />
      <div className={`wrap-line ${styles.actions}`} data-end>
        <Button type="submit" variant="filled" loading={form.busy}>
          {t('second.next')}
        </Button>
      </div>
    </Form>
  );
}

/** The key in groups of four, for typing. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function FirstCode({ secret: { secret, uri, qr }, onCodes }: { secret: Secret; onCodes: (codes: readonly string[]) => void }) {
  const { t } = useTranslation('profile');
  const form = useApiForm({
    values: { code: '' },
    rules: { code: useRequired() },
    // The account is not refetched here: the codes must stay on the page until they are saved.
    write: useApiMutation<RecoveryCodesAnswer>(),
    request: ({ code }) => mutations.switchOn(code),
    faultsOf: useCodeFaults(),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <Form form={form} noticeFirst>
      <div className={`stack align-start narrow-stack ${styles.scan}`}>
        <img className={`rounded ${styles.qr}`} src={qr} alt={t('second.qr')} />
        <div className="stack">
          <p className="muted">
            {t('second.scan')} <a href={uri}>{t('second.openApp')}</a>
          </p>
          <div>
            <span className="muted">{t('second.byHand')}</span>
            <code className={`block breakable ${styles.key}`}>{grouped(secret)}</code>
            <CopyButton text={secret} label={t('second.copyKey')} />
          </div>
          <CodeField {...form.field('code')} label={t('second.code')} autoFocus />
        </div>
      </div>
      <div className={`wrap-line ${styles.actions}`} data-end>
        <Button type="submit" variant="filled" loading={form.busy}>
          {t('second.turnOn')}
        </Button>
      </div>
    </Form>
  );
}
