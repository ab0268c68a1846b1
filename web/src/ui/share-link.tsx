import { useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.js';

interface Props {
  label: string;
  /** Said once the address is copied. */
  done: string;
  /** Where it stands. */
  className?: string | undefined;
}

/** Copies the address of a public page; the address contains all of its state, so everyone who opens it sees the same. */
export function ShareLink({ label, done, className }: Props) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  if (!hydrated || !navigator.clipboard) return null;
  return (
    <p className={`row text ${className ?? ''}`}>
      <button type="button" className="link" onClick={() => void navigator.clipboard.writeText(location.href).then(() => setCopied(true))}>
        {label}
      </button>
      <span role="status">{copied ? done : ''}</span>
    </p>
  );
}
