import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { SecretField } from '../../../ui/secret-field.js';
import { useSwitchOff } from './profile-calls.js';
import styles from './profile-page.module.css';
import { ProofField, proofOf, useProofFaults } from './proof-field.js';

/** Switches the second step off, by the password and a code. */
export function RemoveDialog({ onClose, onRemoved }: { onClose: () => void; onRemoved: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const remove = useSwitchOff();
  const proofFaults = useProofFaults();
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  const form = useForm({
    initialValues: { currentPassword: '', proof: '' },
    validate: { currentPassword: required, proof: required },
    clearInputErrorOnChange: true,
  });
  const submit = form.onSubmit(({ currentPassword, proof }) =>
    remove.mutate({ currentPassword, ...proofOf(proof) }, { onSuccess: onRemoved, onError: (error) => form.setErrors(proofFaults(error)) }),
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
        <ProofField {...form.getInputProps('proof')} />
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
