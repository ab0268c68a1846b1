import { contentText } from '#machines/kernel/content-language';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';
import { formatDay } from '../../../lib/format.js';
import { serviceInCountry } from '../../../lib/service-name.js';
import { useDownload } from '../../../lib/use-download.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Facts } from '../../../ui/facts.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { orderKeys } from '../api/use-order.js';
import type { WirePayment } from '../api/wire.js';
import { FiguresList } from '../forms/figures-list.js';
import { useOrderPage } from '../view-model/order-context.js';

type Receipt = Schemas['ReceiptDto'];

/** Loads and shows the receipt of a payment; a button saves it as PDF in the reader's language. */
export function ReceiptSheet({ payment, title, onClose }: { payment: WirePayment; title: string; onClose: () => void }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const paper = useDownload();
  const at = { orderId: order._id, paymentId: payment._id };
  const { data: receipt, error } = useQuery({
    queryKey: [...orderKeys.all(order._id), 'receipt', payment._id],
    queryFn: () => call('GET', '/order-payments/{orderId}/payments/{paymentId}/receipt', { path: at }),
  });
  const save = () =>
    paper.start('/order-payments/{orderId}/payments/{paymentId}/receipt.pdf', {
      at,
      query: new URLSearchParams({ language }),
      name: `${order.number}.pdf`,
    });
  return (
    <ModalSheet
      opened
      onClose={onClose}
      title={receipt ? `${title} ${receipt.number}` : title}
      actions={
        <>
          <Button onClick={onClose}>{t('form.close')}</Button>
          <Button variant="filled" loading={paper.isRunning} disabled={!receipt} onClick={save} data-autofocus>
            {t('receipt.pdf')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {receipt ? <ReceiptLines receipt={receipt} /> : error ? <ErrorNotice error={error} /> : <Skeleton height={320} />}
        <ErrorNotice error={paper.error} />
      </div>
    </ModalSheet>
  );
}

function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(['order', 'machine']);
  const language = useLanguage();
  const { state, payer, company, service, country, method, stage, providerReference, day, refunds } = receipt;
  return (
    <>
      {state === 'paid' ? null : <Notice tone="info">{t(`order:receipt.${state}`)}</Notice>}
      <Facts
        lines={[
          [t('order:receipt.at'), formatDay(day, 'long', language)],
          [t('order:receipt.payer'), [payer.name, payer.email].filter(Boolean).join(', ')],
          [
            t('order:receipt.company'),
            `${contentText(company.name, language)}, ${company.registryCode}. ${contentText(company.address, language)}`,
          ],
          [
            t('order:receipt.order'),
            `${receipt.order.number}. ${serviceInCountry(contentText(service, language), contentText(country.name, language))}`,
          ],
          [t('order:receipt.method'), `${t(`machine:method.${method}`)}, ${t(`machine:stage.${stage}`)}`],
          [t('order:receipt.reference'), providerReference],
        ]}
      />
      <FiguresList
        figures={[
          { label: t('order:receipt.amount'), money: receipt.amount },
          { label: t('order:receipt.left'), money: receipt.left },
          ...refunds.map((refund) => ({ label: t(`machine:refund.${refund.state}`), money: refund.amount })),
        ]}
      />
      <p className="text-sm">
        <a className="link" href={`/${language}/verify/${receipt.proofId}`} target="_blank" rel="noreferrer">
          {t('order:receipt.verify')}
        </a>
      </p>
    </>
  );
}
