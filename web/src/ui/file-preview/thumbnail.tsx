import { IconFileText } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePicture } from '../../lib/use-picture.js';
import { ModalSheet } from '../modal-sheet.js';
import { FilePreview, isDrawn, previewAddress, type ShownFile } from './file-preview.js';
import styles from './file-preview.module.css';

/** A small picture that opens the large one: by `onOpen`, or in a dialog with `note` below it. */
export function Thumbnail({ file, onOpen, note }: { file: ShownFile; onOpen?: () => void; note?: ReactNode }) {
  const { t } = useTranslation('order');
  const [opened, setOpened] = useState(false);
  const picture = usePicture(isDrawn(file) ? previewAddress(file._id, 1, 'thumbnail') : null);
  return (
    <>
      <button
        type="button"
        className={`center dim fixed clip ${styles.thumbnail}`}
        aria-haspopup="dialog"
        aria-label={t('documents.view', { name: file.name })}
        onClick={onOpen ?? (() => setOpened(true))}
      >
        {picture ? <img className="block full" src={picture} alt="" /> : <IconFileText size={20} stroke={1.75} aria-hidden="true" />}
      </button>
      {opened ? (
        <ModalSheet opened title={file.name} width={640} onClose={() => setOpened(false)}>
          <FilePreview file={file} />
          {note}
        </ModalSheet>
      ) : null}
    </>
  );
}
