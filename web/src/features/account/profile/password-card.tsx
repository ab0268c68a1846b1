import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Card } from '../../../ui/card.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { Notice } from '../../../ui/notice.js';
import { PasswordForm } from './password-form.js';
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
      <div className="stack">
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
  const save = useChangePassword();
  return (
    <ModalSheet opened onClose={onClose} title={t('profile:password.title')} locked={save.isPending}>
      <PasswordForm me={me} save={save} label={t('profile:password.current')} submit={t('profile:password.submit')} onChanged={onChanged}>
        <Button onClick={onClose} disabled={save.isPending}>
          {t('common:actions.cancel')}
        </Button>
      </PasswordForm>
    </ModalSheet>
  );
}
