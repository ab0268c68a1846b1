import { useEffect, useRef } from 'react';
import styles from './tick-box.module.css';

interface Props {
  label: string;
  checked: boolean;
  /** Some, not all. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox of 16 px with a target of 28; its label is heard, not seen. */
export function TickBox({ label, checked, mixed = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={box}
      className={styles.box}
      type="checkbox"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
