import { ownName } from '#machines/kernel/format';
import { contentLanguageFor, contentLanguages, type ContentLanguage } from '#machines/kernel/content-language';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { type ApiForm, useApiForm } from '../../../ui/form/use-api-form.js';
import type { OrderResource } from '../api/wire.js';
import { GrowingTextarea } from '../../../ui/growing-textarea.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { Letter } from './letter.js';
import { type Draft, type Message, type MessageTemplate, mutations, useMessageMutation, useTemplates } from './use-messages.js';

interface Props {
  title: string;
  order: Pick<OrderResource, '_id' | 'client'>;
  /** template to begin with, if it suits the order; otherwise the first one */
  template?: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Writes a message to the client from a template that the server has filled in. */
export function WriteMessage(props: Props) {
  const { t } = useTranslation('order');
  const { data, error, refetch } = useTemplates(props.order._id);
  const first = data?.find(({ key }) => key === props.template) ?? data?.[0];
  if (data && first && !error) return <Form templates={data} first={first} {...props} />;
  return (
    <ModalSheet opened onClose={props.onCancel} title={props.title} width={640}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <TextSkeleton lines={6} label={t('loading')} />}
    </ModalSheet>
  );
}

type Content = Pick<Draft, 'subject' | 'body'>;
/** Each template and language has a separate draft, so that switching loses nothing. */
interface Written extends Pick<Draft, 'template'> {
  language: ContentLanguage;
  drafts: Record<string, Content>;
}
const nameOf = ({ template, language }: Written) => `${template}.${language}`;

/** The draft of a message, initially in the client's language. */
function useMessageForm(
  templates: readonly MessageTemplate[],
  first: MessageTemplate,
  { _id, client }: Props['order'],
  onDone: () => void,
) {
  const { t } = useTranslation('order');
  const contentOf = (written: Written): Content => {
    const { subject, body } = templates.find(({ key }) => key === written.template) ?? first;
    return written.drafts[nameOf(written)] ?? { subject: subject[written.language], body: body[written.language] };
  };
  const own = useLanguage();
  const missing = (text: string) => (text.trim() === '' ? t('mail.required') : null);
  const form = useApiForm<Written, Message>({
    values: { template: first.key, language: contentLanguageFor(client.language ?? own), drafts: {} },
    rules: (written) => {
      const { subject, body } = contentOf(written);
      return { 'drafts.subject': missing(subject), 'drafts.body': missing(body) };
    },
    write: useMessageMutation(_id),
    request: (written) => mutations.send(_id, { template: written.template, language: written.language, ...contentOf(written) }),
    onDone,
  });
  const content = contentOf(form.values);
  const write = (change: Partial<Content>) =>
    form.set({ drafts: { ...form.values.drafts, [nameOf(form.values)]: { ...content, ...change } } });
  return { form, content, write };
}

function Form({ templates, first, title, order, onDone, onCancel }: Props & { templates: MessageTemplate[]; first: MessageTemplate }) {
  const { t } = useTranslation(['order', 'common']);
  const { form, content, write } = useMessageForm(templates, first, order, onDone);
  const [isPreview, setPreview] = useState(false);
  // What is missing is shown at its field.
  const preview = isPreview && Object.keys(form.errors).length === 0;
  return (
    <FormDialog form={form} title={title} width={640} submit={t('mail.send')} cancel={t('form.cancel')} onClose={onCancel}>
      <p className="muted">{t('mail.to', { name: order.client.name })}</p>
      <div className="two">
        <NativeSelect
          {...form.field('template')}
          label={t('mail.template')}
          data={templates.map((one) => ({ value: one.key, label: one.title }))}
        />
        <NativeSelect
          {...form.field('language')}
          label={t('mail.language')}
          data={contentLanguages.map((value) => ({ value, label: ownName(value) }))}
        />
      </div>
      {preview ? <Letter {...content} language={form.values.language} /> : <Fields form={form} content={content} write={write} />}
      <div>
        <Button variant="subtle" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {t(preview ? 'mail.edit' : 'mail.preview')}
        </Button>
      </div>
    </FormDialog>
  );
}

interface FieldsProps {
  form: ApiForm<Written>;
  content: Content;
  write: (change: Partial<Content>) => void;
}

/** Inputs for subject and text; their limits are those of the API. */
function Fields({ form: { errors }, content, write }: FieldsProps) {
  const { t } = useTranslation('order');
  return (
    <>
      <TextInput
        label={t('mail.subject')}
        value={content.subject}
        maxLength={150}
        error={errors['drafts.subject']}
        onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
      />
      <GrowingTextarea
        label={t('mail.body')}
        description={t('mail.bodyHint')}
        value={content.body}
        maxLength={5000}
        minRows={8}
        maxRows={16}
        error={errors['drafts.body']}
        onChange={({ currentTarget }) => write({ body: currentTarget.value })}
      />
    </>
  );
}
