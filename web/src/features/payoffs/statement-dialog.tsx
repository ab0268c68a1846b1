import { ownName } from '#machines/kernel/format';
import { languages } from '#machines/kernel/languages';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.js';
import { useDownload } from '../../lib/use-download.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorNotice } from '../../ui/notice.js';

interface Props {
  /** partner of the statement, if the reader is not the partner */
  partner?: string;
  onClose: () => void;
}

/** Downloads the statement of a period, in either language. */
export function StatementDialog({ partner, onClose }: Props) {
  const { t } = useTranslation(['payoffs', 'common']);
  const own = useLanguage();
  const year = new Date().getFullYear();
  const [from, setFrom] = useState(`${year}-01-01`);
  const [to, setTo] = useState(`${year}-12-31`);
  const [language, setLanguage] = useState<string>(own);
  const { start, isRunning, error } = useDownload();
  const take = (format: 'pdf' | 'csv' | 'xlsx') => {
    const query = new URLSearchParams({ from, to, language, format, ...(partner ? { partner } : {}) });
    start('/payoffs/statement', { query, name: `statement.${format}` });
  };
  return (
    <ModalSheet
      opened
      onClose={onClose}
      title={t('payoffs:statement.title')}
      actions={(['csv', 'xlsx', 'pdf'] as const).map((format) => (
        <Button key={format} variant={format === 'pdf' ? 'filled' : 'default'} loading={isRunning} onClick={() => take(format)}>
          {t(`payoffs:statement.${format}`)}
        </Button>
      ))}
    >
      <div className="stack">
        <div className="two">
          <TextInput
            type="date"
            label={t('payoffs:statement.from')}
            value={from}
            max={to}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label={t('payoffs:statement.to')}
            value={to}
            min={from}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
        </div>
        <NativeSelect
          label={t('payoffs:statement.language')}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
          data={languages.map((value) => ({ value, label: ownName(value) }))}
        />
        <ErrorNotice error={error} />
      </div>
    </ModalSheet>
  );
}
