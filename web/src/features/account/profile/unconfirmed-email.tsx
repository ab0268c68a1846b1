import { Button } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { useMe } from '../../../lib/session/session.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { useEmailChange } from './email-dialog.js';
import { mutations, useOwnMutation } from './profile-calls.js';

/** Shown above every page until the mailbox is confirmed: where the link was sent, sending it again, and changing the mailbox. */
export function UnconfirmedEmail() {
  const { t } = useTranslation('profile');
  const me = useMe();
  const { asked, open, dialog } = useEmailChange(me);
  const again = useOwnMutation();
  if (me?.emailConfirmed !== false) return null;
  const { email } = me;
  const key = asked ? 'mail.askedLine' : again.isSuccess ? 'mail.sentAgainLine' : 'mail.confirmLine';
  return (
    <>
      <Notice
        tone="info"
        aside={
          <>
            {asked ? null : (
              <Button size="xs" loading={again.isPending} onClick={() => again.mutate(mutations.confirmAgain())}>
                {t('mail.again')}
              </Button>
            )}
            <Button size="xs" aria-haspopup="dialog" aria-label={`${t('mail.changeThis')} ${email}`} onClick={open}>
              {t('mail.changeThis')}
            </Button>
          </>
        }
      >
        <Trans t={t} i18nKey={key} values={{ email: asked ?? email }} components={{ b: <b /> }} />
      </Notice>
      <ErrorNotice error={again.error} />
      {dialog}
    </>
  );
}
