import { Paper } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface Props {
  title?: string;
  /** A link or a small action at the title's right. */
  aside?: ReactNode;
  children: ReactNode;
  /** The one sheet that matters on the page. */
  raised?: boolean;
  /** The client's cabinet is roomier. */
  roomy?: boolean;
  /** No padding: the content brings its own rows. */
  flush?: boolean;
}

/** A white sheet with a hairline. */
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
