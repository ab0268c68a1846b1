import { contentText } from '#machines/kernel/content-language';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { request } from '../../api/call.js';
import { useOfficeDay } from '../../lib/office-day.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { type DueDate, useDueMutation } from './use-due-dates.js';

export type DueMark = 'done' | 'notOurs';

const longest = 300;

/** Marks a due date as done or not applicable. */
export function DueMarkDialog({ due: { _id: id, title }, as, onClose }: { due: DueDate; as: DueMark; onClose: () => void }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const announce = useAnnounce();
  const required = useRequired();
  const today = useOfficeDay();
  const form = useApiForm({
    values: { on: today, proof: '', reason: '' },
    rules: as === 'done' ? { on: required } : { reason: required },
    write: useDueMutation(),
    request: ({ on, proof, reason }) => {
      const text = proof.trim();
      return as === 'done'
        ? request('PUT', '/due-dates/{id}/done', { path: { id }, body: { on, ...(text && { proof: text }) } })
        : request('PUT', '/due-dates/{id}/not-ours', { path: { id }, body: { reason: reason.trim() } });
    },
    onDone: () => {
      announce(t(`due.mark.${as}.said`));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t(`due.mark.${as}.title`)} submit={t(`due.mark.${as}.submit`)} onClose={onClose}>
      <p>{contentText(title, language)}</p>
      {as === 'done' ? (
        <>
          <TextInput {...form.field('on')} label={t('due.mark.on')} type="date" max={today} />
          <Textarea
            {...form.field('proof')}
            label={t('due.mark.proof')}
            description={t('due.mark.proofHint')}
            maxLength={longest}
            rows={2}
          />
        </>
      ) : (
        <Textarea {...form.field('reason')} label={t('due.mark.reason')} maxLength={longest} rows={3} />
      )}
    </FormDialog>
  );
}
