import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permits } from '#machines/access/table';
import { useLanguage } from '../../../lib/use-language.js';
import { BesideFiles } from '../../../ui/file-preview/file-preview.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { OpenedBy } from '../../../ui/opened-by.js';
import { itemTitle } from '../api/text-in.js';
import type { WireDocument } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';
import { DocumentBadge } from './document-label.js';
import { FileLine, whyRejected } from './file-line.js';
import { OpenedByUs } from './opened-by-us.js';
import { ReviewButtons } from './review-buttons.js';
import { stateOfDocument } from '../view-model/checklist.js';

interface Props {
  /** the document as it was when the viewer opened; the page may know a newer state */
  document: WireDocument;
  title: string;
  onClose: () => void;
}

/** Shows a document with its facts, the decision for staff who check it, and on request another document of the order next to it. */
export function DocumentViewer({ document: opened, title, onClose }: Props) {
  const { t } = useTranslation(['order', 'machine']);
  const { order, reader, audience, permissions } = useOrderPage();
  const language = useLanguage();
  const [beside, setBeside] = useState('');
  const document = order.documents.find(({ _id }) => _id === opened._id) ?? opened;
  const others = othersFirstOfItem(order.documents, document);
  const compared = others.find(({ _id }) => _id === beside);
  const isChecked = audience !== 'client' && document.item !== null;
  const mayReview = isChecked && (['acceptDocument', 'rejectDocument'] as const).some((call) => permissions.can(call));
  const item = order.requestedItems.find(({ _id }) => _id === document.item);
  const name = item ? itemTitle(item, order, language) : (document.title ?? document.file.name);
  const why = whyRejected(document, t);
  return (
    <ModalSheet
      opened
      title={title}
      width={1080}
      onClose={onClose}
      actions={mayReview ? <ReviewButtons document={document} title={name} /> : undefined}
    >
      <BesideFiles files={compared ? [document.file, compared.file] : [document.file]}>
        <div>
          <DocumentBadge state={stateOfDocument(document)} />
        </div>
        {why === '' ? null : <p>{why}</p>}
        <FileLine document={document} seen />
        {others.length > 0 ? (
          <NativeSelect
            label={t('documents.compare')}
            value={beside}
            onChange={(event) => setBeside(event.currentTarget.value)}
            data={[{ value: '', label: t('documents.compareNothing') }, ...others.map((one) => ({ value: one._id, label: one.file.name }))]}
          />
        ) : null}
        {compared ? <FileLine document={compared} reviewed seen /> : null}
        {audience === 'client' ? <OpenedByUs file={document.file._id} /> : null}
        {permits(reader, 'audit.read') ? <OpenedBy filter="object" value={document.file._id} /> : null}
      </BesideFiles>
    </ModalSheet>
  );
}

/** Lists earlier versions of the same item first, for comparison. */
function othersFirstOfItem(documents: readonly WireDocument[], shown: WireDocument): WireDocument[] {
  const others = documents.filter(({ _id }) => _id !== shown._id);
  const isVersion = ({ item }: WireDocument): boolean => item !== null && item === shown.item;
  return [...others.filter(isVersion), ...others.filter((one) => !isVersion(one))];
}
