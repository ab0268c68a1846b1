import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.js';
import { faultOf } from '../../lib/problem.js';
import { useLanguage } from '../../lib/use-language.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { Notice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { usePayoffWords } from './payoff-state.js';
import styles from './payoffs.module.css';
import { type BulkAnswer, bulkMutation, type Payoff, type PayoffOperation, useBulk, useBulkPreview } from './use-payoffs.js';

interface Props {
  operation: PayoffOperation;
  payoffs: readonly Payoff[];
  onClose: () => void;
}

/** Before: what would become of each chosen payoff, and the sums per partner. Then what became of it. */
export function PayoffsBulkDialog({ operation, payoffs: chosen, onClose }: Props) {
  const { t } = useTranslation(['payoffs', 'common']);
  const words = usePayoffWords();
  // As they were chosen: the list behind the dialog is fetched again when they change.
  const [payoffs] = useState(chosen);
  const [reference, setReference] = useState('');
  const preview = useBulkPreview({ operation, payoffs });
  const bulk = useBulk();
  const told = bulk.data ?? preview.data;
  const allowed = preview.data?.results.filter(({ accepted }) => accepted).length ?? 0;
  const needsReference = operation === 'pay';
  const fault = bulk.error ? faultOf(bulk.error) : null;
  const run = () => {
    const accepted = new Set(preview.data?.results.filter(({ accepted: yes }) => yes).map(({ _id }) => _id));
    bulk.mutate(
      bulkMutation({
        operation,
        payoffs: payoffs.filter(({ _id }) => accepted.has(_id)),
        ...(needsReference ? { reference: reference.trim() } : {}),
      }),
    );
  };
  return (
    <ModalSheet
      opened
      onClose={onClose}
      locked={bulk.isPending}
      width={640}
      title={`${words.operation[operation]}: ${payoffs.length}`}
      actions={
        bulk.data ? (
          <Button variant="filled" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button
              variant="filled"
              loading={bulk.isPending}
              disabled={allowed === 0 || (needsReference && reference.trim() === '')}
              onClick={run}
            >
              {`${words.operation[operation]}: ${allowed}`}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        {preview.isPending ? <TextSkeleton lines={4} label={t('common:table.loading')} /> : null}
        {preview.error && !bulk.data ? <ErrorState error={preview.error} onRetry={() => void preview.refetch()} /> : null}
        {told ? <Told answer={told} payoffs={payoffs} done={Boolean(bulk.data)} /> : null}
        {needsReference && !bulk.data ? (
          <TextInput
            label={t('payoffs:reference')}
            description={t('payoffs:referenceHint')}
            value={reference}
            maxLength={40}
            error={fault?.fields['reference']}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        ) : null}
        {fault ? <Notice tone="error">{fault.detail ?? t('common:errors.unexpected')}</Notice> : null}
      </div>
    </ModalSheet>
  );
}

function Told({ answer, payoffs, done }: { answer: BulkAnswer; payoffs: readonly Payoff[]; done: boolean }) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const numbers = new Map(payoffs.map(({ _id, order }) => [_id, order.number]));
  const accepted = answer.results.filter((result) => result.accepted);
  const refused = answer.results.filter((result) => !result.accepted);
  return (
    <>
      <p role="status">{t(done ? 'bulk.done' : 'bulk.preview', { allowed: accepted.length, refused: refused.length })}</p>
      <p>{accepted.map(({ _id }) => numbers.get(_id)).join(', ')}</p>
      {answer.totals.length > 0 ? (
        <ul className={styles.lines}>
          {answer.totals.map(({ partner, sum }) => (
            <li key={`${partner._id} ${sum.currency}`}>
              <span>{partner.name}</span>
              <b>{formatMoney(sum, language)}</b>
            </li>
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? (
        <ul className={styles.refused}>
          {refused.map(({ _id, detail, code }) => (
            <li key={_id}>
              <b>{numbers.get(_id)}</b> {detail ?? (code === 'staleVersion' ? t('bulk.stale') : code)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
