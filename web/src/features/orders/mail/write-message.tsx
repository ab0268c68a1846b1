import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf } from '../../../lib/problem.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Notice } from '../../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { Letter } from './letter.js';
import styles from './mailer.module.css';
import { type Draft, type MessageTemplate, mutations, useMessageMutation, useTemplates } from './use-messages.js';

interface Props {
  order: string;
  /** the client's name */
  to: string;
  onDone: () => void;
  onCancel: () => void;
}

/** A message to the client of an order, from a template that the server has filled in. */
export function WriteMessage(props: Props) {
  const { t } = useTranslation('order');
  const { data, error, refetch } = useTemplates(props.order);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const [first] = data ?? [];
  if (!data || !first) return <TextSkeleton lines={6} label={t('loading')} />;
  return <Form templates={data} first={first} {...props} />;
}

type Words = Pick<Draft, 'subject' | 'body'>;

/** What is being written: each template in each language keeps its own draft, so that looking at another one loses nothing. */
function useDraft(templates: readonly MessageTemplate[], first: MessageTemplate) {
  const [key, choose] = useState(first.key);
  const [language, setLanguage] = useState<Draft['language']>(useLanguage());
  const [drafts, setDrafts] = useState<Record<string, Words>>({});
  const template = templates.find((one) => one.key === key) ?? first;
  const name = `${template.key}.${language}`;
  const words = drafts[name] ?? { subject: template.subject[language], body: template.body[language] };
  const write = (change: Partial<Words>) => setDrafts({ ...drafts, [name]: { ...words, ...change } });
  return { draft: { template: template.key, language, ...words }, choose, setLanguage, write };
}

function Form({ templates, first, order, to, onDone, onCancel }: Props & { templates: MessageTemplate[]; first: MessageTemplate }) {
  const { t } = useTranslation(['order', 'common']);
  const { draft, choose, setLanguage, write } = useDraft(templates, first);
  const [preview, setPreview] = useState(false);
  const [checked, setChecked] = useState(false);
  const send = useMessageMutation(order);
  const missing = (text: string) => (checked && text.trim() === '' ? t('order:mail.required') : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (draft.subject.trim() === '' || draft.body.trim() === '') return setPreview(false);
    if (!send.isPending) send.mutate(mutations.send(order, draft), { onSuccess: onDone });
  };
  const fault = send.error ? faultOf(send.error) : null;
  return (
    <form noValidate className="stack" onSubmit={submit}>
      <p className="muted">{t('order:mail.to', { name: to })}</p>
      <div className={styles.two}>
        <NativeSelect
          label={t('order:mail.template')}
          value={draft.template}
          onChange={({ currentTarget }) => choose(currentTarget.value as Draft['template'])}
          data={templates.map(({ key, title }) => ({ value: key, label: title }))}
        />
        <NativeSelect
          label={t('order:mail.language')}
          value={draft.language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Draft['language'])}
          data={[
            { value: 'ru', label: 'Русский' },
            { value: 'en', label: 'English' },
          ]}
        />
      </div>
      {preview ? <Letter {...draft} /> : <Fields draft={draft} write={write} missing={missing} />}
      {fault ? (
        <Notice tone="error">
          {[
            fault.detail ?? t(fault.kind === 'network' ? 'common:errors.network' : 'common:errors.unexpected'),
            ...Object.values(fault.fields),
          ].join(' ')}
        </Notice>
      ) : null}
      <div className={styles.actions}>
        <Button variant="subtle" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {t(preview ? 'order:mail.edit' : 'order:mail.preview')}
        </Button>
        <Button onClick={onCancel}>{t('order:form.cancel')}</Button>
        <Button type="submit" variant="filled" loading={send.isPending}>
          {t('order:mail.send')}
        </Button>
      </div>
    </form>
  );
}

interface FieldsProps {
  draft: Words;
  write: (change: Partial<Words>) => void;
  missing: (text: string) => string | undefined;
}

/** The limits are those of the API. */
function Fields({ draft, write, missing }: FieldsProps) {
  const { t } = useTranslation('order');
  return (
    <>
      <TextInput
        label={t('mail.subject')}
        value={draft.subject}
        maxLength={150}
        error={missing(draft.subject)}
        onChange={({ currentTarget }) => write({ subject: currentTarget.value })}
      />
      <Textarea
        label={t('mail.body')}
        description={t('mail.bodyHint')}
        value={draft.body}
        maxLength={5000}
        autosize
        minRows={8}
        maxRows={16}
        error={missing(draft.body)}
        onChange={({ currentTarget }) => write({ body: currentTarget.value })}
      />
    </>
  );
}
