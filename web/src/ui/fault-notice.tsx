import { useTranslation } from 'react-i18next';
import { formatSpan } from '../lib/format.js';
import { faultOf, ProblemError } from '../lib/problem.js';
import { useLanguage } from '../lib/use-language.js';
import { Notice } from './notice.js';

/** Refusals whose words say more than how long to wait. */
const ownWords = new Set(['tooManyOrders', 'tooManyUnconfirmedOrders']);

/** What a thrown thing says in the reader's words: the wait after too many tries, the server's own words, or that it is out of reach. */
export function useFaultWords(): (error: unknown) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (error) => {
    const { kind, status, detail } = faultOf(error);
    if (status === 429 && error instanceof ProblemError && error.retryAfter && !ownWords.has(error.code)) {
      return t('login.tooMany', { wait: formatSpan(Math.max(60, error.retryAfter) * 1000, language) });
    }
    return detail ?? (kind === 'network' ? t('errors.network') : t('errors.unexpected'));
  };
}

/** A form's refusal that no field can keep, with the id to quote; nothing while there is none, or while fields say it. */
export function FaultNotice({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const words = useFaultWords();
  if (!error) return null;
  const { requestId, fields } = faultOf(error);
  if (Object.keys(fields).length > 0) return null;
  return (
    <Notice tone="error">
      {words(error)} {requestId ? t('errors.requestId', { id: requestId }) : null}
    </Notice>
  );
}
