import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { requiredOf } from '#machines/order/items';
import { useLanguage } from '../../../lib/use-language.js';
import { itemTitle } from '../api/text-in.js';
import type { WireItem } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { currentDocument, documentsOf, missingItems, stateOf } from '../view-model/checklist.js';
import { DocumentRow } from './document-row.js';
import { ItemNeeds } from './item-needs.js';
import { ReviewButtons } from './review-buttons.js';
import { ReuseButton } from './reuse-button.js';
import { RemoveButton } from './remove-button.js';
import { TypedTitle } from './document-label.js';
import { UploadControl } from './upload-control.js';
import { useUpload } from './use-upload.js';

/** A requested item with its file, the upload, and the decision for staff who check it. */
export function ItemRow({ item, primary = false }: { item: WireItem; primary?: boolean }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, permissions } = useOrderPage();
  const upload = useUpload(order, { kind: item.kind, item: item._id });
  const state = stateOf(item);
  const title = itemTitle(item, order, language);
  const document = currentDocument(order, item._id);
  const older = documentsOf(order, item._id).filter((one) => one._id !== document?._id);
  const isClient = audience === 'client';
  // Who checks decides on what is there; they upload only where nothing useful is.
  const wanted = isClient ? state !== 'accepted' && state !== 'paper' : state === 'waiting' || state === 'rejected';
  const mayAttach = wanted && permissions.can('attachDocument', 'asked');
  const missing = missingItems(order);
  const submits = isClient && order.status === 'documentsRequested' && missing.length === 1 && missing[0]?._id === item._id;
  const label = submits ? 'uploadAndSubmit' : state === 'rejected' ? 'uploadNew' : state === 'waiting' ? 'upload' : 'replace';
  const row = (control: ReactNode) => (
    <DocumentRow
      title={item.required === null ? <TypedTitle title={title} /> : title}
      state={state}
      note={<ItemNeeds item={item} />}
      document={document}
      older={older}
      actions={
        <>
          {document && !isClient ? <ReviewButtons document={document} title={title} /> : null}
          {mayAttach ? control : null}
          {mayAttach && isClient ? <ReuseButton item={item} title={title} /> : null}
          {document ? <RemoveButton document={document} title={title} /> : null}
        </>
      }
    />
  );
  if (!mayAttach) return row(null);
  return (
    <UploadControl
      upload={upload}
      label={t(`documents.${label}`)}
      name={t(submits ? 'documents.uploadAndSubmitFor' : 'documents.uploadFor', { title })}
      submits={submits}
      primary={primary}
      wanted={{ formats: requiredOf(item, order)?.formats, joinAs: title }}
    >
      {row}
    </UploadControl>
  );
}
