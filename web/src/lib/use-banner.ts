import { useEffect, useState } from 'react';

/** Milliseconds for which the banner of a failed form is shown; the specification's three seconds. */
const bannerTime = 3000;

/** `passing` disappears by itself, because a field also shows the text. */
export interface Refusal {
  text: string;
  passing: boolean;
}

/** The banner over a form. A fault that no field shows stays until the next submission. */
export function useBanner() {
  const [shown, show] = useState<Refusal | null>(null);
  useEffect(() => {
    if (!shown?.passing) return;
    const timer = setTimeout(() => show(null), bannerTime);
    return () => clearTimeout(timer);
  }, [shown]);
  return { banner: shown?.text ?? null, show };
}
