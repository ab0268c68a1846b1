import { useEffect, useState } from 'react';

/** How long the banner of a failed form stays: the specification's three seconds. */
const bannerTime = 3000;

/** A refusal as a form shows it: `passing` goes by itself, because the words also stay beside a field. */
export interface Refusal {
  text: string;
  passing: boolean;
}

/** The banner over a form. One that no field repeats stays: a toast is never the only error. */
export function useBanner() {
  const [shown, show] = useState<Refusal | null>(null);
  useEffect(() => {
    if (!shown?.passing) return;
    const timer = setTimeout(() => show(null), bannerTime);
    return () => clearTimeout(timer);
  }, [shown]);
  return { banner: shown?.text ?? null, show };
}
