import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../lib/problem.js';
import styles from './hand-over.module.css';
import type { WorkItem } from './use-open-work.js';

interface Props {
  title: string;
  items: readonly WorkItem[];
  /** errors of the last attempt, by item */
  faults: ReadonlyMap<string, Fault>;
  /** field that selects the successor */
  children: ReactNode;
}

/** Work that can be handed over, the successors, and the reasons for the rest. */
export function WorkSection({ title, items, faults, children }: Props) {
  const { t } = useTranslation(['people', 'common']);
  const movable = items.filter(({ refusal }) => refusal === null);
  const kept = items.filter(({ refusal }) => refusal !== null);
  const faultText = ({ id }: WorkItem) => {
    const fault = faults.get(id);
    return fault && (fault.detail ?? t(fault.kind === 'network' ? 'common:errors.network' : 'common:errors.unexpected'));
  };
  return (
    <section className="stack gap-loose" aria-label={title}>
      <h3>{title}</h3>
      {movable.length > 0 ? (
        <>
          <ul className={`scroll-y ${styles.items}`}>
            {movable.map((item) => (
              <Line key={item.id} item={item} fault={faultText(item)} />
            ))}
          </ul>
          {children}
        </>
      ) : null}
      {kept.length > 0 ? (
        <>
          <h4 className="small">{t('people:handOver.stays')}</h4>
          <ul>
            {kept.map((item) => (
              <Line key={item.id} item={item} fault={[item.refusal?.missing, item.refusal?.detail].filter(Boolean).join(' ')} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

const Line = ({ item: { number, about }, fault }: { item: WorkItem; fault: string | undefined }) => (
  <li className="small" data-failed={fault ? true : undefined}>
    <span className="num">{number}</span> {about}
    {fault ? <span className={`block ${styles.fault}`}>{fault}</span> : null}
  </li>
);
