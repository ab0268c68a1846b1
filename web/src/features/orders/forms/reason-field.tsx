import { contentText } from '#machines/kernel/content-language';
import { Select, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usualReasons } from '#machines/order/texts/usual-reasons';
import { languageName } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { ApiForm } from '../../../ui/form/use-api-form.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Readers of a reason besides staff, whether it is emailed to them, and whether the partner reads the client's. */
const readers = {
  document: { who: 'client', where: 'email', both: true },
  transfer: { who: 'client', where: 'email', both: false },
  refund: { who: 'client', where: 'email', both: false },
  cancel: { who: 'client', where: 'email', both: true },
  answer: { who: 'client', where: 'email', both: false },
  date: { who: 'client', where: 'email', both: true },
  correct: { who: 'client', where: 'order', both: false },
  reopen: { who: 'partner', where: 'email', both: false },
  reward: { who: 'partner', where: 'order', both: false },
} as const;

interface Props<Values> {
  form: ApiForm<Values>;
  name: keyof Values & string;
  /** the decision that the reason explains, by which its readers are known */
  of: keyof typeof readers;
  label?: ReactNode;
  rows?: number;
}

/** A reason for a client or partner: shows who reads it, where and in which language, and offers common ones in that language. */
export function ReasonField<Values>({ form, name, of, label, rows = 3 }: Props<Values>) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const read = useReader(of);
  const field = form.field(name) as { value: string; onChange: (value: unknown) => void };
  const usual = of === 'document' || !read.isOther ? [] : usualReasons[of];
  const chosen = usual.findIndex((reason) => contentText(reason, read.language) === field.value);
  return (
    <>
      {usual.length > 0 ? (
        <Select
          label={`${t('reason.usual')}, ${t('form.optional')}`}
          placeholder={t('reason.choose')}
          data={usual.map((reason, n) => ({ value: String(n), label: contentText(reason, language) }))}
          value={chosen < 0 ? null : String(chosen)}
          onChange={(n) => n !== null && field.onChange(contentText(usual[Number(n)], read.language) ?? '')}
        />
      ) : null}
      <Textarea
        {...field}
        label={label ?? t('form.reason')}
        description={read.sentence}
        rows={rows}
        maxLength={1000}
        required={label === undefined}
        withAsterisk={false}
      />
    </>
  );
}

/** The reader of a reason. Falls back to the writer's language if the order does not know theirs. */
function useReader(of: Props<unknown>['of']) {
  const { t } = useTranslation('order');
  const own = useLanguage();
  const { order, audience } = useOrderPage();
  const { who, where, both } = readers[of];
  if (audience === 'client') return { isOther: false, language: own, sentence: t('reason.read.us') };
  const person = who === 'client' ? order.client : order.partner;
  if (!person) return { isOther: true, language: own, sentence: t('reason.read.staff') };
  const { language, name } = person;
  const sentence = [
    t(`reason.read.${who}.${where}`, { name }),
    language === undefined ? '' : t('reason.language', { language: languageName(language, own) }),
    both && order.partner && audience === 'staff' ? t('reason.read.both') : '',
  ];
  return { isOther: true, language: language ?? own, sentence: sentence.filter(Boolean).join(' ') };
}
