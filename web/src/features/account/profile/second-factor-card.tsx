import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Me } from '../../../api/wire.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { secondFactorLooks } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorState } from '../../../ui/states.js';
import { Enrolment } from './enrolment.js';
import { type SecondFactor, useSecondFactor, useSecondFactorChanged } from './profile-calls.js';
import styles from './profile-page.module.css';
import { RemoveDialog } from './remove-dialog.js';
import { RenewDialog } from './renew-dialog.js';

type Dialog = 'enrol' | 'renew' | 'remove' | null;

/** State of two-step login, with its recovery codes and changes. */
export function SecondFactorCard({ me }: { me: Me }) {
  const { t } = useTranslation('profile');
  const { data, error, refetch } = useSecondFactor();
  return (
    <Card title={t('second.title')} roomy>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <State known={data} me={me} /> : null}
    </Card>
  );
}

function State({ known: { enrolled, required, recoveryCodesLeft }, me }: { known: SecondFactor; me: Me }) {
  const { t } = useTranslation('profile');
  const announce = useAnnounce();
  const changed = useSecondFactorChanged();
  const [dialog, setDialog] = useState<Dialog>(null);
  const [keeping, setKeeping] = useState(false);
  const close = () => {
    setDialog(null);
    setKeeping(false);
    changed();
  };
  return (
    <div className="stack">
      <div className="cluster breakable">
        <Badge {...secondFactorLooks[enrolled ? 'on' : 'off']} label={t(enrolled ? 'second.on' : 'second.off')} />
        {enrolled ? <span>{t('second.left', { count: recoveryCodesLeft })}</span> : null}
      </div>
      <p className={`muted ${styles.hint}`}>{enrolled && required ? t('second.required') : t('second.text')}</p>
      <div className={`wrap-line ${styles.actions}`}>
        {enrolled ? (
          <>
            <Button onClick={() => setDialog('renew')}>{t('second.renew')}</Button>
            {required ? null : (
              <Button data-tone="danger" onClick={() => setDialog('remove')}>
                {t('second.remove')}
              </Button>
            )}
          </>
        ) : (
          <Button variant="filled" onClick={() => setDialog('enrol')}>
            {t('second.setUp')}
          </Button>
        )}
      </div>
      {dialog === 'enrol' ? (
        <ModalSheet opened onClose={close} title={t('second.enrolTitle')} width={640} locked={keeping}>
          <Enrolment email={me.email} onCodes={() => setKeeping(true)} onDone={close} />
        </ModalSheet>
      ) : null}
      {dialog === 'renew' ? <RenewDialog email={me.email} onClose={close} /> : null}
      {dialog === 'remove' ? (
        <RemoveDialog
          onClose={() => setDialog(null)}
          onRemoved={() => {
            setDialog(null);
            announce(t('second.removed'));
          }}
        />
      ) : null}
    </div>
  );
}
