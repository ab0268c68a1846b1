import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { faultOf } from '../../../lib/problem.js';
import { usePasswordRules } from '../../../lib/use-password-rules.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Card } from '../../../ui/card.js';
import { FaultNotice } from '../../../ui/fault-notice.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { NewPassword } from '../../../ui/new-password.js';
import { Notice } from '../../../ui/notice.js';
import { SecretField } from '../../../ui/secret-field.js';
import { useChangePassword } from './profile-calls.js';
import styles from './profile-page.module.css';

/** A new password: the current one must be right, and the new one typed twice. */
export function PasswordCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const announce = useAnnounce();
  const [opened, setOpened] = useState(false);
  const [done, setDone] = useState(false);
  const changed = () => {
    setOpened(false);
    setDone(true);
    announce(t('password.changed'));
  };
  const open = () => {
    setDone(false);
    setOpened(true);
  };
  return (
    <Card title={t('password.title')} roomy>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('password.text')}</p>
        {done ? <Notice tone="done">{t('password.changed')}</Notice> : null}
        <div className={styles.actions}>
          <Button onClick={open}>{t('password.change')}</Button>
        </div>
      </div>
      {opened ? <PasswordDialog me={me} onClose={() => setOpened(false)} onChanged={changed} /> : null}
    </Card>
  );
}

function PasswordDialog({ me, onClose, onChanged }: { me: Me; onClose: () => void; onChanged: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const rules = usePasswordRules();
  const save = useChangePassword();
  const form = useForm({
    initialValues: { currentPassword: '', password: '', repeat: '' },
    validate: {
      currentPassword: (value) => (value === '' ? t('common:errors.required') : null),
      password: rules.password,
      repeat: rules.repeat,
    },
    clearInputErrorOnChange: true,
  });
  const focus = (errors: Partial<Record<string, unknown>>) => {
    const first = ['currentPassword', 'password', 'repeat'].find((field) => errors[field]);
    if (first) form.getInputNode(first)?.focus();
  };
  const refused = (error: unknown) => {
    const { newPassword, currentPassword } = faultOf(error).fields;
    const errors = {
      ...(currentPassword && { currentPassword: t('profile:password.wrong') }),
      ...(newPassword && { password: newPassword }),
    };
    form.setErrors(errors);
    focus(errors);
  };
  const submit = form.onSubmit(
    ({ currentPassword, password }) => save.mutate({ currentPassword, newPassword: password }, { onSuccess: onChanged, onError: refused }),
    focus,
  );
  return (
    <ModalSheet opened onClose={onClose} title={t('profile:password.title')} locked={save.isPending}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {/* Whose password it is, for the browser's own keeper of passwords. */}
        <input className="visually-hidden" type="text" autoComplete="username" value={me.email} readOnly tabIndex={-1} aria-hidden="true" />
        <FaultNotice error={save.error} />
        <SecretField
          {...form.getInputProps('currentPassword')}
          label={t('profile:password.current')}
          name="current-password"
          autoComplete="current-password"
          data-autofocus
        />
        <NewPassword
          password={form.getInputProps('password')}
          repeat={form.getInputProps('repeat')}
          known={[me.email, me.firstName, me.lastName]}
        />
        <div className={styles.actions} data-end>
          <Button onClick={onClose} disabled={save.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('profile:password.submit')}
          </Button>
        </div>
      </form>
    </ModalSheet>
  );
}
