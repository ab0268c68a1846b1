import { initials } from '../lib/format.js';
import styles from './person-avatar.module.css';

interface Props {
  name: string;
  /** 24 px in rows, 32 px beside a person's block */
  size?: 'row' | 'block';
  /** The accent ground marks the person whose turn it is. */
  accent?: boolean;
}

/** Initials on a neutral disc. Decorative: the name always stands beside it. */
export const PersonAvatar = ({ name, size = 'row', accent = false }: Props) => (
  <span className={styles.avatar} data-size={size} data-accent={accent || undefined} aria-hidden="true">
    {initials(name)}
  </span>
);
