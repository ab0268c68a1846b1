import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { useApiForm } from '../../ui/form/use-api-form.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { usePayoffTexts } from './payoff-state.js';
import styles from './payoffs.module.css';
import { type BulkAnswer, bulkMutation, type Payoff, type PayoffOperation, useBulk, useBulkPreview } from './use-payoffs.js';

interface Props {
  operation: PayoffOperation;
  payoffs: readonly Payoff[];
  onClose: () => void;
}

/** Before sending: the result for each selected payoff, and sums per partner. Afterwards: the results. */
export function PayoffsBulkDialog({ operation, payoffs: chosen, onClose }: Props) {
  const { t } = useTranslation(['payoffs', 'common']);
  const texts = usePayoffTexts();
  // As they were chosen: the list behind the dialog is fetched again when they change.
  const [payoffs] = useState(chosen);
  const preview = useBulkPreview({ operation, payoffs });
  const bulk = useBulk();
  const outcome = bulk.data ?? preview.data;
  const accepted = new Set(preview.data?.results.filter((result) => result.accepted).map(({ _id }) => _id));
  const needsReference = operation === 'pay';
  const form = useApiForm({
    values: { reference: '' },
    write: bulk,
    request: ({ reference }) =>
      bulkMutation({
        operation,
        payoffs: payoffs.filter(({ _id }) => accepted.has(_id)),
        ...(needsReference ? { reference: reference.trim() } : {}),
      }),
  });
  return (
    <FormDialog
      form={form}
      width={640}
      title={`${texts.operation[operation]}: ${payoffs.length}`}
      {...(bulk.data ? {} : { submit: `${texts.operation[operation]}: ${accepted.size}` })}
      ready={accepted.size > 0 && (!needsReference || form.values.reference.trim() !== '')}
      onClose={onClose}
    >
      {preview.isPending ? <TextSkeleton lines={4} label={t('common:table.loading')} /> : null}
      {preview.error && !bulk.data ? <ErrorState error={preview.error} onRetry={() => void preview.refetch()} /> : null}
      {outcome ? <BulkResult answer={outcome} payoffs={payoffs} done={Boolean(bulk.data)} /> : null}
      {needsReference && !bulk.data ? (
        <TextInput {...form.field('reference')} label={t('payoffs:reference')} description={t('payoffs:referenceHint')} maxLength={40} />
      ) : null}
    </FormDialog>
  );
}

function BulkResult({ answer, payoffs, done }: { answer: BulkAnswer; payoffs: readonly Payoff[]; done: boolean }) {
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
            <li className="between rule-bottom" key={`${partner._id} ${sum.currency}`}>
              <span>{partner.name}</span>
              <b className="nowrap">{formatMoney(sum, language)}</b>
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
