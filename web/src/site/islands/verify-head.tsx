import type { ReactNode } from 'react';
import shared from '../verify/result.module.css';

export const icon = { size: 24, stroke: 1.75, 'aria-hidden': true } as const;

/** What came of a check: its icon, title and a sentence. */
export const Head = ({ icon: glyph, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) => (
  <div className={shared.head}>
    {glyph}
    <div>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
    </div>
  </div>
);
