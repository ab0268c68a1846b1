import { Button, Checkbox } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { save } from '../../../lib/download.js';
import { CopyButton } from './copy-button.js';
import styles from './profile-page.module.css';

/** Shows the codes once, to copy, print or save. */
export function RecoveryCodes({ codes, email, onDone }: { codes: readonly string[]; email: string; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const [kept, setKept] = useState(false);
  const text = [t('second.fileTitle', { email }), '', ...codes, ''].join('\n');
  return (
    <div className="stack">
      <p className={`muted ${styles.hint}`} role="status">
        <b>{t('second.codesTitle')}.</b> {t('second.codesText')}
      </p>
      <ul className={`stack sunken p-4 ${styles.codes}`} aria-label={t('second.codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={`wrap-line ${styles.actions}`}>
        <CopyButton text={text} label={t('second.copy')} />
        <Button size="xs" leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
          {t('second.print')}
        </Button>
        <Button
          size="xs"
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => save(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'registra-recovery-codes.txt')}
        >
          {t('second.save')}
        </Button>
      </div>
      <Checkbox label={t('second.kept')} checked={kept} onChange={(event) => setKept(event.currentTarget.checked)} />
      <div className={`wrap-line ${styles.actions}`} data-end>
        <Button variant="filled" disabled={!kept} onClick={onDone}>
          {t('second.done')}
        </Button>
      </div>
    </div>
  );
}
