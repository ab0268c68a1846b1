import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface Props {
  tone: 'error' | 'info' | 'done';
  children: ReactNode;
  /** A quotable id, an action. */
  aside?: ReactNode;
}

const glyphs = { error: IconAlertCircle, info: IconInfoCircle, done: IconCheck };

/** A message in its place on the page. An error is announced at once, the others when the reader pauses. */
export function Notice({ tone, children, aside }: Props) {
  const Glyph = glyphs[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Glyph size={16} stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
