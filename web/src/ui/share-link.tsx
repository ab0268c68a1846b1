import { useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.js';

interface Props {
  label: string;
  /** announcement after copying */
  done: string;
  /** class for its position */
  className?: string | undefined;
}

/** Copies the address of a public page, which contains all of its state. */
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
