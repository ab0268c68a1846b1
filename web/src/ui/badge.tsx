import type { Icon } from '@tabler/icons-react';
import type { BadgeColour } from '#machines/order/statuses';
import styles from './badge.module.css';

interface Props {
  colour: BadgeColour;
  /** always shown, because colour alone must not convey a state */
  icon: Icon;
  label: string;
  /** 21 px high, for history lines and stacks of two */
  small?: boolean;
}

/** An icon and one word in a colour. */
export function Badge({ colour, icon: Glyph, label, small = false }: Props) {
  return (
    <span className={`inline-flex medium nowrap rounded-sm text-xs ${styles.badge}`} data-colour={colour} data-small={small || undefined}>
      <Glyph size={14} stroke={2} aria-hidden="true" />
      {label}
    </span>
  );
}
