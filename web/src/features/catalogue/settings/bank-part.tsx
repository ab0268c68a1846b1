import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Id } from '#machines/kernel/ids';
import { currencies } from '#machines/kernel/money';
import { DateText } from '../../../ui/date-text.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { Notice } from '../../../ui/notice.js';
import styles from '../editor/editor.module.css';
import { type BankAccount, type BankAccounts, numberOf, useBankAccounts } from './bank-accounts.js';
import type { OpenAccount } from './bank-dialogs.js';
import bankStyles from './bank-part.module.css';
import { ProposalCard } from './bank-proposal.js';

interface PartProps {
  reader: Id;
  mayWrite: boolean;
  onOpen: (open: OpenAccount) => void;
}

/** Accounts for transfers by currency, and the waiting proposal. Owner and Admin change them, two of them together. */
export function BankPart({ reader, mayWrite, onOpen }: PartProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data, error, refetch } = useBankAccounts();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} label={t('common:table.loading')} />;
  const { items, proposal, lastProposal } = data;
  const mayChange = mayWrite && proposal === null;
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('catalogue:bank.title')}</h2>
      <p>{t('catalogue:bank.text')}</p>
      {proposal ? (
        <ProposalCard
          {...{ proposal, reader, mayWrite }}
          onApprove={() => onOpen({ act: 'approve', proposal })}
          onWithdraw={() => onOpen({ act: 'withdraw', proposal })}
        />
      ) : null}
      {!proposal && lastProposal?.cause && lastProposal.cause !== 'withdrawn' ? (
        <Notice tone="info">{t(`catalogue:bank.ended.${lastProposal.cause}`)}</Notice>
      ) : null}
      {items.length === 0 ? <p className="muted text-sm">{t('catalogue:bank.none')}</p> : null}
      <ul className={bankStyles.accounts}>
        {items.map((account) => (
          <AccountLine key={account.currency} list={data} account={account} mayChange={mayChange} onOpen={onOpen} />
        ))}
      </ul>
      {mayWrite ? (
        <div>
          <Button disabled={items.length === currencies.length} onClick={() => onOpen({ act: 'add' })}>
            {t('catalogue:bank.add')}
          </Button>
        </div>
      ) : (
        <p className="muted text-sm">{t('catalogue:security.whoMay')}</p>
      )}
    </section>
  );
}

interface LineProps {
  list: BankAccounts;
  account: BankAccount;
  mayChange: boolean;
  onOpen: (open: OpenAccount) => void;
}

function AccountLine({ list, account, mayChange, onOpen }: LineProps) {
  const { t } = useTranslation('catalogue');
  const { currency, payee, bank, bic } = account;
  return (
    <li>
      <b>{currency}</b>
      <div className="breakable">
        <div className="num medium">{numberOf(account)}</div>
        <div className="text-sm">{[payee, bank, bic].filter(Boolean).join(' · ')}</div>
        <LastChange list={list} account={account} />
      </div>
      {mayChange ? (
        <div className="cluster gap-2">
          <Button size="compact-sm" aria-label={t('bank.changeOf', { currency })} onClick={() => onOpen({ act: 'edit', account })}>
            {t('bank.change')}
          </Button>
          <Button size="compact-sm" aria-label={t('bank.removeOf', { currency })} onClick={() => onOpen({ act: 'remove', account })}>
            {t('bank.remove')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** The account's last change: author, approver and day. */
function LastChange({ list, account }: Pick<LineProps, 'list' | 'account'>) {
  const { t } = useTranslation('catalogue');
  const last = list.lastChanges.find(({ currency }) => currency === account.currency);
  if (!last) return null;
  const { proposedBy, approvedBy, at } = last;
  const names = { by: proposedBy?.name ?? '', approver: approvedBy?.name ?? '' };
  return (
    <div className="muted text-sm">
      {t(approvedBy ? 'bank.changedApproved' : 'bank.changedBy', names)} · <DateText at={at} style="date" />
    </div>
  );
}
