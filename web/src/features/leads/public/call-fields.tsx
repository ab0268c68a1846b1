import { NameField } from './fields.js';
import { PhoneField } from './phone-field.js';
import type { CallFormState } from './use-call-form.js';

/** The fields of a request of a call: name and phone only. */
export function CallFields({ form, autofocus = false }: { form: CallFormState; autofocus?: boolean }) {
  return (
    <>
      <NameField error={form.errors.name} onClear={() => form.clear('name')} {...(autofocus ? { 'data-autofocus': true } : {})} />
      <PhoneField required error={form.errors.phone} onClear={() => form.clear('phone')} />
    </>
  );
}
