import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PathOf } from '../../api/call.js';
import type { DownloadProgress } from '../../lib/download.js';
import { formatCount, formatSize } from '../../lib/format.js';
import { useDownload } from '../../lib/use-download.js';
import { useLanguage } from '../../lib/use-language.js';
import { ErrorNotice } from '../notice.js';
import styles from './list-export.module.css';

type Format = 'csv' | 'xes' | 'xlsx';

interface Section {
  /** heading of the formats, if there is a note */
  label?: string;
  /** parameters besides the query */
  params?: Readonly<Record<string, string>>;
}

interface Props {
  path: PathOf<'GET'>;
  /** parameters of the path */
  at?: Record<string, string>;
  /** name of the file without its extension */
  name: string;
  query: URLSearchParams;
  /** label of the button; "Export" by default */
  label?: string;
  formats?: readonly Format[];
  /** a press exports CSV; another button opens the formats */
  direct?: boolean;
  sections?: readonly Section[];
}

/** Exports all rows that match search and filters: shows progress, can be cancelled, and reports errors. */
export function ListExport({ path, at, name, query, label, formats, direct = false, sections = [{}] }: Props) {
  const { t } = useTranslation();
  const { start, cancel, isRunning, progress, error } = useDownload();
  const text = useProgressText(progress);
  if (isRunning) {
    const counted = progress?.rows !== undefined && progress.read !== undefined;
    return (
      <div className={`row ${styles.box}`} role="group" aria-label={text}>
        <div className="stack muted text-sm gap-1">
          <span role="status">{text}</span>
          <progress className="full clip" aria-label={text} {...(counted ? { max: progress.rows || 1, value: progress.read } : {})} />
        </div>
        <Button onClick={cancel}>{t('list.export.stop')}</Button>
      </div>
    );
  }
  const take = (params: Readonly<Record<string, string>>, format?: Format) => {
    const asked = new URLSearchParams([...query, ...Object.entries({ ...params, ...(format ? { format } : {}) })]);
    start(path, { at, query: asked, name: `${name}.${format ?? 'csv'}` });
  };
  const whole = direct || !formats;
  const icon = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
  return (
    <>
      <ErrorNotice error={error} lead={t('list.export.failed')} />
      <Button.Group>
        {whole ? (
          <Button className={styles.button} leftSection={icon} onClick={() => take({})}>
            <span className={styles.label}>{label ?? t('list.export.open')}</span>
          </Button>
        ) : null}
        {formats ? (
          <Menu position="bottom-end">
            <Menu.Target>
              {whole ? (
                <Button className={styles.formats} aria-label={t('list.export.format')}>
                  <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
                </Button>
              ) : (
                <Button leftSection={icon}>{label ?? t('list.export.open')}</Button>
              )}
            </Menu.Target>
            <Menu.Dropdown>
              {sections.map((section) => [
                section.label ? <Menu.Label key={section.label}>{section.label}</Menu.Label> : null,
                ...formats.map((format) => (
                  <Menu.Item
                    key={`${section.label ?? ''} ${format}`}
                    {...(sections.length > 1 ? { 'aria-label': `${section.label ?? ''}: ${t(`list.export.${format}`)}` } : {})}
                    onClick={() => take(section.params ?? {}, format)}
                  >
                    {t(`list.export.${format}`)}
                  </Menu.Item>
                )),
              ])}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </Button.Group>
    </>
  );
}

/* Rows where they can be counted on the way, else how much has come. */
function useProgressText(progress: DownloadProgress | null): string {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!progress) return t('list.export.start');
  if (progress.rows === undefined || progress.read === undefined) {
    return t('list.export.running', { size: formatSize(progress.bytes, language) });
  }
  return t('list.export.counted', { read: formatCount(progress.read, language), rows: formatCount(progress.rows, language) });
}
