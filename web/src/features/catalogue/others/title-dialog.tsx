import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { contentText } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import { call, request } from '../../../api/call.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { FormDialog } from '../../../ui/form-dialog.js';
import { LeaveDialog } from '../../../ui/leave-dialog.js';
import { ConflictNotice } from '../editor/editor-frame.js';
import { type FaultTexts, Faults, useFaultTexts } from '../editor/faults.js';
import { TextField, TextPair } from '../editor/fields.js';
import { FieldsContext } from '../editor/fields-context.js';
import { type Shape, useEditor } from '../editor/use-editor.js';
import type { Choice, ServiceType } from '../wire.js';

type Titled = ServiceType | Choice;

/** `code` only for a new choice, because orders and services refer to it. */
interface TitleDraft {
  title: Bilingual;
  code: string;
}

interface Props {
  kind: 'service-types' | 'choices';
  /** null for a new one */
  one: Titled | null;
  /** which list of choices a new one joins */
  choice?: Choice['kind'];
  readOnly: boolean;
  onClose: () => void;
}

const codeShape = /^[a-z][a-zA-Z0-9-]{0,39}$/;
const blank: TitleDraft = { title: { ru: '', en: '' }, code: '' };

function check({ title, code }: TitleDraft, texts: FaultTexts, needsCode: boolean, codeText: string): Record<string, string> {
  const faults = new Faults(texts).both(title, 'title').found;
  return needsCode && !codeShape.test(code.trim()) ? { ...faults, code: codeText } : faults;
}

/** Edits both titles of a type of services or a choice; asks for the code of a new choice. */
export function TitleDialog({ kind, one, choice, readOnly, onClose }: Props) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const announce = useAnnounce();
  const texts = useFaultTexts();
  const needsCode = kind === 'choices' && one === null;
  const codeText = t('catalogue:faults.code');
  const shape = useMemo(
    (): Shape<Titled, TitleDraft> => ({
      draftOf: ({ title }) => ({ title, code: '' }),
      save: ({ title, code }, base) => {
        if (base) return request('PATCH', `/${kind}/{id}`, { path: { id: base._id }, body: { title }, ifMatch: base.version });
        return kind === 'choices' && choice
          ? request('POST', '/choices', { body: { kind: choice, code: code.trim(), title } })
          : request('POST', '/service-types', { body: { title } });
      },
      check: (draft) => check(draft, texts, needsCode, codeText),
      read: async ({ _id }) => {
        const { items } = await call('GET', `/${kind}`);
        const found = items.find((other: Titled) => other._id === _id);
        if (!found) throw new TypeError('it is not there any more');
        return found;
      },
      optional: [],
    }),
    [choice, codeText, kind, needsCode, texts],
  );
  const editor = useEditor({
    shape,
    saved: one,
    blank,
    readOnly,
    onSaved: ({ title }) => {
      announce(t('catalogue:form.saved', { name: contentText(title, language) }));
      onClose();
    },
  });
  const called = kind === 'choices' ? (`catalogue:others.one.${choice ?? 'activityArea'}` as const) : 'catalogue:types.one';
  return (
    <FieldsContext value={editor.fields}>
      <FormDialog
        form={editor.form}
        title={one ? contentText(one.title, language) : t(called)}
        width={640}
        {...(readOnly ? {} : { submit: one ? t('common:actions.save') : t('catalogue:form.create') })}
        locked={editor.form.busy || editor.guard.isAsking}
        {...(editor.conflict ? { notice: <ConflictNotice conflict={editor.conflict} /> } : {})}
        onClose={() => editor.guard.attempt(onClose)}
      >
        <fieldset className="stack" disabled={readOnly}>
          <TextPair path="title" label={t('catalogue:types.title')} maxLength={120} />
          {needsCode ? (
            <TextField
              path="code"
              label={t('catalogue:others.code')}
              description={t('catalogue:others.codeHint')}
              required
              maxLength={40}
            />
          ) : null}
        </fieldset>
      </FormDialog>
      <LeaveDialog guard={editor.guard} />
    </FieldsContext>
  );
}
