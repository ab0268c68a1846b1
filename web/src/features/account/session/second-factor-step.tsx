import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { LoginAnswer } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { CodeField } from '../../../ui/credential-fields.js';
import { Form } from '../../../ui/form/form.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import styles from './login-page.module.css';
import { passSecondFactor, type Ticket } from './sign-in.js';

interface Props {
  ticket: Ticket;
  rememberMe: boolean;
  onEntered: ((answer: LoginAnswer) => void) | undefined;
  /** returns to the password; `tooLate` if the ticket expired */
  onLeave: (tooLate: boolean) => void;
}

/**
 * The second step of a login: the app's six digits, or a recovery code. A wrong code is reported at its field; an expired ticket returns to
 * the password.
 */
export function SecondFactorStep({ ticket, rememberMe, onEntered, onLeave }: Props) {
  const { t } = useTranslation('account');
  const [recovery, setRecovery] = useState(false);
  const form = useApiForm({
    values: { proof: '' },
    rules: { proof: useRequired() },
    write: useApiMutation<LoginAnswer>(),
    request: ({ proof }) => passSecondFactor(ticket, recovery ? { recoveryCode: proof.trim() } : { code: proof }, rememberMe),
    faultsOf: (error) => ([400, 401, 422].includes(faultOf(error).status ?? 0) ? { proof: t('secondFactor.wrong') } : {}),
    onRefused: (error) => {
      if (/ticket/i.test(faultOf(error).code ?? '')) onLeave(true);
    },
    ...(onEntered && { onDone: onEntered }),
  });
  return (
    <Form form={form} className={`stack mt-4 ${styles.form}`} noticeFirst>
      <div>
        <h2 className="large">{t('secondFactor.title')}</h2>
        <p className={`muted ${styles.hint}`}>{t(recovery ? 'secondFactor.leadRecovery' : 'secondFactor.lead')}</p>
      </div>
      {recovery ? (
        <TextInput
          key="recovery"
          {...form.field('proof')}
          label={t('secondFactor.recoveryCode')}
          size="lg"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      ) : (
        <CodeField key="code" {...form.field('proof')} label={t('secondFactor.code')} size="lg" autoFocus />
      )}
      <Button type="submit" variant="filled" size="lg" fullWidth loading={form.busy}>
        {t('secondFactor.submit')}
      </Button>
      <div className={styles.links}>
        <button
          type="button"
          onClick={() => {
            form.set({ proof: '' });
            setRecovery(!recovery);
          }}
        >
          {t(recovery ? 'secondFactor.useCode' : 'secondFactor.useRecovery')}
        </button>
        <button type="button" onClick={() => onLeave(false)}>
          {t('secondFactor.back')}
        </button>
      </div>
    </Form>
  );
}
