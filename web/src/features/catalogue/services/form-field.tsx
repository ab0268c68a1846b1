import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formPath, formTypes } from '#machines/catalogue/public-view';
import { fileFormats } from '#machines/kernel/uploads';
import { request } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { FileButton } from '../editor/file-button.js';
import { useFields } from '../editor/fields-context.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import styles from '../editor/editor.module.css';

type Form = Schemas['DocumentFormDto'];

const accept = formTypes.flatMap((type) => [type, ...fileFormats[type].endings.map((ending) => `.${ending}`)]).join(',');

/** A blank form for download: stored at once, part of the service when that is saved. Only then can it be downloaded. */
export function FormField({ path }: { path: string }) {
  const { t } = useTranslation('catalogue');
  const { get, set, readOnly } = useFields();
  const keep = useCatalogueMutation<Form>();
  const [chosen, setChosen] = useState<Form | null>(null);
  const form = get(path) as string | null;
  const choose = (file: File) => {
    const body = new FormData();
    body.append('file', file);
    keep.mutate(request('POST', '/services/forms', { body }), {
      onSuccess: (kept) => {
        setChosen(kept);
        set(path, kept._id);
      },
    });
  };
  return (
    <div className="stack justify-start text-sm gap-snug" role="group" aria-label={t('documents.form')} data-path={path}>
      <span>{t('documents.form')}</span>
      <span className="muted">{t('documents.formHint')}</span>
      {form === null ? null : chosen?._id === form ? (
        <span className="breakable">{chosen.name}</span>
      ) : (
        <a href={formPath(form)} download>
          {t('documents.formDownload')}
        </a>
      )}
      {readOnly ? null : (
        <span className={`wrap-line ${styles.exampleActs}`}>
          <FileButton label={t('documents.formChoose')} busy={keep.isPending} accept={accept} onChoose={choose} />
          {form ? (
            <Button size="xs" variant="subtle" onClick={() => set(path, null)}>
              {t('documents.formRemove')}
            </Button>
          ) : null}
        </span>
      )}
      <ErrorNotice error={keep.error} />
    </div>
  );
}
