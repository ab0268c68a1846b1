import { Button } from '@mantine/core';
import { IconAlertCircle, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.js';
import { faultOf as problemFault } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ShareBar } from '../../../ui/share-bar.js';
import styles from './documents.module.css';
import { acceptedIn } from '../../../lib/file-limits.js';
import { formatsText } from '../../../lib/document-needs.js';
import { joinsPhotos, mostPhotos, type Wanted } from './chosen-files.js';
import type { Upload } from './use-upload.js';

interface Props {
  upload: Upload;
  label: string;
  /** accessible name: "Upload a file for Passport" */
  name: string;
  primary?: boolean;
  /** submits the documents for review, because this is the last missing file */
  submits?: boolean;
  /** accepted files; any single file by default */
  wanted?: Wanted;
  /** content of the drop area around the button */
  children?: (control: ReactNode) => ReactNode;
}

/** A button that opens the file dialog, and the area around it that accepts dropped files. */
export function UploadControl({ upload, label, name, primary = false, submits = false, wanted = {}, children }: Props) {
  const busy = ['joining', 'sending', 'attaching'].includes(upload.state.step);
  const zone = useDropzone({
    onDrop: (accepted, rejected) => upload.start([...accepted, ...rejected.map(({ file }) => file)], wanted, submits),
    accept: acceptedIn(wanted.formats ?? []),
    multiple: joinsPhotos(wanted),
    noClick: true,
    noKeyboard: true,
    disabled: busy,
  });
  const button = busy ? null : (
    <Button
      className={styles.upload}
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={name}
      onClick={zone.open}
    >
      {label}
    </Button>
  );
  return (
    <div
      {...zone.getRootProps({ role: undefined, tabIndex: undefined })}
      className={styles.zone}
      data-over={zone.isDragActive || undefined}
    >
      <input {...zone.getInputProps({ 'aria-label': name, tabIndex: -1 })} />
      {children ? children(button) : button}
      <UploadProgress upload={upload} wanted={wanted} />
    </div>
  );
}

/** Adds a full stop, which some of the server's texts already have. */
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Shows the progress of an upload, or its fault and the remedy. */
function UploadProgress({ upload, wanted = {} }: Pick<Props, 'upload' | 'wanted'>) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const id = useId();
  const { state } = upload;
  const takes = t(joinsPhotos(wanted) ? 'documents.takesPhotos' : 'documents.takes', {
    formats: formatsText(wanted.formats ?? [], language),
  });
  if (state.step === 'idle') return null;
  if (state.step === 'refused')
    return (
      <div className={`tone-danger align-start rounded-sm p-note ${styles.fault}`} role="alert">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
        <span>
          <b>{t(`documents.${state.fault}`, { count: mostPhotos })}.</b> {state.name}. {takes}
        </span>
        <Button size="xs" onClick={upload.discard}>
          {t('form.close')}
        </Button>
      </div>
    );
  if (state.step === 'failed') {
    const fault = problemFault(state.error);
    // The file itself is wrong: the same one again is no help, and neither is a number to quote.
    const otherForm = fault.fields['file'];
    const saysWhatToDo = fault.code === 'fileEncrypted' || fault.code === 'fileActiveContent';
    const wrong = fault.status === 413 || fault.status === 415 || otherForm !== undefined;
    return (
      <div className={`tone-danger align-start rounded-sm p-note ${styles.fault}`} role="alert">
        <IconAlertCircle size={16} stroke={1.75} aria-hidden="true" />
        <span>
          <b>{asSentence(otherForm ?? fault.detail ?? t('documents.failed'))}</b>{' '}
          {wrong && !saysWhatToDo ? `${state.name}. ${takes}` : state.name}
          {fault.requestId && !wrong ? <small>{t('requestId', { id: fault.requestId })}</small> : null}
        </span>
        {wrong ? null : (
          <Button size="xs" onClick={upload.retry}>
            {t('documents.retry')}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={upload.discard}>
          {t('documents.discard')}
        </Button>
      </div>
    );
  }
  if (state.step === 'joining')
    return (
      <p className={styles.progress} role="status">
        {t('documents.joining', { count: state.count })}
      </p>
    );
  const share = state.step === 'sending' ? state.share * 100 : 100;
  const label = t('documents.progress', { name: state.name, percent: formatPercent(Math.round(share), language) });
  return (
    <div className={styles.progress} aria-describedby={id}>
      <span className="breakable" id={id}>
        {state.step === 'attaching' ? t('documents.attaching') : label}
      </span>
      <ShareBar percent={share} label={label} thick />
      {state.step === 'sending' ? (
        <Button size="xs" onClick={upload.stop}>
          {t('documents.stop')}
        </Button>
      ) : null}
    </div>
  );
}
