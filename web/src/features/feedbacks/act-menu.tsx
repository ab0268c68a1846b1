import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../ui/announcer.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { ConfirmDialog, FormDialog } from '../../ui/form-dialog.js';
import { type Feedback, mutations, useFeedbackMutation } from './use-feedbacks.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';

const acts = ['publish', 'hide', 'answer'] as const;
type Act = (typeof acts)[number];
const longest = 2000;

/** Permitted actions of staff; renders nothing without any. */
export function ActMenu({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('feedbacks');
  const [act, setAct] = useState<Act | null>(null);
  const offered = acts.filter((one) => feedback.may[one]);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={32} aria-label={t('acts.menu', { order: feedback.order.number })}>
            <IconDots size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map((one) => (
            <Menu.Item key={one} onClick={() => setAct(one)}>
              {t(`acts.${one}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {act === null ? null : act === 'publish' ? (
        <PublishDialog feedback={feedback} onClose={() => setAct(null)} />
      ) : (
        <TextDialog act={act} feedback={feedback} onClose={() => setAct(null)} />
      )}
    </>
  );
}

interface DialogProps {
  feedback: Feedback;
  onClose: () => void;
}

function useDone(act: Act, onClose: () => void) {
  const { t } = useTranslation('feedbacks');
  const announce = useAnnounce();
  return () => {
    announce(t(`done.${act}`));
    onClose();
  };
}

function PublishDialog({ feedback, onClose }: DialogProps) {
  const { t } = useTranslation('feedbacks');
  return (
    <ConfirmDialog
      title={t('publishing.title')}
      submit={t('acts.publish')}
      write={useFeedbackMutation<Feedback>()}
      request={() => mutations.publish(feedback)}
      onDone={useDone('publish', onClose)}
      onClose={onClose}
    >
      <p>{t('publishing.text')}</p>
    </ConfirmDialog>
  );
}

/* A reason to hide it, or an answer. */
function TextDialog({ act, feedback, onClose }: DialogProps & { act: 'hide' | 'answer' }) {
  const { t } = useTranslation('feedbacks');
  const prefix = act === 'hide' ? 'hide' : 'answering';
  const form = useApiForm({
    values: { text: act === 'answer' ? (feedback.answer ?? '') : '' },
    rules: { text: useRequired() },
    write: useFeedbackMutation<Feedback>(),
    request: ({ text }) => mutations[act](feedback, text.trim()),
    fieldOf: () => 'text',
    onDone: useDone(act, onClose),
  });
  return (
    <FormDialog form={form} title={t(`${prefix}.title`)} submit={t(`${prefix}.submit`)} danger={act === 'hide'} onClose={onClose}>
      <GrowingTextarea
        {...form.field('text')}
        label={t(`${prefix}.label`)}
        description={t(`${prefix}.hint`)}
        minRows={3}
        maxLength={longest}
      />
    </FormDialog>
  );
}
