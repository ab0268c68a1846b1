import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../ui/leave-dialog.js';
import type { ApiForm } from '../../../ui/form/use-api-form.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { Breadcrumbs, type Crumb } from '../../../ui/page-header.js';
import { Tabs } from '../../../ui/tabs.js';
import { MissingMark } from '../entry-state.js';
import styles from './editor.module.css';
import { missingBelow } from './missing.js';
import { SaveBar } from './save-bar.js';
import { FieldsContext } from './fields-context.js';
import type { Conflict, Editor } from './use-editor.js';

/** A part of the form. `roots` are its fields; a part without any saves its changes itself. */
export interface Part {
  key: string;
  label: string;
  roots: readonly string[];
  content: ReactNode;
}

interface Props<Draft extends object> {
  editor: Editor<Draft>;
  crumbs: readonly Crumb[];
  title: string;
  /** state of the resource, next to the title */
  badges?: ReactNode;
  /** further actions at the end of the head */
  actions?: ReactNode;
  /** messages above the form */
  notices?: ReactNode;
  parts: readonly Part[];
  part: string;
  onPart: (key: string) => void;
  /** name of a field of the body, for the text of a conflict */
  nameOfField: (field: string) => string;
  readOnly: boolean;
  /** the visitor's view, next to the form */
  preview?: ReactNode;
  /** "Create" or "Save" */
  submit: string;
}

/** Edits a resource: parts as tabs, the visitor's view next to them, and the save bar. */
export function EditorFrame<Draft extends object>(props: Props<Draft>) {
  const { editor, crumbs, title, badges, actions, notices, parts, part, onPart, nameOfField, readOnly, preview, submit } = props;
  const { t } = useTranslation(['catalogue', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const current = parts.find(({ key }) => key === part) ?? parts[0];
  const goTo = useField(form, parts, current?.key ?? '', onPart);
  useFirstFault(editor.form, goTo);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    editor.form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <FieldsContext value={editor.fields}>
      {crumbs.length > 0 ? (
        <div className={`cluster justify-between ${styles.topline}`}>
          <Breadcrumbs crumbs={crumbs} />
          {actions}
        </div>
      ) : null}
      <div className={`cluster ${styles.heading}`}>
        <h1 className="xxl breakable">{title}</h1>
        {badges}
        {readOnly ? null : <MissingMark missing={editor.missing} onGo={goTo} />}
      </div>
      <div className={`stack gap-2 ${styles.notices}`}>
        {notices}
        {readOnly ? <Notice tone="info">{t('catalogue:form.readOnly')}</Notice> : null}
      </div>
      {editor.conflict ? (
        <div className="mb-3">
          <ConflictNotice conflict={editor.conflict} nameOfField={nameOfField} />
        </div>
      ) : null}
      <form ref={form} className={styles.form} noValidate onSubmit={send} onKeyDown={onKeyDown}>
        <div className={`stack gap-6 align-start ${styles.columns}`} data-alone={preview ? undefined : true}>
          <div className="min-w-0">
            <Tabs
              label={t('catalogue:form.parts')}
              current={current?.key ?? ''}
              onChange={onPart}
              tabs={parts.map(({ key, label, roots }) => ({
                key,
                label,
                ...countOf(missingBelow(editor.missing, roots).length, readOnly),
              }))}
            >
              <fieldset className={`stack ${styles.fields}`} disabled={readOnly}>
                {current?.content}
              </fieldset>
            </Tabs>
            <ErrorNotice error={editor.error} fields={editor.form.shownFields} />
          </div>
          {preview ? <aside aria-label={t('catalogue:preview.label')}>{preview}</aside> : null}
        </div>
        {readOnly || (current?.roots.length === 0 && !editor.isDirty) ? null : <SaveBar editor={editor} submit={submit} />}
      </form>
      <LeaveDialog guard={editor.guard} />
    </FieldsContext>
  );
}

const countOf = (count: number, hidden: boolean) => (count === 0 || hidden ? {} : { count: `−${count}` });

/** Opens the tab of a field by its path and focuses it. */
function useField(form: { current: HTMLFormElement | null }, parts: readonly Part[], part: string, onPart: (key: string) => void) {
  return (path: string) => {
    const home = parts.find(({ roots }) => roots.some((root) => path === root || path.startsWith(`${root}.`)));
    if (home && home.key !== part) onPart(home.key);
    // The tab's fields are there one frame later, the texts of a part that is fetched first a little later still.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const field = fieldAt(form.current, path);
        field?.focus();
        field?.scrollIntoView({ block: 'center' });
      }),
    );
  };
}

/** The field of `path`, or of its nearest parent that has one. */
function fieldAt(form: HTMLFormElement | null, path: string): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const found = form?.querySelector<HTMLElement>(`[data-path="${parts.slice(0, length).join('.')}"]`);
    if (found) return found;
  }
  return null;
}

/** After a refused save, focuses the first faulty field. */
function useFirstFault({ refusals, errors }: Pick<ApiForm<object>, 'refusals' | 'errors'>, goTo: (path: string) => void): void {
  const lead = useEffectEvent(() => {
    const first = Object.keys(errors)[0];
    if (first !== undefined) goTo(first);
  });
  useEffect(() => {
    if (refusals > 0) lead();
  }, [refusals]);
}

/** Reports a save by another person; `nameOfField` names the parts taken from them and those that both changed. */
export function ConflictNotice({ conflict, nameOfField }: { conflict: Conflict; nameOfField?: (field: string) => string }) {
  const { t } = useTranslation('catalogue');
  const mergedFields = (kind: 'taken' | 'contested') =>
    nameOfField && conflict[kind].length > 0 ? (
      <div>{t(`conflict.${kind}`, { fields: conflict[kind].map(nameOfField).join(', ') })}</div>
    ) : null;
  return (
    <Notice tone="error">
      <b>{t('conflict.title')}</b>
      <div>{t('conflict.text')}</div>
      {mergedFields('taken')}
      {mergedFields('contested')}
    </Notice>
  );
}
