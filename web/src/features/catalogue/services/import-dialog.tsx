import { Button, Loader } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { type CurrencyChange, currencyChanges } from '#machines/catalogue/currency-change';
import { type ApiRequest, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { formatSize } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import type { ImportAnswer } from '../wire.js';
import { ImportChanges, ImportFaults, ImportFigures } from './import-answer.js';
import styles from './import.module.css';

const imported = (file: File, dryRun: boolean, currencyChange?: CurrencyChange): ApiRequest<ImportAnswer> => {
  const body = new FormData();
  body.append('file', file);
  return request('POST', '/services/import', {
    query: { dryRun: dryRun ? 'true' : 'false', ...(currencyChange && { currencyChange }) },
    body,
  });
};

/** Imports services from a file in two steps: a dry run that shows the changes, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const announce = useAnnounce();
  const [file, setFile] = useState<File | null>(null);
  const [currencyChange, setCurrencyChange] = useState<CurrencyChange>();
  const trial = useApiMutation<ImportAnswer>();
  const real = useCatalogueMutation<ImportAnswer>();
  const take = (chosen: File) =>
    real.mutate(imported(chosen, false, currencyChange), {
      onSuccess: ({ toCreate, toChange }) => announce(t('catalogue:import.done', { created: toCreate, changed: toChange })),
    });
  const choose = (chosen: File, change?: CurrencyChange) => {
    real.reset();
    setFile(chosen);
    setCurrencyChange(change);
    trial.mutate(imported(chosen, true, change));
  };
  const asksCurrency = trial.data?.errors.some(({ code }) => code === 'currencyChoiceNeeded') === true;
  const result = real.data ?? trial.data;
  const isFine = trial.data !== undefined && trial.data.errors.length === 0;
  const work = (trial.data?.toCreate ?? 0) + (trial.data?.toChange ?? 0);
  const isDone = real.data !== undefined && real.data.errors.length === 0;
  const isBusy = trial.isPending || real.isPending;
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={isBusy}
      width={640}
      title={t('catalogue:import.title')}
      actions={
        isDone ? (
          <Button variant="filled" onClick={onClose} data-autofocus>
            {t('common:actions.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose} disabled={isBusy}>
              {t('common:actions.cancel')}
            </Button>
            <Button
              variant="filled"
              loading={real.isPending}
              disabled={!file || !isFine || work === 0 || trial.isPending}
              onClick={() => file && take(file)}
            >
              {isFine && work > 0 ? t('catalogue:import.submit', { count: work }) : t('catalogue:import.submitIdle')}
            </Button>
          </>
        )
      }
    >
      <div className={`stack ${styles.steps}`}>
        {isDone ? null : <FileDrop file={file} isBusy={isBusy} onFile={choose} />}
        {trial.isPending ? (
          <p className="row muted gap-2" role="status">
            <Loader size={16} /> {t('catalogue:import.trying')}
          </p>
        ) : null}
        <ErrorNotice error={trial.error ?? real.error} />
        {isDone && result ? (
          <Notice tone="done">{t('catalogue:import.done', { created: result.toCreate, changed: result.toChange })}</Notice>
        ) : null}
        {!isBusy && !isDone && result ? <ImportFigures answer={result} /> : null}
        {!isBusy && file && asksCurrency ? <CurrencyChoice onChoose={(change) => choose(file, change)} /> : null}
        {!isBusy && !isDone && result ? <ImportChanges changes={result.changes} /> : null}
        {!isBusy && result ? <ImportFaults faults={result.errors} /> : null}
      </div>
    </ModalSheet>
  );
}

/** Asks how prices of a file in another currency are meant, and repeats the dry run. */
function CurrencyChoice({ onChoose }: { onChoose: (change: CurrencyChange) => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Notice tone="info">
      <p>{t('import.currency')}</p>
      <div className="cluster gap-2 mt-2">
        {currencyChanges.map((change) => (
          <Button key={change} size="xs" onClick={() => onChoose(change)}>
            {t(`import.currencyChange.${change}`)}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

interface DropProps {
  file: File | null;
  isBusy: boolean;
  onFile: (file: File) => void;
}

function FileDrop({ file, isBusy, onFile }: DropProps) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const zone = useDropzone({
    // The server checks the file type: browsers use different types for spreadsheets.
    onDrop: (accepted, rejected) => {
      const chosen = accepted[0] ?? rejected[0]?.file;
      if (chosen) onFile(chosen);
    },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
  });
  return (
    <div
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
      className={`cluster sunken gap-3 p-4 ${styles.drop}`}
      data-over={zone.isDragActive || undefined}
    >
      <input {...zone.getInputProps({ 'aria-label': t('import.choose'), accept: '.xlsx,.csv', tabIndex: -1 })} />
      <IconFileSpreadsheet className="dim" size={24} stroke={1.5} aria-hidden="true" />
      <div className="breakable min-w-0">
        {file ? (
          <>
            <b>{file.name}</b>
            <small className="muted">{formatSize(file.size, language)}</small>
          </>
        ) : (
          <>
            <b>{t('import.drop')}</b>
            <small className="muted">{t('import.hint')}</small>
          </>
        )}
      </div>
      <Button
        size="xs"
        disabled={isBusy}
        leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
        onClick={zone.open}
        data-autofocus
      >
        {t(file ? 'import.another' : 'import.choose')}
      </Button>
    </div>
  );
}
