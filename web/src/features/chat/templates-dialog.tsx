import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateFields } from '#machines/chat/templates';
import { ConfirmDialog, FormDialog } from '../../ui/form-dialog.js';
import { useApiForm, useRequired } from '../../ui/form/use-api-form.js';
import { GrowingTextarea } from '../../ui/growing-textarea.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { EmptyState } from '../../ui/states.js';
import styles from './chat.module.css';
import { type ChatTemplate, templateRequests, useTemplateMutation } from './use-templates.js';

type Step = { do: 'list' } | { do: 'edit'; template: ChatTemplate | null } | { do: 'remove'; template: ChatTemplate };

/** Lists canned answers for staff, who can add, change and remove them. */
export function TemplatesDialog({ templates, onClose }: { templates: readonly ChatTemplate[]; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const [step, setStep] = useState<Step>({ do: 'list' });
  const back = () => setStep({ do: 'list' });
  if (step.do === 'edit') return <TemplateForm template={step.template} onClose={back} />;
  if (step.do === 'remove') return <RemoveTemplate template={step.template} onClose={back} />;
  return (
    <ModalSheet
      opened
      onClose={onClose}
      title={t('templates.title')}
      width={640}
      actions={
        <Button variant="filled" onClick={() => setStep({ do: 'edit', template: null })} data-autofocus>
          {t('templates.add')}
        </Button>
      }
    >
      {templates.length === 0 ? <EmptyState title={t('templates.none')} /> : null}
      <ul className={styles.templates}>
        {templates.map((template) => (
          <li className="flex align-start rule-top" key={template._id}>
            <span className="grow">
              <b>{template.title}</b>
              <span>{template.text.en}</span>
            </span>
            <ActionIcon
              variant="subtle"
              aria-label={t('templates.change', { title: template.title })}
              onClick={() => setStep({ do: 'edit', template })}
            >
              <IconPencil size={16} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              aria-label={t('templates.remove', { title: template.title })}
              onClick={() => setStep({ do: 'remove', template })}
            >
              <IconTrash size={16} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </ModalSheet>
  );
}

function TemplateForm({ template, onClose }: { template: ChatTemplate | null; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const required = useRequired();
  const form = useApiForm({
    values: { title: template?.title ?? '', ru: template?.text.ru ?? '', en: template?.text.en ?? '' },
    rules: { title: required, ru: required, en: required },
    write: useTemplateMutation<ChatTemplate>(),
    request: ({ title, ...text }) =>
      template === null ? templateRequests.add({ title, text }) : templateRequests.change(template._id, { title, text }),
    fieldOf: (field) => field.replace(/^text\./, ''),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(template === null ? 'templates.addTitle' : 'templates.changeTitle')}
      submit={t('templates.save')}
      width={640}
      onClose={onClose}
    >
      <TextInput {...form.field('title')} label={t('templates.name')} maxLength={60} />
      <GrowingTextarea {...form.field('ru')} label={t('templates.ru')} minRows={3} maxRows={10} />
      <GrowingTextarea {...form.field('en')} label={t('templates.en')} minRows={3} maxRows={10} />
      <p className="muted">
        {t('templates.fields')} {templateFields.map((field) => `{{${field}}}`).join(', ')}
      </p>
    </FormDialog>
  );
}

function RemoveTemplate({ template: { _id, title }, onClose }: { template: ChatTemplate; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      title={t('templates.removeTitle', { title })}
      submit={t('templates.removeDo')}
      danger
      write={useTemplateMutation()}
      request={() => templateRequests.remove(_id)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t('templates.removeText')}</p>
    </ConfirmDialog>
  );
}
