import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../../lib/problem.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { SecretField } from '../../../ui/secret-field.js';
import { useSwitchOff } from './profile-calls.js';
import styles from './profile-page.module.css';

/** What was typed, as the call takes it: six digits are the app's, anything else is a recovery code. */
const proofOf = (typed: string) => {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? { code: digits } : { recoveryCode: typed.trim() };
};

/** Switches the second step off, by the password and a code. */
export function RemoveDialog({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const remove = useSwitchOff();
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  const form = useForm({
    initialValues: { currentPassword: '', proof: '' },
    validate: { currentPassword: required, proof: required },
    clearInputErrorOnChange: true,
  });
  const refused = (error: unknown) => {
    const { currentPassword, code, recoveryCode } = faultOf(error).fields;
    form.setErrors({
      ...(currentPassword && { currentPassword: t('profile:password.wrong') }),
      ...((code ?? recoveryCode) && { proof: t('profile:second.wrongCode') }),
    });
  };
  const submit = form.onSubmit(({ currentPassword, proof }) =>
    remove.mutate({ currentPassword, ...proofOf(proof) }, { onSuccess: onRemoved, onError: refused }),
  );
  return (
    <ModalSheet opened onClose={onClose} title={t('profile:second.removeTitle')} locked={remove.isPending}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.hint}>{t('profile:second.removeText')}</p>
        <FaultNotice error={remove.error} />
        <SecretField
          {...form.getInputProps('currentPassword')}
          label={t('profile:password.current')}
          name="current-password"
          autoComplete="current-password"
          data-autofocus
        />
        <TextInput
          {...form.getInputProps('proof')}
          label={t('profile:second.codeOrRecovery')}
          name="one-time-code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={styles.actions} data-end>
          <Button onClick={onClose} disabled={remove.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={remove.isPending}>
            {t('profile:second.removeSubmit')}
          </Button>
        </div>
      </form>
    </ModalSheet>
  );
}
