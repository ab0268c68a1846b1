import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { Badge } from '../../../ui/badge.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import styles from '../editor/editor.module.css';
import { Refusal } from '../../../ui/form-dialog.js';

const queryKey = ['settings', 'security'];

/** What the whole house must keep to. Changed at once, beside the form, and only after it was said what it means. */
export function SecurityPart({ mayWrite }: { mayWrite: boolean }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data, error, refetch } = useQuery({ queryKey, queryFn: ({ signal }) => call('GET', '/settings/security', { signal }) });
  const [isAsking, setAsking] = useState(false);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} label={t('common:table.loading')} />;
  const isOn = data.enforceSecondFactor;
  return (
    <section className={styles.group}>
      <h2>{t('catalogue:security.title')}</h2>
      <p>{t('catalogue:security.text')}</p>
      <div>
        <Badge
          colour={isOn ? 'green' : 'orange'}
          icon={isOn ? IconShieldCheck : IconShieldOff}
          label={t(isOn ? 'catalogue:security.on' : 'catalogue:security.off')}
        />
      </div>
      {mayWrite ? (
        <div>
          <Button onClick={() => setAsking(true)}>{t(isOn ? 'catalogue:security.turnOff' : 'catalogue:security.turnOn')}</Button>
        </div>
      ) : (
        <p className={styles.none}>{t('catalogue:security.whoMay')}</p>
      )}
      {isAsking ? <Ask isOn={isOn} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

function Ask({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const announce = useAnnounce();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (enforceSecondFactor: boolean) => call('PATCH', '/settings/security', { body: { enforceSecondFactor } }),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      announce(t(saved.enforceSecondFactor ? 'catalogue:security.on' : 'catalogue:security.off'));
      onClose();
    },
  });
  const words = isOn ? 'turnOff' : 'turnOn';
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={change.isPending}
      title={t(`catalogue:security.${words}`)}
      actions={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant={isOn ? 'default' : 'filled'}
            data-tone={isOn ? 'danger' : undefined}
            loading={change.isPending}
            onClick={() => change.mutate(!isOn)}
            data-autofocus
          >
            {t(`catalogue:security.${words}`)}
          </Button>
        </>
      }
    >
      <p>{t(`catalogue:security.${words}Text`)}</p>
      {change.error ? <Refusal error={change.error} /> : null}
    </ModalSheet>
  );
}
