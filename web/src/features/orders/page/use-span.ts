import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const minute = 60_000;

export interface Span {
  /** "22 hours", "3 days" */
  long: (milliseconds: number) => string;
  /** for the strip: "22 h", "3 days" */
  short: (milliseconds: number) => string;
}

/** Durations in the reader's language, in their largest whole unit; hours up to two days. */
export function useSpan(): Span {
  const { t } = useTranslation('order');
  const of = (milliseconds: number) => {
    const minutes = Math.max(1, Math.floor(milliseconds / minute));
    if (minutes < 60) return { unit: 'minutes', count: minutes } as const;
    if (minutes < 48 * 60) return { unit: 'hours', count: Math.floor(minutes / 60) } as const;
    return { unit: 'days', count: Math.floor(minutes / 1440) } as const;
  };
  return {
    long: (milliseconds) => {
      const { unit, count } = of(milliseconds);
      return t(`duration.${unit}`, { count });
    },
    short: (milliseconds) => {
      const { unit, count } = of(milliseconds);
      if (unit === 'days') return t('duration.days', { count });
      return t(unit === 'hours' ? 'duration.shortHours' : 'duration.shortMinutes', { count });
    },
  };
}

/** Milliseconds, updated every minute, so that durations stay correct on an open page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
