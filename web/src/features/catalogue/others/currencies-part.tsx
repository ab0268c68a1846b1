import { Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Currency, currencies } from '#machines/kernel/money';
import type { Language } from '#machines/kernel/ids';
import { call, request } from '../../../api/call.js';
import { currencyName } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Form } from '../../../ui/form/form.js';
import { LeaveDialog } from '../../../ui/leave-dialog.js';
import { Notice } from '../../../ui/notice.js';
import { SortableList } from '../../../ui/sortable-list.js';
import { ErrorState } from '../../../ui/states.js';
import { EditorSkeleton } from '../loaded-one.js';
import { moved } from '../editor/draft-path.js';
import editorStyles from '../editor/editor.module.css';
import { ConflictNotice } from '../editor/editor-frame.js';
import { SaveBar } from '../editor/save-bar.js';
import { type Shape, useEditor } from '../editor/use-editor.js';
import { useCurrencies } from '../use-catalogue.js';
import type { Currencies } from '../wire.js';
import styles from './currencies.module.css';

interface CurrenciesDraft {
  offered: Currency[];
}
const blank: CurrenciesDraft = { offered: [] };

/** Offered currencies, out of 26, and their order. */
export function CurrenciesPart({ readOnly }: { readOnly: boolean }) {
  const { data, error, refetch } = useCurrencies();
  if (data) return <CurrenciesForm saved={data} readOnly={readOnly} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <EditorSkeleton />;
}

function CurrenciesForm({ saved, readOnly }: { saved: Currencies; readOnly: boolean }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const language = useLanguage();
  const few = t('catalogue:currencies.few');
  const shape = useMemo(
    (): Shape<Currencies, CurrenciesDraft> => ({
      draftOf: ({ offered }) => ({ offered }),
      save: ({ offered }, base) => request('PUT', '/settings/currencies', { body: { offered: [...offered] }, ifMatch: base?.version }),
      read: () => call('GET', '/settings/currencies'),
      check: ({ offered }) => (offered.length === 0 ? { offered: few } : ({} as Record<string, string>)),
      optional: [],
    }),
    [few],
  );
  const editor = useEditor({ shape, saved, blank, readOnly, onSaved: () => undefined });
  const { draft, fields } = editor;
  const rest = currencies.filter((code) => !draft.offered.includes(code));
  const set = (offered: Currency[]) => fields.set('offered', offered);
  return (
    <Form
      form={editor.form}
      className={editorStyles.form}
      noticeFirst
      {...(editor.conflict ? { notice: <ConflictNotice conflict={editor.conflict} /> } : {})}
    >
      <p className={`lead ${styles.lead}`}>{t('catalogue:currencies.lead')}</p>
      {readOnly ? <Notice tone="info">{t('catalogue:form.readOnly')}</Notice> : null}
      <div className={`stack gap-6 align-start narrow-stack two-up ${styles.two}`}>
        <section>
          <h2>{t('catalogue:currencies.offered', { count: draft.offered.length })}</h2>
          <SortableList
            label={t('catalogue:currencies.label')}
            items={draft.offered}
            keyOf={(code) => code}
            nameOf={(code) => code}
            onMove={(from, to) => set(moved(draft.offered, from, to))}
            fixed={readOnly}
          >
            {(code, _, controls) => (
              <div className={`row surface justify-between ${styles.currency}`}>
                <Checkbox
                  checked
                  disabled={readOnly}
                  label={<CurrencyName code={code} language={language} />}
                  onChange={() => set(draft.offered.filter((one) => one !== code))}
                />
                {controls}
              </div>
            )}
          </SortableList>
        </section>
        <section>
          <h2>{t('catalogue:currencies.others')}</h2>
          {rest.length === 0 ? <p className={`lead ${styles.lead}`}>{t('catalogue:currencies.all')}</p> : null}
          <ul className="stack gap-2">
            {rest.map((code) => (
              <li key={code} className={`row surface justify-between ${styles.currency}`}>
                <Checkbox
                  checked={false}
                  disabled={readOnly}
                  label={<CurrencyName code={code} language={language} />}
                  onChange={() => set([...draft.offered, code])}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
      {fields.fault('offered') ? <Notice tone="error">{fields.fault('offered')}</Notice> : null}
      {readOnly ? null : <SaveBar editor={editor} submit={t('common:actions.save')} />}
      <LeaveDialog guard={editor.guard} />
    </Form>
  );
}

const CurrencyName = ({ code, language }: { code: Currency; language: Language }) => (
  <>
    <b className={`strong ${styles.code}`}>{code}</b> {currencyName(code, language)}
  </>
);
