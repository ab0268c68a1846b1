import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announcer.js';
import { timeZoneChoices } from '../../lib/time-zones.js';
import { Card } from '../../ui/card.js';
import { Form } from '../../ui/form/form.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { Notice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import styles from './notifications.module.css';
import { mutations, type Preference, type Preferences, usePreferences, usePreferencesMutation } from './use-notifications.js';

export function PreferencesForm() {
  const { t } = useTranslation(['notifications', 'common']);
  const { data, error, isPending, refetch } = usePreferences();
  // As tall as a screen, so that nothing below moves when the choices come.
  if (isPending) return <TextSkeleton lines={30} label={t('common:table.loading')} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Choices key={JSON.stringify(data)} preferences={data} />;
}

function Choices({ preferences }: { preferences: Preferences }) {
  const { t } = useTranslation(['notifications', 'common']);
  const announce = useAnnounce();
  const save = usePreferencesMutation();
  const form = useApiForm({
    values: { kinds: preferences.kinds, digest: preferences.digest },
    write: save,
    request: ({ kinds, digest }) =>
      mutations.prefer({
        kinds: kinds.map(({ kind, inApp, mail }) => ({ kind, inApp, mail })),
        ...(digest.offered ? { digest: { hour: digest.hour, timeZone: digest.timeZone } } : {}),
      }),
    onDone: () => announce(t('notifications:settings.saved')),
  });
  const { kinds, digest } = form.values;
  const set = (kind: string, change: Partial<Preference>) =>
    form.set({ kinds: kinds.map((one) => (one.kind === kind ? { ...one, ...change } : one)) });
  return (
    <Form form={form} className={`stack justify-start mt-4 ${styles.settings}`} noticeFirst>
      <Card flush>
        <ul className="divided">
          {kinds.map((kind) => (
            <KindRow key={kind.kind} kind={kind} digest={digest.offered} onChange={(change) => set(kind.kind, change)} />
          ))}
        </ul>
      </Card>
      {digest.offered ? <DigestFields digest={digest} onChange={(next) => form.set({ digest: next })} /> : null}
      {save.isSuccess ? <Notice tone="done">{t('notifications:settings.saved')}</Notice> : null}
      <Button type="submit" variant="filled" loading={form.busy}>
        {t('common:actions.save')}
      </Button>
    </Form>
  );
}

function KindRow({ kind, digest, onChange }: { kind: Preference; digest: boolean; onChange: (change: Partial<Preference>) => void }) {
  const { t } = useTranslation('notifications');
  const choices = (['immediately', 'digest', 'off'] as const).filter((choice) => digest || choice !== 'digest' || kind.mail === 'digest');
  return (
    <li className={`stack align-center p-line ${styles.kind}`}>
      <div>
        <b className="block">{kind.title}</b>
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

function DigestFields({ digest, onChange }: { digest: Preferences['digest']; onChange: (digest: Preferences['digest']) => void }) {
  const { t } = useTranslation('notifications');
  return (
    <Card title={t('settings.digest')}>
      <p className={`lead ${styles.nothing}`}>{t('settings.digestText')}</p>
      <div className={`wrap-line gap-3 ${styles.filters}`}>
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
          data={timeZoneChoices(digest.timeZone)}
        />
      </div>
    </Card>
  );
}
