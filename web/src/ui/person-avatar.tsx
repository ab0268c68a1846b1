import { initials } from '../lib/format.js';
import styles from './person-avatar.module.css';

interface Props {
  name: string;
  /** 24 px in rows, 32 px next to a person's block, 96 px on their page */
  size?: 'row' | 'block' | 'page';
  /** highlights the person who acts next */
  accent?: boolean;
  /** their picture, once it is loaded */
  picture?: string | undefined;
}

/** The picture, or initials. Decorative, because the name is always next to it. */
export const PersonAvatar = ({ name, size = 'row', accent = false, picture }: Props) => (
  <span className={`muted strong fixed ${styles.avatar}`} data-size={size} data-accent={accent || undefined} aria-hidden="true">
    {picture ? <img src={picture} alt="" /> : initials(name)}
  </span>
);
