import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '../../../lib/session/log-out.js';
import { meQuery, useMe } from '../../../lib/session/session.js';
import { Enrolment } from '../profile/enrolment.js';
import { DoorPage } from './door-page.js';
import styles from './login-page.module.css';

/** Replaces every page for staff who must set up two-step login. */
export function EnrolPage() {
  const { t } = useTranslation(['account', 'common']);
  const me = useMe();
  const queries = useQueryClient();
  if (!me) return null;
  return (
    <DoorPage title={t('account:enrol.title')} lead={t('account:enrol.lead')} wide>
      <Enrolment email={me.email} onCodes={() => undefined} onDone={() => void queries.invalidateQueries({ queryKey: meQuery.queryKey })} />
      <div className={`align-start rule-top mt-5 ${styles.below}`}>
        <button type="button" onClick={() => void logOut()}>
          {t('common:nav.logOut')}
        </button>
      </div>
    </DoorPage>
  );
}
