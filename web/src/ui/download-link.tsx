import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../api/call.js';
import styles from './download-link.module.css';

/** Requests a short-lived address on a click and lets the browser save the file as an attachment. */
export function DownloadLink({ file }: { file: { _id: string; name: string } }) {
  const { t } = useTranslation('order');
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { url } = await call('POST', '/upload-file/{id}/link', { path: { id: file._id } });
      const link = document.createElement('a');
      link.href = url;
      link.download = file.name;
      link.click();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className={`accent breakable text-start ${styles.download}`}
        aria-label={t('documents.download', { name: file.name })}
        aria-busy={busy}
        onClick={() => void download()}
      >
        {file.name}
      </button>
      {failed ? (
        <span className="danger" role="alert">
          {t('documents.downloadFailed')}
        </span>
      ) : null}
    </>
  );
}
