import { type ReactNode, Suspense, useId } from 'react';
import styles from './chart-frame.module.css';

interface Props {
  title: string;
  /** description of the chart in one or two sentences, for screen readers */
  text: string;
  /** height in px, reserved while the chart is loaded */
  height: number;
  /** the chart, which may be lazy */
  children: ReactNode;
}

/** A chart with a title and a text alternative. A table below must contain its figures. */
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
