import { Button, TextInput } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListExport } from '../../ui/list/list-export.js';
import { ModalSheet } from '../../ui/modal-sheet.js';

/** Downloads the log with its proofs as one signed file: selected days, by default those of the list, or everything. */
export function LogBundle({ days }: { days: string }) {
  const { t } = useTranslation('audit');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button leftSection={<IconFileZip size={16} stroke={1.75} aria-hidden="true" />} onClick={() => setOpened(true)}>
        {t('bundle.open')}
      </Button>
      {opened ? <BundleSheet days={days} onClose={() => setOpened(false)} /> : null}
    </>
  );
}

function BundleSheet({ days, onClose }: { days: string; onClose: () => void }) {
  const { t } = useTranslation('audit');
  const [[from = '', to = ''], setSpan] = useState(() => days.split('..'));
  const isAll = from === '' && to === '';
  const fault = isAll ? null : from === '' || to === '' ? t('bundle.bothDays') : from > to ? t('bundle.wrongOrder') : null;
  const fields = [
    { label: t('bundle.from'), value: from, change: (day: string) => setSpan([day, to]) },
    { label: t('bundle.to'), value: to, change: (day: string) => setSpan([from, day]) },
  ];
  return (
    <ModalSheet opened onClose={onClose} title={t('bundle.title')}>
      <div className="stack">
        <p>{t('bundle.about')}</p>
        <div className="stack gap-2 two-up">
          {fields.map(({ label, value, change }) => (
            <TextInput
              key={label}
              type="date"
              label={label}
              value={value}
              error={fault !== null}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          ))}
        </div>
        <p className="small muted" role="status">
          {fault ?? (isAll ? t('bundle.all') : t('bundle.days'))}
        </p>
        {fault === null ? (
          <ListExport
            path="/audit/bundles/log"
            name="log-bundle"
            query={new URLSearchParams(isAll ? {} : { from, to })}
            label={isAll ? t('bundle.takeAll') : t('bundle.take')}
          />
        ) : null}
      </div>
    </ModalSheet>
  );
}
