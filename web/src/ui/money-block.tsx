import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { WireMoney } from '../lib/format.js';
import styles from './money-block.module.css';
import { MoneyText } from './money-text.js';
import { ShareBar } from './share-bar.js';

export interface MoneyPart {
  label: string;
  money: WireMoney;
  /** `met`: with a green tick; `dim`: unimportant */
  tone?: 'met' | 'dim';
}

interface Props {
  parts: readonly MoneyPart[];
  /** total below the rule, if there is one */
  total?: { label: string; money: WireMoney };
  /** paid percentage of the price, 0 to 100, with its caption; omitted if there is nothing to compare */
  share?: { percent: number; label: string };
  /** larger type, for the client's cabinet */
  large?: boolean;
  /** buttons below */
  actions?: ReactNode;
}

/** Amounts as on an invoice: parts, a rule, the balance, the paid share, and actions. */
export function MoneyBlock({ parts, total, share, large = false, actions }: Props) {
  return (
    <div className={styles.block} data-large={large || undefined}>
      <dl>
        {parts.map((part) => (
          <div key={part.label} className={styles.part}>
            <dt>{part.label}</dt>
            <dd className="inline-flex" data-tone={part.tone}>
              {part.tone === 'met' ? <IconCheck size={16} stroke={1.75} aria-hidden="true" /> : null}
              <MoneyText money={part.money} dim={part.tone === 'dim'} />
            </dd>
          </div>
        ))}
        {total ? (
          <div className={`align-baseline mt-2 ${styles.total}`}>
            <dt>{total.label}</dt>
            <dd>
              <MoneyText money={total.money} />
            </dd>
          </div>
        ) : null}
      </dl>
      {share ? (
        <div className={`tiny dim ${styles.share}`}>
          <ShareBar percent={share.percent} label={share.label} thick />
          <span aria-hidden="true">{share.label}</span>
        </div>
      ) : null}
      {actions ? <div className={`flex mt-3 ${styles.actions}`}>{actions}</div> : null}
    </div>
  );
}
