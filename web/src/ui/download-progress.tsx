import { Button } from '@mantine/core';
import type { DownloadProgress as Progress } from '../lib/download.js';
import styles from './download-progress.module.css';

interface Props {
  progress: Progress | null;
  /** How far it has come, in words. */
  words: string;
  cancel: string;
  onCancel: () => void;
}

/** In place of the button that started a download: how far it has come, and the way to stop it. */
export const DownloadProgress = ({ progress, words, cancel, onCancel }: Props) => (
  <div className={styles.box} role="group" aria-label={words}>
    <div>
      <span role="status">{words}</span>
      <progress
        aria-label={words}
        {...(progress?.rows !== undefined && progress.read !== undefined ? { max: progress.rows || 1, value: progress.read } : {})}
      />
    </div>
    <Button onClick={onCancel}>{cancel}</Button>
  </div>
);
