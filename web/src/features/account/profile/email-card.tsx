import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { SecretField } from '../../../ui/secret-field.js';
import { useChangeEmail, useConfirmAgain } from './profile-calls.js';
import styles from './profile-page.module.css';
import { ProofField, proofOf, useProofFaults } from './proof-field.js';

/** The mailbox, whether it is confirmed, and the way to another. */
export function EmailCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const again = useConfirmAgain();
  const { email } = me;
  return (
    <Card title={t('mail.title')} roomy>
      <div className="stack">
        <div className={styles.line}>
          <span>{email}</span>
          {me.emailConfirmed === true ? <Badge colour="green" icon={IconCheck} label={t('mail.confirmed')} /> : null}
          {me.emailConfirmed === false ? <Badge colour="orange" icon={IconAlertTriangle} label={t('mail.unconfirmed')} /> : null}
        </div>
        {me.emailConfirmed === false ? <p className={styles.hint}>{t('mail.confirmText', { email })}</p> : null}
        {again.isSuccess ? <Notice tone="done">{t('mail.sentAgain', { email })}</Notice> : null}
        {asked ? <Notice tone="info">{t('mail.asked', { email: asked })}</Notice> : null}
        <FaultNotice error={again.error} />
        <div className={styles.actions}>
          <Button onClick={() => setOpened(true)}>{t('mail.change')}</Button>
          {me.emailConfirmed === false ? (
            <Button loading={again.isPending} onClick={() => again.mutate(undefined)}>
              {t('mail.again')}
            </Button>
          ) : null}
        </div>
      </div>
      {opened ? (
        <EmailDialog
          me={me}
          onClose={() => setOpened(false)}
          onAsked={(wanted) => {
            setOpened(false);
            setAsked(wanted);
          }}
        />
      ) : null}
    </Card>
  );
}

function EmailDialog({ me, onClose, onAsked }: { me: Me; onClose: () => void; onAsked: (email: string) => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const save = useChangeEmail();
  const proofFaults = useProofFaults();
  const asksCode = me.secondFactor === true || faultOf(save.error).fields.code !== undefined;
  const required = (value: string) => (value.trim() === '' ? t('common:errors.required') : null);
  const form = useForm({
    initialValues: { email: '', currentPassword: '', proof: '' },
    validate: { email: required, currentPassword: required, proof: (value) => (asksCode ? required(value) : null) },
    clearInputErrorOnChange: true,
  });
  const focus = (errors: Partial<Record<string, unknown>>) => {
    const first = ['email', 'currentPassword', 'proof'].find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const refused = (error: unknown) => {
    const { code, detail, fields } = faultOf(error);
    const errors = {
      ...proofFaults(error),
      ...(code === 'emailInUse' && { email: detail }),
      ...(fields.email && { email: code === 'validationFailed' ? fields.email : t('profile:mail.badEmail') }),
    };
    form.setErrors(errors);
    focus(errors);
  };
  const submit = form.onSubmit(
    ({ email, currentPassword, proof }) =>
      save.mutate({ email: email.trim(), currentPassword, ...proofOf(proof) }, { onSuccess: onAsked, onError: refused }),
    focus,
  );
  const inField = faultOf(save.error).code === 'emailInUse';
  return (
    <ModalSheet opened onClose={onClose} title={t('profile:mail.changeTitle')} locked={save.isPending}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {inField ? null : <FaultNotice error={save.error} />}
        <TextInput
          {...form.getInputProps('email')}
          label={t('profile:mail.new')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
          data-autofocus
        />
        <SecretField
          {...form.getInputProps('currentPassword')}
          label={t('profile:mail.current')}
          name="current-password"
          autoComplete="current-password"
        />
        {asksCode ? <ProofField {...form.getInputProps('proof')} /> : null}
        <div className={styles.actions} data-end>
          <Button onClick={onClose} disabled={save.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('profile:mail.submit')}
          </Button>
        </div>
      </form>
    </ModalSheet>
  );
}
