import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { request } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { examplePath } from '#machines/catalogue/public-view';
import { useFields } from '../editor/fields-context.js';
import { FileButton } from '../editor/file-button.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { useCatalogueMutation } from '../use-catalogue.js';
import styles from '../editor/editor.module.css';

/** An example picture of a document: stored at once, part of the service when that is saved. */
export function ExampleField({ path }: { path: string }) {
  const { t } = useTranslation('catalogue');
  const { get, set, readOnly } = useFields();
  const keep = useCatalogueMutation<Schemas['ExamplePictureDto']>();
  const example = get(path) as string | null;
  const choose = (file: File) => {
    const body = new FormData();
    body.append('file', file);
    keep.mutate(request('POST', '/services/examples', { body }), { onSuccess: ({ _id }) => set(path, _id) });
  };
  return (
    <div
      className={`stack justify-start text-sm gap-snug ${styles.example}`}
      role="group"
      aria-label={t('documents.example')}
      data-path={path}
    >
      <span>{t('documents.example')}</span>
      {example ? (
        <a href={examplePath(example)} target="_blank" rel="noopener">
          <img className="block rounded-sm" src={examplePath(example)} alt={t('documents.exampleShown')} height={72} loading="lazy" />
        </a>
      ) : null}
      {readOnly ? null : (
        <span className={`wrap-line ${styles.exampleActs}`}>
          <FileButton label={t('documents.exampleChoose')} busy={keep.isPending} onChoose={choose} />
          {example ? (
            <Button size="xs" variant="subtle" onClick={() => set(path, null)}>
              {t('documents.exampleRemove')}
            </Button>
          ) : null}
        </span>
      )}
      <ErrorNotice error={keep.error} />
    </div>
  );
}
