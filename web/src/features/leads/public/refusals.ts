import { useTranslation } from 'react-i18next';
import { faultOf, ProblemError } from '../../../lib/problem.js';
import type { Refusal } from '../../../lib/use-banner.js';
import { useLanguage } from '../../../lib/use-language.js';

export type FormErrors<Field extends string> = Partial<Record<Field, string>>;

interface Refused<Field extends string> extends Refusal {
  /** undefined without an answer */
  code: string | undefined;
  errors: FormErrors<Field>;
}

const minutes = (seconds: number, language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(Math.max(1, Math.ceil(seconds / 60)));

/** Texts of a refused form: above it, and at its fields. A banner that no field repeats stays. */
export function useRefusals<Field extends string>(fields: readonly Field[]): (error: unknown) => Refused<Field> {
  const { t } = useTranslation('forms');
  const language = useLanguage();
  const at = (field: string, text: string): FormErrors<Field> =>
    (fields as readonly string[]).includes(field) ? ({ [field]: text } as FormErrors<Field>) : {};
  const ofFields = (faults: Record<string, string>): FormErrors<Field> =>
    Object.assign(
      {},
      ...Object.entries(faults).map(([field, detail]) =>
        at(field, field === 'phone' ? t('errors.phone') : field === 'email' ? t('errors.email') : detail),
      ),
    ) as FormErrors<Field>;
  return (error) => {
    const { kind, status, code, detail, requestId, fields: faults } = faultOf(error);
    const answer = (text: string, errors: FormErrors<Field>) => ({ code, text, passing: Object.keys(errors).length > 0, errors });
    if (code === 'phoneAlreadySent') return answer(t('errors.phoneAlreadySent'), at('phone', t('errors.phoneAlreadySent')));
    if (code === 'slotTaken' || code === 'slotNotOffered') return answer(t('errors.slotTaken'), at('slot', t('errors.slotTaken')));
    if (code === 'phoneInvalid') return answer(t('errors.phone'), at('phone', t('errors.phone')));
    const wrong = ofFields(faults);
    const first = Object.values<string | undefined>(wrong).find(Boolean);
    if (first) return answer(first, wrong);
    if (status === 429 && error instanceof ProblemError)
      return answer(t('errors.tooMany', { wait: minutes(error.retryAfter ?? 60, language) }), {});
    if (kind === 'network') return answer(t('errors.network'), {});
    const message = status !== undefined && status < 500 && detail ? detail : t('errors.unexpected');
    return answer(requestId ? `${message} ${t('errors.requestId', { id: requestId })}` : message, {});
  };
}
