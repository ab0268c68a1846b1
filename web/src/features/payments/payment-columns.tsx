import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import { DateText } from '../../ui/date-text.js';
import { MoneyText } from '../../ui/money-text.js';
import type { TableColumn } from '../../ui/list/data-table.js';
import { NamedCell, TwoLines } from '../../ui/list/table-cells.js';
import { Quoted } from '../../ui/quoted.js';
import { PaymentState } from '../../ui/state-badges.js';
import type { HistoryPayment } from './use-payments.js';

/**
 * Columns of the payment history. Staff get provider's reference and fee, and a button to confirm if they may; clients get no client
 * column, and links into their area.
 */
export function usePaymentColumns(staff = true, onConfirm?: (payment: HistoryPayment) => void): TableColumn<HistoryPayment>[] {
  const { t } = useTranslation(['payments', 'machine']);
  const language = useLanguage();
  return useMemo(() => {
    const columns: TableColumn<HistoryPayment>[] = [
      {
        id: 'order',
        header: t('payments:columns.order'),
        card: 'title',
        cell: ({ order }) => (
          <NamedCell>
            <Link to={`${staff ? '/admin' : ''}/order?id=${order._id}&tab=payments`} className="num">
              {order.number}
            </Link>
          </NamedCell>
        ),
      },
      {
        id: 'client',
        header: t('payments:columns.client'),
        card: 'name',
        cell: ({ client }) => <TwoLines first={client.name || t('payments:erased')} second={client.company} />,
      },
      {
        id: 'stage',
        header: t('payments:columns.stage'),
        card: 'detail',
        cell: ({ stage, method, reference, providerReference }) => (
          <>
            <TwoLines first={t(`machine:stage.${stage}`)} second={t(`machine:method.${method}`)} />
            {reference ? (
              <small className="caption breakable">
                <Quoted text={reference}>{t('payments:text', { text: reference })}</Quoted>
              </small>
            ) : null}
            {providerReference ? <small className="caption num">{t('payments:reference', { reference: providerReference })}</small> : null}
          </>
        ),
      },
      {
        id: 'state',
        header: t('payments:columns.state'),
        card: 'state',
        cell: (payment) => (
          <span className="cluster">
            <PaymentState state={payment.state} disputes={payment.disputes} />
            {payment.disputes.map(({ amount, outcome }, place) => (
              <small key={place} className="caption">
                {t(`payments:dispute.${staff ? '' : 'own.'}${outcome ?? 'open'}`, { amount: formatMoney(amount, language) })}
              </small>
            ))}
            {payment.confirmedBy ? (
              <small className="caption">{t('payments:confirmedBy', { name: payment.confirmedBy.name })}</small>
            ) : null}
            {onConfirm && payment.state === 'declared' ? (
              <Button size="xs" aria-haspopup="dialog" onClick={() => onConfirm(payment)}>
                {t('payments:confirm')}
              </Button>
            ) : null}
          </span>
        ),
      },
      {
        id: 'amount',
        header: t('payments:columns.amount'),
        card: 'figure',
        align: 'end',
        cell: ({ amount, refunded, fee }) => (
          <>
            <MoneyText money={amount} />
            {Number(refunded.amount) > 0 ? (
              <small className="caption num">{t('payments:refunded', { amount: formatMoney(refunded, language) })}</small>
            ) : null}
            {fee ? <small className="caption num">{t('payments:fee', { amount: formatMoney(fee, language) })}</small> : null}
          </>
        ),
      },
      {
        id: 'refundedAt',
        header: t('payments:columns.refundedAt'),
        card: 'none',
        align: 'end',
        sort: 'refundedAt',
        cell: ({ refundedAt }) => (refundedAt ? <DateText at={refundedAt} /> : <span className="dim">—</span>),
      },
      { id: 'at', header: t('payments:columns.at'), card: 'corner', align: 'end', sort: 'at', cell: ({ at }) => <DateText at={at} /> },
    ];
    return staff ? columns : columns.filter(({ id }) => id !== 'client');
  }, [language, onConfirm, staff, t]);
}
