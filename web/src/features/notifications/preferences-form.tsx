import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../lib/problem.js';
import { useAnnounce } from '../../ui/announcer.js';
import { Card } from '../../ui/card.js';
import { Notice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './notifications.module.css';
import { type Preference, type Preferences, usePreferences, useSavePreferences } from './use-notifications.js';

/** What the reader wants to be told, and how. */
export function PreferencesForm() {
  const { t } = useTranslation(['notifications', 'common']);
  const { data, error, isPending, refetch } = usePreferences();
  if (isPending) return <TextSkeleton lines={8} label={t('common:table.loading')} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Form key={JSON.stringify(data)} preferences={data} />;
}

function Form({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation(['notifications', 'common']);
  const announce = useAnnounce();
  const [kinds, setKinds] = useState(preferences.kinds);
  const [digest, setDigest] = useState(preferences.digest);
  const save = useSavePreferences();
  const set = (kind: string, change: Partial<Preference>) =>
    setKinds(kinds.map((one) => (one.kind === kind ? { ...one, ...change } : one)));
  const submit = () =>
    save.mutate(
      {
        kinds: kinds.map(({ kind, inApp, mail }) => ({ kind, inApp, mail })),
        ...(digest.offered ? { digest: { hour: digest.hour, timeZone: digest.timeZone } } : {}),
      },
      { onSuccess: () => announce(t('notifications:settings.saved')) },
    );
  return (
    <form
      className={styles.settings}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Card flush>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <KindRow key={kind.kind} kind={kind} digest={digest.offered} onChange={(change) => set(kind.kind, change)} />
          ))}
        </ul>
      </Card>
      {digest.offered ? <DigestFields digest={digest} onChange={setDigest} /> : null}
      {save.error ? <Notice tone="error">{faultOf(save.error).detail ?? t('common:errors.unexpected')}</Notice> : null}
      {save.isSuccess ? <Notice tone="done">{t('notifications:settings.saved')}</Notice> : null}
      <Button type="submit" variant="filled" loading={save.isPending}>
        {t('common:actions.save')}
      </Button>
    </form>
  );
}

function KindRow({ kind, digest, onChange }: { kind: Preference; digest: boolean; onChange: (change: Partial<Preference>) => void }) {
  const { t } = useTranslation('notifications');
  const choices = (['immediately', 'digest', 'off'] as const).filter((choice) => digest || choice !== 'digest' || kind.mail === 'digest');
  return (
    <li className={styles.kind}>
      <div>
        <b>{kind.title}</b>
        <small>{kind.description}</small>
      </div>
      <Checkbox
        label={t('settings.inApp')}
        aria-label={`${kind.title}: ${t('settings.inApp')}`}
        checked={kind.inApp}
        disabled={kind.locked.includes('inApp')}
        onChange={(event) => onChange({ inApp: event.currentTarget.checked })}
      />
      <NativeSelect
        aria-label={`${kind.title}: ${t('settings.mail')}`}
        value={kind.mail}
        disabled={kind.locked.includes('mail')}
        onChange={(event) => onChange({ mail: event.currentTarget.value as Preference['mail'] })}
        data={choices.map((value) => ({ value, label: t(`settings.mailChoice.${value}`) }))}
      />
    </li>
  );
}

/** The zones this browser knows; the one that is set is among them in any case. */
const zones = (current: string): string[] => [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].sort();

function DigestFields({ digest, onChange }: { digest: Preferences['digest']; onChange: (digest: Preferences['digest']) => void }) {
  const { t } = useTranslation('notifications');
  return (
    <Card title={t('settings.digest')}>
      <p className={styles.nothing}>{t('settings.digestText')}</p>
      <div className={styles.filters}>
        <NativeSelect
          label={t('settings.hour')}
          value={String(digest.hour)}
          onChange={(event) => onChange({ ...digest, hour: Number(event.currentTarget.value) })}
          data={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
        />
        <NativeSelect
          label={t('settings.timeZone')}
          value={digest.timeZone}
          onChange={(event) => onChange({ ...digest, timeZone: event.currentTarget.value })}
          data={zones(digest.timeZone)}
        />
      </div>
    </Card>
  );
}
