import type { Icon } from '@tabler/icons-react';
import type { BadgeColour } from '#machines/order/statuses';
import styles from './badge.module.css';

interface Props {
  colour: BadgeColour;
  /** Always shown: a state is never conveyed by colour alone. */
  icon: Icon;
  label: string;
  /** 21 px high, inside a history line or a stack of two. */
  small?: boolean;
}

/** A state in one word: icon and word on the colour's ground. */
export function Badge({ colour, icon: Glyph, label, small = false }: Props) {
  return (
    <span className={`inline-flex medium nowrap rounded-sm text-xs ${styles.badge}`} data-colour={colour} data-small={small || undefined}>
      <Glyph size={14} stroke={2} aria-hidden="true" />
      {label}
    </span>
  );
}
