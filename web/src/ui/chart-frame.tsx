import { type ReactNode, Suspense, useId } from 'react';
import styles from './chart-frame.module.css';

interface Props {
  title: string;
  /** What the picture shows, in a sentence or two, for those who do not see it. */
  text: string;
  /** Height of the drawing in px: it is kept while the drawing's code is on its way. */
  height: number;
  /** The drawing; it may be lazy. */
  children: ReactNode;
}

/** A chart on its sheet: title, drawing, and what it shows in words. Its figures belong in a table beneath. */
export function ChartFrame({ title, text, height, children }: Props) {
  const id = useId();
  return (
    <figure className={`surface min-w-0 ${styles.frame}`} aria-labelledby={id}>
      <figcaption className="body strong" id={id}>
        {title}
      </figcaption>
      <div className="full" role="img" aria-label={text} style={{ height }}>
        <Suspense fallback={null}>{children}</Suspense>
      </div>
    </figure>
  );
}
