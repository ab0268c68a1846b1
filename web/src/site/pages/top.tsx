import type { ReactNode } from 'react';
import { typeset } from '#machines/kernel/typography';
import type { Slots } from '../../lib/prose.js';
import type { Crumb } from '../json-ld.js';
import { useSite } from '../page.js';
import { Crumbs } from '../parts/crumbs.js';
import parts from '../parts/site.module.css';
import { Rich } from '../prose.js';

interface Props {
  crumbs: readonly Crumb[];
  /** lines of the heading; each starts on a new line if there is room */
  title: readonly string[];
  lead: string;
  slots?: Slots;
  /** actions below the lead */
  children?: ReactNode;
  /** a sheet next to the heading */
  sheet?: ReactNode;
}

/** The first screen of a page: breadcrumbs, heading, lead, and a sheet with figures. */
export function Top({ crumbs, title, lead, slots, children, sheet }: Props) {
  const { language } = useSite();
  return (
    <section className={parts.top}>
      <div className={parts.wrap}>
        <Crumbs crumbs={crumbs} />
        <div className={sheet ? 'beside' : undefined} data-sheet data-middle>
          <div>
            <h1 className={parts.pageTitle}>
              {title.map((line, index) => (
                <span key={line} className="block">
                  {index > 0 ? ' ' : null}
                  {typeset(line, language)}
                </span>
              ))}
            </h1>
            <p className={parts.lead}>
              <Rich text={lead} slots={slots} />
            </p>
            {children}
          </div>
          {sheet}
        </div>
      </div>
    </section>
  );
}
