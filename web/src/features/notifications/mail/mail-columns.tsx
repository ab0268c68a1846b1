import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { personPath } from '../../../lib/person-path.js';
import { DateText } from '../../../ui/date-text.js';
import type { TableColumn } from '../../../ui/list/data-table.js';
import { BadgeStack, NamedCell, NothingCell, TwoLines } from '../../../ui/list/table-cells.js';
import { MailState } from '../../../ui/state-badges.js';
import { ErrorNotice } from '../../../ui/notice.js';
import { EmailDialog } from './email-dialog.js';
import styles from './mail.module.css';
import { type SentEmail, retry, useEmailMutation } from './use-emails.js';

export function useMailColumns(): TableColumn<SentEmail>[] {
  const { t } = useTranslation('mail');
  return useMemo(
    (): TableColumn<SentEmail>[] => [
      { id: 'to', header: t('columns.to'), card: 'title', fixed: true, cell: ({ to }) => <Recipient to={to} /> },
      {
        id: 'about',
        header: t('columns.about'),
        card: 'line',
        fixed: true,
        cell: (email) => <Title email={email} />,
      },
      {
        id: 'order',
        header: t('columns.order'),
        card: 'name',
        cell: ({ order }) =>
          order ? (
            <Link to={`/admin/order?id=${order._id}&tab=history`} className="num">
              {order.number}
            </Link>
          ) : (
            <NothingCell />
          ),
      },
      { id: 'state', header: t('columns.state'), card: 'state', fixed: true, cell: (email) => <State email={email} /> },
      {
        id: 'created',
        header: t('columns.created'),
        card: 'corner',
        sort: 'createdAt',
        cell: ({ createdAt }) => <DateText at={createdAt} style="moment" />,
      },
      { id: 'act', header: t('columns.act'), card: 'actor', fixed: true, cell: (email) => <Retry email={email} /> },
    ],
    [t],
  );
}

function Title({ email }: { email: SentEmail }) {
  const { t } = useTranslation('mail');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TwoLines
        first={
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {email.title}
          </button>
        }
        second={t(`purpose.${email.purpose}`)}
      />
      {isOpen ? <EmailDialog email={email} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Address of the recipient's page; a visitor has none, so their lead's is used. */
const pathOf = ({ _id, role }: SentEmail['to']): string => (role === null ? `/admin/lead/${_id}` : personPath({ _id, role }));

function Recipient({ to }: { to: SentEmail['to'] }) {
  const { t } = useTranslation('mail');
  const name = to.name || to.email || t(to.role === null ? 'visitor' : 'erased');
  return (
    <NamedCell second={name === to.email ? null : to.email}>
      <Link to={pathOf(to)}>{name}</Link>
    </NamedCell>
  );
}

/* Codes of ours have texts of ours; what a mail server said is shown as it said it. */
const reasons = ['personGone', 'deactivated', 'noAddress', 'badAddress', 'noLongerConcerns', 'notWritten'] as const;

function State({ email: { state, reason, nextAttemptAt, attempts } }: { email: SentEmail }) {
  const { t } = useTranslation('mail');
  const known = reasons.find((one) => one === reason);
  return (
    <BadgeStack>
      <MailState state={state} label={t(`state.${state}`)} />
      {reason ? <small className={`breakable ${styles.reason}`}>{known ? t(`reasons.${known}`) : reason}</small> : null}
      {nextAttemptAt && attempts > 0 ? (
        <small className="dim">
          {t('next')} <DateText at={nextAttemptAt} style="moment" />
        </small>
      ) : null}
    </BadgeStack>
  );
}

function Retry({ email }: { email: SentEmail }) {
  const { t } = useTranslation('mail');
  const write = useEmailMutation();
  if (!email.retryable) return null;
  const to = email.to.name || email.to.email || '';
  return (
    <>
      <Button size="xs" loading={write.isPending} aria-label={t('retryTo', { to })} onClick={() => write.mutate(retry(email))}>
        {t('retry')}
      </Button>
      <ErrorNotice error={write.error} />
    </>
  );
}
