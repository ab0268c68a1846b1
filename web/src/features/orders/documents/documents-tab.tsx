import { useTranslation } from 'react-i18next';
import { type ReactNode, useId } from 'react';
import { seesDocument } from '#machines/order/who';
import { EmptyState } from '../../../ui/states.js';
import { useOrderPage } from '../view-model/order-context.js';
import { openItems } from '../view-model/checklist.js';
import { ItemRow } from './item-row.js';
import { LooseRow } from './loose-row.js';
import { AllDocuments } from './all-documents.js';
import { AddDocument } from './add-document.js';
import styles from './documents.module.css';

export function DocumentsTab() {
  const { t } = useTranslation('order');
  const { order, audience, permissions } = useOrderPage();
  const items = openItems(order);
  const results = order.documents.filter((document) => document.kind === 'result');
  const asked = new Set(items.map((item) => item._id));
  const others = order.documents.filter((document) => document.kind !== 'result' && !asked.has(document.item ?? ''));
  const mayAdd = permissions.can('attachDocument', 'asked');
  const mayAddResult = permissions.can('attachDocument', 'result');
  const isSent = seesDocument('client', { kind: 'result' }, order.status);
  const isEmpty = items.length + results.length + others.length === 0;
  if (isEmpty && !mayAdd && !mayAddResult) return <EmptyState title={t('documents.none')} text={t('documents.noneHint')} />;
  return (
    <>
      <AllDocuments />
      {items.length > 0 ? (
        <DocumentSection title={t('documents.asked')}>
          <div className="divided">
            {items.map((item) => (
              <ItemRow key={item._id} item={item} />
            ))}
          </div>
        </DocumentSection>
      ) : null}
      {others.length > 0 || mayAdd ? (
        <DocumentSection title={t('documents.others')}>
          <div className="divided">
            {others.map((document) => (
              <LooseRow key={document._id} document={document} />
            ))}
            {mayAdd ? <AddDocument kinds={['document', 'address']} /> : null}
          </div>
        </DocumentSection>
      ) : null}
      {results.length > 0 || mayAddResult ? (
        <DocumentSection title={t('documents.results')} hint={audience === 'client' || isSent ? undefined : t('documents.resultsHidden')}>
          <div className="divided">
            {results.map((document) => (
              <LooseRow key={document._id} document={document} />
            ))}
            {mayAddResult ? <AddDocument kinds={['result']} /> : null}
          </div>
        </DocumentSection>
      ) : null}
    </>
  );
}

function DocumentSection({ title, hint, children }: { title: string; hint?: string | undefined; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`surface ${styles.section}`} aria-labelledby={id}>
      <div className={`cluster gap-2 justify-between rule-bottom p-row ${styles.head}`}>
        <h2 id={id}>
          {title}
          {hint ? <small>{hint}</small> : null}
        </h2>
      </div>
      {children}
    </section>
  );
}
