import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Strength } from '../lib/password-strength.js';
import styles from './strength-meter.module.css';

type Estimator = (password: string, known: readonly string[]) => Strength;

/** Shows strength as a bar and a word. Empty for an empty password, and if the dictionary failed to load. */
export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useTranslation('account');
  const estimator = useEstimator(password !== '');
  const strength = estimator && password !== '' ? estimator(password, known) : null;
  return (
    <div className={`stack gap-3 align-center ${styles.meter}`} data-strength={strength ?? undefined}>
      <span className={`stack gap-1 ${styles.bar}`} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={(strength !== null && Math.max(1, strength) >= step) || undefined} />
        ))}
      </span>
      <span className="small muted" aria-live="polite">
        {strength === null ? t('password.rule') : t(`password.strength.${strength}`)}
      </span>
    </div>
  );
}

function useEstimator(wanted: boolean): Estimator | null {
  const [estimator, setEstimator] = useState<{ of: Estimator } | null>(null);
  const missing = wanted && estimator === null;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    import('../lib/password-strength.js').then(
      ({ strengthOf }) => {
        if (!gone) setEstimator({ of: strengthOf });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [missing]);
  return estimator?.of ?? null;
}
