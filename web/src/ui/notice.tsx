import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSpan } from '../lib/format.js';
import { faultOf, ProblemError } from '../lib/problem.js';
import { useLanguage } from '../lib/use-language.js';
import styles from './notice.module.css';

interface Props {
  tone: 'error' | 'info' | 'done';
  children: ReactNode;
  /** a request id or an action */
  aside?: ReactNode;
}

const glyphs = { error: IconAlertCircle, info: IconInfoCircle, done: IconCheck };

/** A message in the page. Errors are announced at once, others politely. */
export function Notice({ tone, children, aside }: Props) {
  const Glyph = glyphs[tone];
  return (
    <div
      className={`wrap-line body breakable rounded-sm p-note ${styles.notice}`}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Glyph size={16} stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
      {aside ? <div className="cluster gap-2 justify-end push">{aside}</div> : null}
    </div>
  );
}

/** Refusals whose own text says more than the wait. */
const withOwnText = new Set(['tooManyOrders', 'tooManyUnconfirmedOrders', 'tooManyCheckouts']);

/** Returns the text of a thrown error: the wait after too many attempts, the server's text, or that it cannot be reached. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error) => {
    const { kind, status, detail } = faultOf(error);
    if (status === 429 && error instanceof ProblemError && error.retryAfter && !withOwnText.has(error.code)) {
      return t('login.tooMany', { wait: formatSpan(Math.max(60, error.retryAfter) * 1000, language) });
    }
    return detail ?? (kind === 'network' ? t('errors.network') : t('errors.unexpected'));
  };
}

/**
 * A refused or failed call: text, remedy and request id; renders nothing without an error. Faults of `fields` are shown at the fields;
 * `lead` names the failed action.
 */
export function ErrorNotice({ error, fields = [], lead }: { error: unknown; fields?: readonly string[]; lead?: string }) {
  const { t } = useTranslation();
  const text = useErrorText();
  if (!error) return null;
  const { requestId, fields: faults } = faultOf(error);
  const elsewhere = Object.entries(faults).filter(([name]) => !fields.includes(name));
  const remedy = error instanceof ProblemError ? error.remedy : undefined;
  return (
    <Notice tone="error">
      {lead ? `${lead} ` : null}
      {text(error)}
      {elsewhere.map(([name, detail]) => (
        <div key={name}>{detail}</div>
      ))}
      {remedy ? <div>{remedy}</div> : null}
      {requestId ? <div className="small">{t('errors.requestId', { id: requestId })}</div> : null}
    </Notice>
  );
}
