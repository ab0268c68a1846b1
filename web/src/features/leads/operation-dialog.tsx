import { NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callOutcomes, type CallOutcome, lossReasons, type LossReason } from '#machines/lead/state';
import type { ApiRequest } from '../../api/call.js';
import { faultOf } from '../../lib/problem.js';
import { useAnnounce } from '../../ui/announcer.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { localText, nextHour } from './lead-times.js';
import { useLeadWords, useOperationLabel } from './lead-words.js';
import { mutations, useAssignees, useLeadMutation } from './use-leads.js';
import type { FormOperation, Lead } from './wire.js';

interface Props {
  lead: Lead;
  onClose: () => void;
}

/** The dialog of an operation. */
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

/* Sends a write, says that it is done, and closes. The lead as it was opened is what the write is meant for. */
function useDialogWrite(done: 'recordCall' | 'win' | 'lose' | 'reassign' | 'erase', { lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const announce = useAnnounce();
  const write = useLeadMutation();
  const send = (mutationFor: (lead: Lead) => ApiRequest<unknown>) =>
    write.mutate(mutationFor(lead), {
      onSuccess: () => {
        announce(t(`done.${done}`));
        onClose();
      },
    });
  return { send, busy: write.isPending, error: write.error, fields: faultOf(write.error).fields };
}

const longestNote = 2000;

function Note({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const { t } = useTranslation(['leads', 'account']);
  return (
    <Textarea
      label={t('leads:forms.note')}
      description={t('leads:forms.noteHint')}
      autosize
      minRows={2}
      maxLength={longestNote}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const noted = (note: string) => (note.trim() ? { note: note.trim() } : {});

function RecordCallDialog(props: Props) {
  const { t } = useTranslation('leads');
  const words = useLeadWords();
  const labelOf = useOperationLabel();
  const { send, busy, error, fields } = useDialogWrite('recordCall', props);
  const [outcome, setOutcome] = useState<CallOutcome | null>(null);
  const [at, setAt] = useState(() => localText(nextHour(new Date())));
  const [note, setNote] = useState('');
  const later = outcome === 'callLater';
  return (
    <FormDialog
      title={labelOf('recordCall')}
      submit={t('forms.save')}
      ready={outcome !== null && (!later || !Number.isNaN(Date.parse(at)))}
      busy={busy}
      error={error}
      fields={['payload.at']}
      onSubmit={() =>
        outcome &&
        send((lead) =>
          mutations.operate(lead, 'recordCall', { outcome, ...(later ? { at: new Date(at).toISOString() } : {}), ...noted(note) }),
        )
      }
      onClose={props.onClose}
    >
      <Radio.Group label={t('forms.outcome')} value={outcome} onChange={(value) => setOutcome(value as CallOutcome)}>
        <Stack gap="xs" mt="xs">
          {callOutcomes.map((value, index) => (
            <Radio key={value} value={value} label={words.outcome[value]} data-autofocus={index === 0 || undefined} />
          ))}
        </Stack>
      </Radio.Group>
      {later ? (
        <TextInput
          type="datetime-local"
          label={t('forms.callAt')}
          description={t('forms.callAtHint')}
          value={at}
          min={localText(new Date())}
          error={fields['payload.at']}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
      ) : null}
      <Note value={note} onChange={setNote} />
    </FormDialog>
  );
}

function WinDialog(props: Props) {
  const { t } = useTranslation('leads');
  const labelOf = useOperationLabel();
  const { send, busy, error } = useDialogWrite('win', props);
  return (
    <FormDialog
      title={labelOf('win')}
      submit={labelOf('win')}
      busy={busy}
      error={error}
      onSubmit={() => send((lead) => mutations.operate(lead, 'win', {}))}
      onClose={props.onClose}
    >
      <p className="muted">{t('forms.winLead')}</p>
    </FormDialog>
  );
}

function LoseDialog(props: Props) {
  const { t } = useTranslation('leads');
  const words = useLeadWords();
  const labelOf = useOperationLabel();
  const { send, busy, error } = useDialogWrite('lose', props);
  const [reason, setReason] = useState<LossReason>('noAnswer');
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={labelOf('lose')}
      submit={labelOf('lose')}
      danger
      busy={busy}
      error={error}
      onSubmit={() => send((lead) => mutations.operate(lead, 'lose', { reason, ...noted(note) }))}
      onClose={props.onClose}
    >
      <NativeSelect
        label={t('forms.reason')}
        data-autofocus
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as LossReason)}
        data={lossReasons.map((value) => ({ value, label: words.reason[value] }))}
      />
      <Note value={note} onChange={setNote} />
    </FormDialog>
  );
}

function ReassignDialog(props: Props) {
  const { t } = useTranslation('leads');
  const labelOf = useOperationLabel();
  const { send, busy, error } = useDialogWrite('reassign', props);
  const assignees = useAssignees();
  const [assignee, setAssignee] = useState('');
  const others = (assignees.data ?? []).filter(({ _id }) => _id !== props.lead.assignee?._id);
  return (
    <FormDialog
      title={labelOf('reassign')}
      submit={labelOf('reassign')}
      ready={assignee !== ''}
      busy={busy}
      error={error ?? assignees.error}
      onSubmit={() => send((lead) => mutations.operate(lead, 'reassign', { assignee }))}
      onClose={props.onClose}
    >
      <NativeSelect
        label={t('forms.to')}
        data-autofocus
        value={assignee}
        onChange={(event) => setAssignee(event.currentTarget.value)}
        data={[{ value: '', label: t('forms.toChoose') }, ...others.map(({ _id, name }) => ({ value: _id, label: name }))]}
      />
      {assignees.data && others.length === 0 ? <p className="muted">{t('forms.toNobody')}</p> : null}
    </FormDialog>
  );
}

function EraseDialog(props: Props) {
  const { t } = useTranslation('leads');
  const labelOf = useOperationLabel();
  const { send, busy, error } = useDialogWrite('erase', props);
  const [typed, setTyped] = useState('');
  const word = t('forms.eraseWord');
  return (
    <FormDialog
      title={labelOf('erase')}
      submit={labelOf('erase')}
      danger
      ready={typed.trim() === word}
      busy={busy}
      error={error}
      onSubmit={() => send(mutations.erase)}
      onClose={props.onClose}
    >
      <p className="muted">{t('forms.eraseLead')}</p>
      <TextInput
        label={t('forms.eraseType', { word })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
    </FormDialog>
  );
}
