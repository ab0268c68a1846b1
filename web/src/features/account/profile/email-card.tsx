import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { mailboxLooks } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { Notice } from '../../../ui/notice.js';
import { useEmailChange } from './email-dialog.js';
import styles from './profile-page.module.css';

/** The mailbox with its state, and its change. `UnconfirmedEmail` above the page asks to confirm it. */
export function EmailCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const { asked, open, dialog } = useEmailChange(me);
  return (
    <Card title={t('mail.title')} roomy>
      <div className="stack">
        <div className="cluster breakable">
          <span>{me.email}</span>
          {me.emailConfirmed === true ? <Badge {...mailboxLooks.confirmed} label={t('mail.confirmed')} /> : null}
          {me.emailConfirmed === false ? <Badge {...mailboxLooks.unconfirmed} label={t('mail.unconfirmed')} /> : null}
        </div>
        {asked ? <Notice tone="info">{t('mail.asked', { email: asked })}</Notice> : null}
        <div className={`wrap-line ${styles.actions}`}>
          <Button onClick={open}>{t('mail.change')}</Button>
        </div>
      </div>
      {dialog}
    </Card>
  );
}
