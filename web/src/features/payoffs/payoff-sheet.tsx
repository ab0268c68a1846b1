import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import { ModalSheet } from '../../ui/modal-sheet.js';
import { ErrorState, TextSkeleton } from '../../ui/states.js';
import { PayoffState, usePayoffWords } from './payoff-state.js';
import styles from './payoffs.module.css';
import { type Payoff, type PayoffLine, usePayoff } from './use-payoffs.js';

interface Props {
  id: string;
  staff: boolean;
  onClose: () => void;
}

/** One payoff: how its amount came about, line by line, and who did what. */
export function PayoffSheet({ id, staff, onClose }: Props) {
  const { t } = useTranslation(['payoffs', 'common']);
  const { data, error, isPending, refetch } = usePayoff(id);
  return (
    <ModalSheet opened onClose={onClose} width={640} title={data ? t('payoffs:one', { number: data.order.number }) : t('payoffs:title')}>
      {isPending ? <TextSkeleton lines={6} label={t('common:table.loading')} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Content payoff={data} staff={staff} /> : null}
    </ModalSheet>
  );
}

function Content({ payoff, staff }: { payoff: Payoff; staff: boolean }) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  return (
    <div className="stack">
      <p className="cluster">
        <PayoffState state={payoff.state} badge={payoff.badge} /> <span>{payoff.partner.name}</span>
        <Link to={`${staff ? '/admin/order' : '/order'}?id=${payoff.order._id}&tab=history`}>{t('toOrder')}</Link>
      </p>
      <dl className={styles.figures}>
        <Figure name={t('amount')} value={formatMoney(payoff.amount, language)} />
        <Figure name={t('paidOut')} value={formatMoney(payoff.paidOut, language)} />
        <Figure name={t('due')} value={formatMoney(payoff.due, language)} />
      </dl>
      {payoff.due.amount.startsWith('-') ? <p>{t('toRecover')}</p> : null}
      {payoff.heldUntil ? (
        <p>
          {t('heldUntil')} <DateText at={payoff.heldUntil} />
        </p>
      ) : null}
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

/* The reckoning in words: what was kept, of it the percent, less what was there before. */
function Line({ line }: { line: PayoffLine }) {
  const { t } = useTranslation('payoffs');
  const language = useLanguage();
  const words = usePayoffWords();
  const { arithmetic } = line;
  return (
    <li>
      <span>
        <b>{words.line[line.kind]}</b>
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
