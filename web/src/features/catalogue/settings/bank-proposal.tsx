import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Id } from '#machines/kernel/ids';
import { formatTime } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { Card } from '../../../ui/card.js';
import { DateText } from '../../../ui/date-text.js';
import { type Fact, Facts } from '../../../ui/facts.js';
import { type BankAccount, type BankProposal, numberOf } from './bank-accounts.js';
import styles from './bank-part.module.css';

interface Props {
  proposal: BankProposal;
  reader: Id;
  mayWrite: boolean;
  onApprove: () => void;
  onWithdraw: () => void;
}

/** The waiting proposal: author, changes, who may approve it, and when it takes effect. */
export function ProposalCard({ proposal, reader, mayWrite, onApprove, onWithdraw }: Props) {
  const { t } = useTranslation('catalogue');
  const { approveUntil, approvers } = proposal;
  const mayApprove = mayWrite && approveUntil !== null && approvers.some(({ _id }) => _id === reader);
  return (
    <Card title={t(approveUntil === null ? 'bank.proposal.soon' : 'bank.proposal.waiting')} raised>
      <div className="stack gap-4">
        <ProposalFacts proposal={proposal} />
        {proposal.changes.map((change) => (
          <ChangeTable key={change.currency} change={change} />
        ))}
        {mayWrite ? (
          <div className="cluster gap-2">
            {mayApprove ? (
              <Button variant="filled" onClick={onApprove}>
                {t('bank.proposal.approve')}
              </Button>
            ) : null}
            <Button onClick={onWithdraw}>{t('bank.proposal.withdraw')}</Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function ProposalFacts({ proposal }: Pick<Props, 'proposal'>) {
  const { t } = useTranslation('catalogue');
  const { proposedBy, proposedAt, approvedBy, approvedAt, inForceAt, approveUntil, approvers, alone } = proposal;
  const signed = (who: { name: string } | null, at: string) => (
    <>
      {who?.name ?? '–'}, <DateText at={at} style="moment" />
    </>
  );
  const lines: Fact[] = [
    [t('bank.proposal.proposed'), signed(proposedBy, proposedAt)],
    [t('bank.proposal.approved'), approvedAt === null ? null : signed(approvedBy, approvedAt)],
    [t('bank.proposal.approvers'), approveUntil === null ? null : <WhoMay approvers={approvers} until={approveUntil} />],
    [t('bank.proposal.inForce'), inForceAt === null ? t('bank.proposal.afterApproval') : <DateText at={inForceAt} style="full" />],
  ];
  return (
    <>
      <Facts lines={lines} />
      <p className="muted text-sm">{t(alone ? 'bank.proposal.alone' : 'bank.proposal.until')}</p>
    </>
  );
}

function WhoMay({ approvers, until }: { approvers: BankProposal['approvers']; until: string }) {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const names = approvers.map(({ name }) => name).join(', ') || t('bank.proposal.nobody');
  return t('bank.proposal.whoUntil', { names, date: formatTime(until, 'moment', language) });
}

const fields = ['payee', 'number', 'bic', 'bank', 'bankAddress', 'purposeRu', 'purposeEn'] as const;

const valuesOf = (account: BankAccount | null) => ({
  payee: account?.payee ?? '',
  number: account ? numberOf(account) : '',
  bic: account?.bic ?? '',
  bank: account?.bank ?? '',
  bankAddress: account?.bankAddress ?? '',
  purposeRu: account?.purpose.ru ?? '',
  purposeEn: account?.purpose.en ?? '',
});

/** Old and new values of one account. */
function ChangeTable({ change: { currency, from, to } }: { change: BankProposal['changes'][number] }) {
  const { t } = useTranslation('catalogue');
  const [old, fresh] = [valuesOf(from), valuesOf(to)];
  const changed = fields.filter((field) => old[field] !== fresh[field]);
  return (
    <div className={styles.changes}>
      <table className="table text-sm">
        <caption className="visually-hidden">{t('bank.proposal.changes', { currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{currency}</th>
            <th scope="col">{t('bank.proposal.old')}</th>
            <th scope="col">{t('bank.proposal.new')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`bank.proposal.fields.${field}`)}</th>
              <td className="breakable">{old[field] || '–'}</td>
              <td className="breakable medium">{fresh[field] || (to === null ? t('bank.proposal.goes') : '–')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
