import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './forms.module.css';

/** What stands in the place of a form that was sent; it is announced. */
export const Done = ({ title, text, children }: { title?: string; text: ReactNode; children?: ReactNode }) => (
  <div className={styles.done} role="status">
    <IconCircleCheck size={24} stroke={1.75} aria-hidden="true" />
    <div>
      {title ? <h3>{title}</h3> : null}
      <p>{text}</p>
      {children}
    </div>
  </div>
);
