import { TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderPage } from '../view-model/order-context.js';
import { UploadControl } from './upload-control.js';
import { type UploadTarget, useUpload } from './use-upload.js';

const labels = { document: 'documents.add', address: 'documents.addAddress', result: 'documents.addResult' } as const;

/** Last row of a sheet, which accepts dropped and chosen files. Limits are shown in advance. */
export function AddDocument({ kinds }: { kinds: readonly UploadTarget['kind'][] }) {
  return (
    <>
      {kinds.map((kind, index) => (
        <AddOne key={kind} kind={kind} hint={index === 0} />
      ))}
    </>
  );
}

function AddOne({ kind, hint }: { kind: UploadTarget['kind']; hint: boolean }) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const [title, setTitle] = useState('');
  const clear = useCallback(() => setTitle(''), []);
  const upload = useUpload(order, { kind, ...(title.trim() && { title: title.trim() }) }, clear);
  return (
    <UploadControl
      upload={upload}
      label={t(labels[kind])}
      name={t(labels[kind])}
      wanted={kind === 'result' ? {} : { joinAs: t(`documents.joined.${kind}`) }}
    >
      {(control) => (
        <div className="cluster small muted p-line">
          {kind === 'result' ? (
            <TextInput
              label={t('documents.resultTitle')}
              description={t('documents.resultTitleHint')}
              value={title}
              maxLength={200}
              onChange={(event) => setTitle(event.currentTarget.value)}
              className="full"
            />
          ) : null}
          {control}
          {hint ? (
            <span>
              {t('documents.drop')}. {t('documents.limits')} {kind === 'result' ? null : t('documents.severalPages')}
            </span>
          ) : null}
        </div>
      )}
    </UploadControl>
  );
}
