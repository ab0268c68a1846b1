import { contentText } from '#machines/kernel/content-language';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorNotice } from '../../ui/notice.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { isToRecover, PayoffState, usePayoffTexts } from './payoff-state.js';
import styles from './payoffs.module.css';
import {
  permittedOf,
  whyNotOf,
  operationMutation,
  type Payoff,
  type PayoffLine,
  type PayoffOperation,
  useOperation,
  usePayoff,
} from './use-payoffs.js';

interface Props {
  id: string;
  staff: boolean;
  /** operations that the reader's role permits */
  offered: readonly PayoffOperation[];
  /** asks for the number of the bank's document */
  onPay: (payoff: Payoff) => void;
  onClose: () => void;
}

/** Shows line by line how the amount came about, the history, and the reader's operations. */
export function PayoffSheet({ id, staff, offered, onPay, onClose }: Props) {
  const { t } = useTranslation(['payoffs', 'common']);
  const { data, error, isPending, refetch } = usePayoff(id);
  const write = useOperation();
  return (
    <ModalSheet
      opened
      onClose={onClose}
      width={640}
      title={data ? t('payoffs:one', { number: data.order.number }) : t('payoffs:title')}
      locked={write.isPending}
      actions={
        data && offered.length > 0 ? (
          <Operations
            payoff={data}
            offered={offered}
            busy={write.isPending}
            run={(operation) => write.mutate(operationMutation(operation, data))}
            onPay={onPay}
          />
        ) : null
      }
    >
      {isPending ? <TextSkeleton lines={6} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Content payoff={data} staff={staff} /> : null}
      <ErrorNotice error={write.error} />
      {data && offered.length > 0 ? <WhyNot payoff={data} offered={offered} /> : null}
    </ModalSheet>
  );
}

interface OperationsProps extends Pick<Props, 'offered' | 'onPay'> {
  payoff: Payoff;
  busy: boolean;
  run: (operation: Exclude<PayoffOperation, 'pay'>) => void;
}

/* What this payoff permits now; the way forward is the main button. */
function Operations({ payoff, offered, busy, run, onPay }: OperationsProps) {
  const texts = usePayoffTexts();
  return permittedOf([payoff], offered)
    .toSorted((one) => (one === 'withdrawApproval' ? -1 : 1))
    .map((operation) => (
      <Button
        key={operation}
        variant={operation === 'withdrawApproval' ? 'default' : 'filled'}
        loading={busy}
        onClick={() => (operation === 'pay' ? onPay(payoff) : run(operation))}
      >
        {operation === 'pay' ? `${texts.operation.pay}…` : texts.operation[operation]}
      </Button>
    ));
}

/* Why nothing can be done, where nothing can: in the machine's texts. */
function WhyNot({ payoff, offered }: { payoff: Payoff; offered: readonly PayoffOperation[] }) {
  const why = permittedOf([payoff], offered).length > 0 ? undefined : whyNotOf(payoff, offered);
  return why === undefined ? null : <p>{why}</p>;
}

function Content({ payoff, staff }: { payoff: Payoff; staff: boolean }) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  return (
    <div className="stack">
      <p className="cluster">
        <PayoffState {...payoff} />{' '}
        <span>{[payoff.partner.name, payoff.client?.name, contentText(payoff.service, language)].filter(Boolean).join(' · ')}</span>
        <Link to={`${staff ? '/admin/order' : '/order'}?id=${payoff.order._id}&tab=history`}>{t('toOrder')}</Link>
      </p>
      <dl className={`stack gap-3 ${styles.figures}`}>
        <Figure name={t('amount')} value={formatMoney(payoff.amount, language)} />
        <Figure name={t('paidOut')} value={formatMoney(payoff.paidOut, language)} />
        <Figure name={t('due')} value={formatMoney(payoff.due, language)} />
      </dl>
      {isToRecover(payoff) ? <p>{t('toRecover')}</p> : null}
      <h3>{t('lines')}</h3>
      <ol className={styles.lines}>
        {payoff.lines.map((line, i) => (
          <Line key={i} line={line} />
        ))}
      </ol>
      {payoff.approved ? (
        <p>
          {t('approvedBy', { name: payoff.approved.by.name })} <DateText at={payoff.approved.at} style="moment" />
        </p>
      ) : null}
      {payoff.paid ? (
        <p>
          {t('paidBy', { name: payoff.paid.by.name })} <DateText at={payoff.paid.at} style="moment" />
          {payoff.soleApprover ? ` ${t('sole')}` : ''}
        </p>
      ) : null}
    </div>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/* The calculation in a sentence: what was kept, of it the percent, less what was there before. */
function Line({ line }: { line: PayoffLine }) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const texts = usePayoffTexts();
  const { arithmetic } = line;
  return (
    <li>
      <span>
        <b>{texts.line[line.kind]}</b>
        {line.reference ? `, ${line.reference}` : ''} <small>{<DateText at={line.at} />}</small>
        {arithmetic ? (
          <small>
            {t('reckoning', {
              price: formatMoney(arithmetic.price, language),
              paid: formatMoney(arithmetic.paid, language),
              kept: formatMoney(arithmetic.kept, language),
              percent: formatPercent(arithmetic.percent, language),
              after: formatMoney(arithmetic.after, language),
            })}
          </small>
        ) : null}
      </span>
      <b>{formatMoney(line.amount, language)}</b>
    </li>
  );
}
