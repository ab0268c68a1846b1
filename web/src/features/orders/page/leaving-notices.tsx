import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dueDayText } from '../../../lib/days.js';
import { formatMoney, formatTime } from '../../../lib/format.js';
import { useDownload } from '../../../lib/use-download.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import styles from './order-facts.module.css';

const Place = ({ children }: { children: ReactNode }) => <div className="mt-3">{children}</div>;

export function LeavingNotices() {
  return (
    <>
      <CancellationAsked />
      <WorkWaits />
    </>
  );
}

/** A client's request to cancel: staff cancel the order or answer; the partner is informed. */
function CancellationAsked() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, permissions, open } = useOrderPage();
  const { cancellation, machine } = order;
  if (machine.facts.cancellationAskedAt === null) return null;
  if (audience === 'partner' || !cancellation) {
    return (
      <Place>
        <Notice tone="info">{t('asked.partner')}</Notice>
      </Place>
    );
  }
  const params = { date: formatTime(cancellation.at, 'date', language), reason: cancellation.reason };
  return (
    <Place>
      <Notice
        tone="info"
        aside={
          <>
            {permissions.can('answerCancellation') ? (
              <Button size="xs" aria-haspopup="dialog" onClick={() => open({ kind: 'answerCancellation' })}>
                {t('asked.answer')}
              </Button>
            ) : null}
            {permissions.operation('cancelOrder').permitted ? (
              <Button size="xs" aria-haspopup="dialog" onClick={() => open({ kind: 'operation', operation: 'cancelOrder' })}>
                {t('asked.cancel')}
              </Button>
            ) : null}
          </>
        }
      >
        {t('asked.staff', params)}{' '}
        {Number(cancellation.back.amount) > 0 ? t('asked.back', { amount: formatMoney(cancellation.back, language) }) : t('asked.nothing')}
      </Notice>
    </Place>
  );
}

/** Warns that work is not paid while the client may withdraw and did not ask to begin early. */
function WorkWaits() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  if (facts.mayBegin !== 'no' || !order.withdrawal) return null;
  const { endsOn, days } = order.withdrawal;
  return (
    <Place>
      <Notice tone="info">
        {endsOn === null ? t('waits.afterConfirmation', { count: days }) : t('waits.until', { date: dueDayText(endsOn, language) })}
      </Notice>
    </Place>
  );
}

/** Asks the client to agree to the terms of an order that staff placed, or to an early start. */
export function AgreementAsked() {
  const { t } = useTranslation('order');
  const { order, facts, permissions, open } = useOrderPage();
  const { agreedTerms, withdrawal } = order;
  const lacksTerms = agreedTerms === null;
  if (!withdrawal || !permissions.can('agree') || (!lacksTerms && facts.mayBegin !== 'no')) return null;
  return (
    <Place>
      <Notice
        tone="info"
        aside={
          <Button size="xs" aria-haspopup="dialog" onClick={() => open({ kind: 'agree' })}>
            {t(lacksTerms ? 'agree.open' : 'agree.early')}
          </Button>
        }
      >
        {t(lacksTerms ? 'agree.asked' : 'agree.waits')}
      </Notice>
    </Place>
  );
}

/** Time of the client's withdrawal, with a button that saves its acknowledgement as PDF; renders nothing without a withdrawal. */
export function Withdrawn() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const paper = useDownload();
  const at = order.withdrawal?.withdrawnAt;
  if (!at) return null;
  return (
    <div className={`small ${styles.small}`}>
      <p className="muted">{t('withdrawn.at', { date: formatTime(at, 'full', language) })}</p>
      <Button
        size="xs"
        mt="xs"
        loading={paper.isRunning}
        onClick={() =>
          paper.start('/order-payments/{orderId}/withdrawal.pdf', {
            at: { orderId: order._id },
            query: new URLSearchParams({ language }),
            name: `${order.number}.pdf`,
          })
        }
      >
        {t('withdrawn.paper')}
      </Button>
      <ErrorNotice error={paper.error} />
    </div>
  );
}
