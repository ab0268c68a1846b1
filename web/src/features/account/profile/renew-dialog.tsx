import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../../lib/problem.js';
import { CodeField } from '../../../ui/code-field.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { useRenewCodes } from './profile-calls.js';
import styles from './profile-page.module.css';
import { RecoveryCodes } from './recovery-codes.js';

/** Ten new recovery codes in the place of those that are left. */
export function RenewDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const renew = useRenewCodes();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') return setWrong(t('common:errors.required'));
    renew.mutate(typed, { onError: (error) => faultOf(error).fields.code && setWrong(t('profile:second.wrongCode')) });
  };
  return (
    <ModalSheet opened onClose={onClose} title={t('profile:second.renewTitle')} locked={renew.isPending || renew.isSuccess}>
      {renew.data ? (
        <RecoveryCodes codes={renew.data.recoveryCodes} email={email} onDone={onClose} />
      ) : (
        <form className={styles.form} onSubmit={submit} noValidate>
          <p className={styles.hint}>{t('profile:second.renewText')}</p>
          <FaultNotice error={renew.error} />
          <CodeField
            label={t('profile:second.code')}
            value={typed}
            error={wrong}
            onChange={(code) => {
              setTyped(code);
              setWrong(null);
            }}
            data-autofocus
          />
          <div className={styles.actions} data-end>
            <Button onClick={onClose} disabled={renew.isPending}>
              {t('common:actions.cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={renew.isPending}>
              {t('profile:second.renewSubmit')}
            </Button>
          </div>
        </form>
      )}
    </ModalSheet>
  );
}
