import { NativeSelect, Radio, Stack, type TextareaProps, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callOutcomes, type CallOutcome, lossReasons, type LossReason } from '#machines/lead/state';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { ConfirmDialog, FormDialog } from '../../ui/form-dialog.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';
import { ErrorNotice } from '../../ui/notice.js';
import { localText, nextHour } from './lead-times.js';
import { useLeadTexts, useOperationLabel } from './lead-texts.js';
import { mutations, useAssignees, useLeadMutation, type FormOperation, type Lead } from './use-leads.js';

interface Props {
  lead: Lead;
  onClose: () => void;
}

/** Asks for what an operation needs, such as a reason or note; `convert` renders the dialog of `order`, which another feature has. */
export function OperationDialog({
  dialog,
  convert,
  ...props
}: Props & { dialog: FormOperation; convert: (lead: Lead, onClose: () => void) => ReactNode }) {
  switch (dialog) {
    case 'recordCall':
      return <RecordCallDialog {...props} />;
    case 'win':
      return <WinDialog {...props} />;
    case 'lose':
      return <LoseDialog {...props} />;
    case 'reassign':
      return <ReassignDialog {...props} />;
    case 'erase':
      return <EraseDialog {...props} />;
    case 'order':
      return <>{convert(props.lead, props.onClose)}</>;
  }
}

/* Says that it is done, and closes. */
function useDone(done: 'recordCall' | 'win' | 'lose' | 'reassign' | 'erase', onClose: () => void) {
  const { t } = useTranslation('leads');
  const announce = useAnnounce();
  return () => {
    announce(t(`done.${done}`));
    onClose();
  };
}

/** Maps the server's field `payload.note` to the dialog's `note`. */
const fieldOf = (field: string) => field.replace(/^payload\./, '');

const longestNote = 2000;

function Note(field: TextareaProps) {
  const { t } = useTranslation('leads');
  return <GrowingTextarea {...field} label={t('forms.note')} description={t('forms.noteHint')} minRows={2} maxLength={longestNote} />;
}

const noted = (note: string) => (note.trim() ? { note: note.trim() } : {});

interface Call {
  outcome: CallOutcome | null;
  at: string;
  note: string;
}

function RecordCallDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const texts = useLeadTexts();
  const labelOf = useOperationLabel();
  const isLater = ({ outcome }: Call) => outcome === 'callLater';
  const form = useApiForm<Call, unknown>({
    values: { outcome: null, at: localText(nextHour(new Date())), note: '' },
    write: useLeadMutation(),
    request: (values) =>
      values.outcome &&
      mutations.operate(lead, 'recordCall', {
        outcome: values.outcome,
        ...(isLater(values) ? { at: new Date(values.at).toISOString() } : {}),
        ...noted(values.note),
      }),
    fieldOf,
    onDone: useDone('recordCall', onClose),
  });
  const { outcome, at } = form.values;
  const later = isLater(form.values);
  return (
    <FormDialog
      form={form}
      title={labelOf('recordCall')}
      submit={t('forms.save')}
      ready={outcome !== null && (!later || !Number.isNaN(Date.parse(at)))}
      onClose={onClose}
    >
      <Radio.Group {...form.field('outcome')} label={t('forms.outcome')}>
        <Stack gap="xs" mt="xs">
          {callOutcomes.map((value) => (
            <Radio key={value} value={value} label={texts.outcome[value]} />
          ))}
        </Stack>
      </Radio.Group>
      {later ? (
        <TextInput
          {...form.field('at')}
          type="datetime-local"
          label={t('forms.callAt')}
          description={t('forms.callAtHint')}
          min={localText(new Date())}
        />
      ) : null}
      <Note {...form.field('note')} />
    </FormDialog>
  );
}

function WinDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const labelOf = useOperationLabel();
  return (
    <ConfirmDialog
      title={labelOf('win')}
      submit={labelOf('win')}
      write={useLeadMutation()}
      request={() => mutations.operate(lead, 'win', {})}
      onDone={useDone('win', onClose)}
      onClose={onClose}
    >
      <p className="muted">{t('forms.winLead')}</p>
    </ConfirmDialog>
  );
}

function LoseDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const texts = useLeadTexts();
  const labelOf = useOperationLabel();
  const form = useApiForm({
    values: { reason: 'noAnswer' as LossReason, note: '' },
    write: useLeadMutation(),
    request: ({ reason, note }) => mutations.operate(lead, 'lose', { reason, ...noted(note) }),
    fieldOf,
    onDone: useDone('lose', onClose),
  });
  return (
    <FormDialog form={form} title={labelOf('lose')} submit={labelOf('lose')} danger onClose={onClose}>
      <NativeSelect
        {...form.field('reason')}
        label={t('forms.reason')}
        data={lossReasons.map((value) => ({ value, label: texts.reason[value] }))}
      />
      <Note {...form.field('note')} />
    </FormDialog>
  );
}

function ReassignDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const labelOf = useOperationLabel();
  const assignees = useAssignees();
  const form = useApiForm({
    values: { assignee: '' },
    write: useLeadMutation(),
    request: ({ assignee }) => mutations.operate(lead, 'reassign', { assignee }),
    fieldOf,
    onDone: useDone('reassign', onClose),
  });
  const others = (assignees.data ?? []).filter(({ _id }) => _id !== lead.assignee?._id);
  return (
    <FormDialog form={form} title={labelOf('reassign')} submit={labelOf('reassign')} ready={form.values.assignee !== ''} onClose={onClose}>
      <NativeSelect
        {...form.field('assignee')}
        label={t('forms.to')}
        data={[{ value: '', label: t('forms.toChoose') }, ...others.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
      {assignees.data && others.length === 0 ? <p className="muted">{t('forms.toNobody')}</p> : null}
      <ErrorNotice error={assignees.error} />
    </FormDialog>
  );
}

function EraseDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const labelOf = useOperationLabel();
  const word = t('forms.eraseWord');
  const form = useApiForm({
    values: { typed: '' },
    write: useLeadMutation(),
    request: () => mutations.erase(lead),
    onDone: useDone('erase', onClose),
  });
  return (
    <FormDialog
      form={form}
      title={labelOf('erase')}
      submit={labelOf('erase')}
      danger
      ready={form.values.typed.trim() === word}
      onClose={onClose}
    >
      <p className="muted">{t('forms.eraseLead')}</p>
      <TextInput {...form.field('typed')} label={t('forms.eraseType', { word })} autoComplete="off" spellCheck={false} />
    </FormDialog>
  );
}
