import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './editor.module.css';
import type { Editor } from './use-editor.js';

/** At the foot of a form: whether all is saved, and the two buttons. Stays in view. */
export function SaveBar<Draft extends object>({ editor, submit }: { editor: Editor<Draft>; submit: string }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { form, isDirty, isNew, discard } = editor;
  return (
    <div className={`row gap-2 justify-end mt-2 rule-top ${styles.bar}`}>
      <span className={`muted text-sm ${styles.barWords}`} role="status">
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
