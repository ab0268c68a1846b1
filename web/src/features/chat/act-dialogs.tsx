import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../lib/thread.js';
import { ConfirmDialog, FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import styles from './chat.module.css';
import { mutations, useMessageMutation } from './use-chats.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';

/** Edits the reader's own message. */
export function EditDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const form = useApiForm({
    values: { text: message.text ?? '' },
    rules: { text: useRequired() },
    write: useMessageMutation(onClose),
    request: ({ text }) => mutations.edit(message._id, text),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('edit.title')} submit={t('edit.save')} onClose={onClose}>
      <GrowingTextarea {...form.field('text')} label={t('compose.label')} minRows={2} maxRows={12} />
    </FormDialog>
  );
}

/** Authors remove recent messages without a reason. For messages of others and old ones staff give one. */
export function RemoveDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  return message.may.edit ? <TakeBackDialog message={message} onClose={onClose} /> : <ModerateDialog message={message} onClose={onClose} />;
}

function TakeBackDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      title={t('remove.title')}
      submit={t('remove.confirm')}
      danger
      write={useMessageMutation(onClose)}
      request={() => mutations.remove(message._id)}
      onDone={onClose}
      onClose={onClose}
    >
      <RemovedText>{message.text}</RemovedText>
    </ConfirmDialog>
  );
}

function ModerateDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const form = useApiForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    write: useMessageMutation(onClose),
    request: ({ reason }) => mutations.remove(message._id, reason),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title={t('remove.title')} submit={t('remove.confirm')} danger onClose={onClose}>
      <RemovedText>{message.text}</RemovedText>
      <GrowingTextarea {...form.field('reason')} label={t('remove.reason')} maxLength={500} minRows={2} />
    </FormDialog>
  );
}

function RemovedText({ children }: { children: ReactNode }) {
  const { t } = useTranslation('chat');
  return (
    <>
      {children ? <blockquote className={`small muted breakable ${styles.quote}`}>{children}</blockquote> : null}
      <p>{t('remove.text')}</p>
    </>
  );
}
