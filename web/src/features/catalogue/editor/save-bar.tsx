import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';
import type { Editor } from './use-editor.js';

/** Whether everything is saved, and two buttons. Sticks to the foot of the form. */
export function SaveBar<Draft extends object>({ editor, submit }: { editor: Editor<Draft>; submit: string }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { form, isDirty, isNew, discard } = editor;
  return (
    <div className={`row gap-2 justify-end mt-2 rule-top ${styles.bar}`}>
      <span className={`muted text-sm ${styles.barText}`} role="status">
        {isDirty ? t('catalogue:form.unsaved') : isNew ? t('catalogue:form.nothingYet') : t('catalogue:form.allSaved')}
      </span>
      <Button onClick={discard} disabled={!isDirty || form.busy}>
        {t('catalogue:form.discard')}
      </Button>
      <Button type="submit" variant="filled" loading={form.busy} disabled={!isDirty && !isNew}>
        {submit}
      </Button>
    </div>
  );
}
