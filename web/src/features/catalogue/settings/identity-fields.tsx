import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { ProofField, proofOf } from '../../../ui/form/proof-field.js';
import type { ApiForm } from '../../../ui/form/use-api-form.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { SecretField } from '../../../ui/credential-fields.js';
import styles from './bank-part.module.css';

/**
 * What the person has entered to prove who they are: `proof` is a code of the app or a recovery code; without two-step login the password
 * and an emailed code replace it.
 */
export interface IdentityValues {
  proof: string;
  currentPassword: string;
  emailCode: string;
}

export const noIdentity: IdentityValues = { proof: '', currentPassword: '', emailCode: '' };

/** Converts the entered proof for the API; empty fields are left out. */
export const identityOf = ({ proof, currentPassword, emailCode }: IdentityValues) => ({
  ...proofOf(proof),
  ...(currentPassword !== '' && { currentPassword }),
  ...(emailCode.trim() !== '' && { emailCode: emailCode.replace(/\s/g, '') }),
});

/** Maps the server's fields `code` and `recoveryCode` to the form's field `proof`. */
export const identityField = (field: string): string => (field === 'code' || field === 'recoveryCode' ? 'proof' : field);

/** Asks for the code of the second factor or, without one, the password and an emailed code. */
export function IdentityFields<Values extends IdentityValues>({ form }: { form: ApiForm<Values> }) {
  const { t } = useTranslation('catalogue');
  const { data } = useQuery({ queryKey: ['second-factor'], queryFn: ({ signal }) => call('GET', '/users/me/second-factor', { signal }) });
  if (!data) return null;
  return (
    <section className={`stack rule-top ${styles.identity}`}>
      <div>
        <b>{t('bank.identity')}</b>
        <p className="muted text-sm">{t(data.enrolled ? 'bank.identityByApp' : 'bank.identityByEmail')}</p>
      </div>
      {data.enrolled ? <ProofField {...form.field('proof')} /> : <EmailProof form={form} />}
    </section>
  );
}

function EmailProof<Values extends IdentityValues>({ form }: { form: ApiForm<Values> }) {
  const { t } = useTranslation(['catalogue', 'profile']);
  const write = useApiMutation<unknown>();
  return (
    <>
      <SecretField
        {...form.field('currentPassword')}
        label={t('profile:password.current')}
        name="current-password"
        autoComplete="current-password"
      />
      <div className={`cluster gap-2 ${styles.code}`}>
        <TextInput
          {...form.field('emailCode')}
          label={t('catalogue:bank.emailCode')}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Button loading={write.isPending} onClick={() => write.mutate(request('POST', '/users/me/confirmation-code'))}>
          {t(write.isSuccess ? 'catalogue:bank.emailAgain' : 'catalogue:bank.emailMe')}
        </Button>
      </div>
      <p className="muted text-sm" role="status">
        {write.isSuccess ? t('catalogue:bank.emailed') : ''}
      </p>
      <ErrorNotice error={write.error} />
    </>
  );
}
