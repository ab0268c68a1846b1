import { Paper } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface Props {
  title?: string;
  /** a link or a small action to the right of the title */
  aside?: ReactNode;
  children: ReactNode;
  /** for the most important sheet of a page */
  raised?: boolean;
  /** wider padding, in the client's cabinet */
  roomy?: boolean;
  /** without padding, for contents with their own rows */
  flush?: boolean;
}

export function Card({ title, aside, children, raised, roomy, flush }: Props) {
  const id = useId();
  return (
    <Paper
      component="section"
      withBorder
      className={`min-w-0 p-4 ${styles.card}`}
      mod={{ roomy, flush }}
      {...(raised ? { shadow: 'md' } : {})}
      aria-labelledby={title ? id : undefined}
    >
      {title ? (
        <div className={`row justify-between ${styles.head}`}>
          <h2 id={id}>{title}</h2>
          {aside}
        </div>
      ) : null}
      {children}
    </Paper>
  );
}
