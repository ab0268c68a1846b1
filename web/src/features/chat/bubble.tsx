import type { ReactNode } from 'react';
import { PersonAvatar } from '../../ui/person-avatar.js';
import styles from './chat.module.css';

interface BubbleProps {
  mine: boolean;
  name: string;
  follows: boolean;
  head: ReactNode;
  children: ReactNode;
}

/** Own messages are on the right, others on the left next to a picture. */
export const Bubble = ({ mine, name, follows, head, children }: BubbleProps) => (
  <div className={`stack gap-2 align-start ${styles.row}`} data-mine={mine || undefined} data-follows={follows || undefined}>
    {mine || follows ? <span className={styles.face} /> : <PersonAvatar name={name} size="block" />}
    <div className={`sunken ${styles.bubble}`}>
      {head}
      {children}
    </div>
  </div>
);
