import { useTranslation } from 'react-i18next';
import type { WireDocument } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { stateOfDocument } from '../view-model/checklist.js';
import { DocumentRow } from './document-row.js';
import { RemoveButton } from './remove-button.js';
import { UploadControl } from './upload-control.js';
import { useUpload } from './use-upload.js';

/** A file without a request: an additional document, or a result, which staff may replace. */
export function LooseRow({ document }: { document: WireDocument }) {
  const { permissions } = useOrderPage();
  const mayReplace = document.kind === 'result' && document.replacedBy === null && permissions.can('attachDocument', 'result');
  if (mayReplace) return <ReplaceableRow document={document} />;
  const title = titleOf(document);
  return (
    <DocumentRow
      title={title}
      state={stateOfDocument(document)}
      document={document}
      actions={<RemoveButton document={document} title={title} />}
    />
  );
}

function ReplaceableRow({ document }: { document: WireDocument }) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const upload = useUpload(order, { kind: 'result', replaces: document._id, ...(document.title !== null && { title: document.title }) });
  const title = titleOf(document);
  return (
    <UploadControl upload={upload} label={t('documents.replace')} name={t('documents.replaceNamed', { title })}>
      {(control) => (
        <DocumentRow
          title={title}
          state="result"
          document={document}
          actions={
            <>
              {control}
              <RemoveButton document={document} title={title} />
            </>
          }
        />
      )}
    </UploadControl>
  );
}

const titleOf = ({ title, file }: WireDocument): string => title ?? file.name;
