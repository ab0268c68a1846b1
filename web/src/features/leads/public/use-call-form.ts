import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { openingText } from '#machines/catalogue/working-hours';
import { ownZone } from '../../../lib/days.js';
import { loadedPhones } from '../../../lib/phones.js';
import { type FormContext, leadContext } from './lead-context.js';
import { usePublicForm } from './use-public-form.js';
import { call } from '../../../api/call.js';

const rules = { name: 'required', phone: 'phone' } as const;

/** The form's state, and after sending the sentence that says when we call. */
export function useCallForm(language: Language, context: FormContext | undefined) {
  const { t } = useTranslation('forms');
  const [doneText, setDoneText] = useState<string | null>(null);
  const form = usePublicForm({
    rules,
    send: (who, key) => requestCall(who, key, context),
    onSent: (answer, { phone }) => {
      const when = openingOf(answer, language);
      const shown = loadedPhones()?.formatPhone(phone) ?? phone;
      setDoneText(when === null ? t('call.doneText', { phone: shown }) : t('call.doneLater', { phone: shown, when }));
    },
  });
  const again = useCallback(() => setDoneText(null), []);
  return { form, doneText, again };
}

/** The time from which we call; null: now, or unknown. */
function openingOf({ opensAt, timeZone }: RequestedCall, language: Language): string | null {
  if (opensAt === undefined || timeZone === undefined) return null;
  return openingText(Date.parse(opensAt), Date.now(), { own: ownZone(), office: timeZone }, language);
}

export type CallFormState = ReturnType<typeof useCallForm>['form'];

/** Next opening of the office (RFC 3339) with its time zone; absent while it is open. */
interface RequestedCall {
  opensAt?: string;
  timeZone?: string;
}

/** Requests a call by sales. @throws ProblemError: phoneAlreadySent within five minutes of the same number, or for fields */
const requestCall = (who: { name: string; phone: string }, key: string, context?: FormContext): Promise<RequestedCall> =>
  call('POST', '/forms/request-call', { body: { ...who, ...leadContext(context) }, key });
