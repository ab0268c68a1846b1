import { useCallback, useState } from 'react';
import { loadedPhones } from '../../../lib/phones.js';
import { requestCall } from './call.js';
import type { FormContext } from './lead-context.js';
import { usePublicForm } from './use-public-form.js';

const rules = { name: 'required', phone: 'phone' } as const;

/** The form that asks for a call, and the number that was sent once it was. */
export function useCallForm(context: FormContext | undefined) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = usePublicForm({
    rules,
    send: (who, key) => requestCall(who, key, context),
    onSent: (_, { phone }) => setSentTo(loadedPhones()?.formatPhone(phone) ?? phone),
  });
  const again = useCallback(() => setSentTo(null), []);
  return { form, sentTo, again };
}

export type CallFormState = ReturnType<typeof useCallForm>['form'];
