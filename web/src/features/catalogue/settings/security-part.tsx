import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { secondFactorLooks } from '../../../ui/badge-looks.js';
import { Badge } from '../../../ui/badge.js';
import { ConfirmDialog } from '../../../ui/form-dialog.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import styles from '../editor/editor.module.css';

type Security = Schemas['SecuritySettingsDto'];

const queryKey = ['settings', 'security'];

/** Security settings, saved at once after a dialog explained the consequence. */
export function SecurityPart({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => call('GET', '/settings/security', { signal }) });
  const [isAsking, setAsking] = useState(false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} label={t('common:table.loading')} />;
  const isOn = data.enforceSecondFactor;
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('catalogue:security.title')}</h2>
      <p>{t('catalogue:security.text')}</p>
      <div>
        <Badge {...secondFactorLooks[isOn ? 'on' : 'off']} label={t(isOn ? 'catalogue:security.on' : 'catalogue:security.off')} />
      </div>
      {mayWrite ? (
        <div>
          <Button onClick={() => setAsking(true)}>{t(isOn ? 'catalogue:security.turnOff' : 'catalogue:security.turnOn')}</Button>
        </div>
      ) : (
        <p className="muted text-sm">{t('catalogue:security.whoMay')}</p>
      )}
      {isAsking ? <Ask isOn={isOn} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

function Ask({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const announce = useAnnounce();
  const queries = useQueryClient();
  const action = isOn ? 'turnOff' : 'turnOn';
  return (
    <ConfirmDialog
      title={t(`security.${action}`)}
      submit={t(`security.${action}`)}
      danger={isOn}
      write={useApiMutation<Security>({ onAnswer: (saved) => queries.setQueryData(queryKey, saved) })}
      request={() => request('PATCH', '/settings/security', { body: { enforceSecondFactor: !isOn } })}
      onDone={({ enforceSecondFactor }) => {
        announce(t(enforceSecondFactor ? 'security.on' : 'security.off'));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(`security.${action}Text`)}</p>
    </ConfirmDialog>
  );
}
