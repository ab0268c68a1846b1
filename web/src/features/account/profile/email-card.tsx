import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { EmailField } from '../../../ui/email-field.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../../ui/form/use-api-form.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { SecretField } from '../../../ui/secret-field.js';
import { mutations, useOwnMutation } from './profile-calls.js';
import styles from './profile-page.module.css';
import { ProofField, proofOf, useProofFaults } from '../../../ui/form/proof-field.js';

/** The mailbox, whether it is confirmed, and the way to another. */
export function EmailCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const again = useOwnMutation();
  const { email } = me;
  return (
    <Card title={t('mail.title')} roomy>
      <div className="stack">
        <div className="cluster breakable">
          <span>{email}</span>
          {me.emailConfirmed === true ? <Badge colour="green" icon={IconCheck} label={t('mail.confirmed')} /> : null}
          {me.emailConfirmed === false ? <Badge colour="orange" icon={IconAlertTriangle} label={t('mail.unconfirmed')} /> : null}
        </div>
        {me.emailConfirmed === false ? <p className="muted">{t('mail.confirmText', { email })}</p> : null}
        {again.isSuccess ? <Notice tone="done">{t('mail.sentAgain', { email })}</Notice> : null}
        {asked ? <Notice tone="info">{t('mail.asked', { email: asked })}</Notice> : null}
        <ErrorNotice error={again.error} />
        <div className={`wrap-line ${styles.actions}`}>
          <Button onClick={() => setOpened(true)}>{t('mail.change')}</Button>
          {me.emailConfirmed === false ? (
            <Button loading={again.isPending} onClick={() => again.mutate(mutations.confirmAgain())}>
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
  const { t } = useTranslation('profile');
  const required = useRequired();
  const proofFaults = useProofFaults();
  const save = useOwnMutation();
  const asksCode = me.secondFactor === true || faultOf(save.error).fields.code !== undefined;
  const form = useApiForm({
    values: { email: '', currentPassword: '', proof: '' },
    rules: { email: required, currentPassword: required, proof: (value) => (asksCode ? required(value) : null) },
    write: save,
    request: ({ email, currentPassword, proof }) => mutations.changeEmail({ email: email.trim(), currentPassword, ...proofOf(proof) }),
    faultsOf: (error) => {
      const { code, detail, fields } = faultOf(error);
      const badEmail = fields.email && (code === 'validationFailed' ? fields.email : t('mail.badEmail'));
      return { ...proofFaults(error), email: code === 'emailInUse' ? detail : badEmail };
    },
    onDone: (_, { email }) => onAsked(email.trim()),
  });
  return (
    <FormDialog form={form} title={t('mail.changeTitle')} submit={t('mail.submit')} onClose={onClose}>
      <EmailField {...form.field('email')} label={t('mail.new')} maxLength={254} />
      <SecretField {...form.field('currentPassword')} label={t('mail.current')} name="current-password" autoComplete="current-password" />
      {asksCode ? <ProofField {...form.field('proof')} /> : null}
    </FormDialog>
  );
}
