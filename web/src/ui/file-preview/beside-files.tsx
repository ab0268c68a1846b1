import type { ReactNode } from 'react';
import { FilePreview } from './file-preview.js';
import type { ShownFile } from './preview-address.js';
import styles from './file-preview.module.css';

/** Files to be seen, and beside them what is to be said or decided about them; on a phone below. */
export const BesideFiles = ({ files, children }: { files: readonly ShownFile[]; children: ReactNode }) => (
  <div className={`columns ${styles.beside}`}>
    <div className={`stack gap-3 ${styles.files}`}>
      {files.map((file) => (
        <FilePreview key={file._id} file={file} />
      ))}
    </div>
    <div className="stack">{children}</div>
  </div>
);
