import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Card } from '../../../ui/card.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { Notice } from '../../../ui/notice.js';
import { PasswordFields, usePasswordForm } from './password-form.js';
import styles from './profile-page.module.css';

/** Asks for the current password, and twice for the new one. */
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
      <div className="stack">
        <p className="muted">{t('password.text')}</p>
        {done ? <Notice tone="done">{t('password.changed')}</Notice> : null}
        <div className={`wrap-line ${styles.actions}`}>
          <Button onClick={open}>{t('password.change')}</Button>
        </div>
      </div>
      {opened ? <PasswordDialog me={me} onClose={() => setOpened(false)} onChanged={changed} /> : null}
    </Card>
  );
}

function PasswordDialog({ me, onClose, onChanged }: { me: Me; onClose: () => void; onChanged: () => void }) {
  const { t } = useTranslation('profile');
  const password = usePasswordForm({ me, onChanged });
  return (
    <FormDialog form={password.form} title={t('password.title')} submit={t('password.submit')} onClose={onClose}>
      <PasswordFields me={me} {...password} label={t('password.current')} />
    </FormDialog>
  );
}
