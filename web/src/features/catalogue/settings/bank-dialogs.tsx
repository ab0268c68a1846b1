import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { texts } from '#machines/bank-accounts/texts/all';
import { type Currency, currencies } from '#machines/kernel/money';
import { request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import { ConfirmDialog, FormDialog } from '../../../ui/form-dialog.js';
import { type BankAccount, type BankAccounts, bankAccountsKey, type BankProposal, numberOf, useBankAccounts } from './bank-accounts.js';
import { IdentityFields, identityField, identityOf, type IdentityValues, noIdentity } from './identity-fields.js';

/** The open dialog: a currency's account, a new one, its removal, or the decision on the proposal. */
export type OpenAccount =
  { act: 'edit' | 'remove'; account: BankAccount } | { act: 'add' } | { act: 'approve' | 'withdraw'; proposal: BankProposal };

interface DialogProps {
  saved: BankAccounts;
  onClose: () => void;
}

/** Dialogs of bank accounts. They contain forms, so they are rendered outside the page's form. */
export function BankDialogs({ open, onClose }: { open: OpenAccount | null; onClose: () => void }) {
  const { data: saved } = useBankAccounts();
  if (!saved || !open) return null;
  switch (open.act) {
    case 'approve':
      return <ApproveDialog proposal={open.proposal} {...{ saved, onClose }} />;
    case 'withdraw':
      return <WithdrawDialog proposal={open.proposal} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog account={open.account} {...{ saved, onClose }} />;
    case 'edit':
    case 'add':
      return <AccountDialog account={open.act === 'edit' ? open.account : null} {...{ saved, onClose }} />;
  }
}

/** Proposes all accounts at once, for the version that was read, with the proof of identity. */
const proposing = (items: BankAccount[], { version }: BankAccounts, identity: IdentityValues) =>
  request('PUT', '/settings/bank-accounts', { body: { items, ...identityOf(identity) }, ifMatch: version });

/** Refetches the list after another person's change, so that the next attempt is for the current version. */
function useBankWrite() {
  const queries = useQueryClient();
  return useApiMutation<BankAccounts>({
    onAnswer: (answer) => queries.setQueryData(bankAccountsKey, answer),
    afterRefusal: [bankAccountsKey],
  });
}

type Draft = Omit<BankAccount, 'purpose'> & { purposeRu: string; purposeEn: string } & IdentityValues;

const draftOf = (account: BankAccount | null, currency: Currency): Draft => ({
  currency: account?.currency ?? currency,
  payee: account?.payee ?? '',
  iban: account?.iban ?? '',
  account: account?.account ?? '',
  bic: account?.bic ?? '',
  bank: account?.bank ?? '',
  bankAddress: account?.bankAddress ?? '',
  purposeRu: account?.purpose.ru ?? texts.ru.purpose,
  purposeEn: account?.purpose.en ?? texts.en.purpose,
  ...noIdentity,
});

const accountOf = ({ purposeRu, purposeEn, proof: _, currentPassword: __, emailCode: ___, ...rest }: Draft): BankAccount => ({
  ...rest,
  purpose: { ru: purposeRu, en: purposeEn },
});

/** Maps the server's field `items.2.purpose.ru` to the dialog's `purposeRu`. */
const fieldOf = (field: string): string =>
  identityField(field)
    .replace(/^items\.\d+\./, '')
    .replace('purpose.ru', 'purposeRu')
    .replace('purpose.en', 'purposeEn');

function AccountDialog({ saved, account, onClose }: DialogProps & { account: BankAccount | null }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const announce = useAnnounce();
  const others = saved.items.filter(({ currency }) => currency !== account?.currency);
  const free = currencies.filter((code) => others.every(({ currency }) => currency !== code));
  const form = useApiForm<Draft, BankAccounts>({
    values: draftOf(account, free[0] ?? 'EUR'),
    write: useBankWrite(),
    request: (draft) => proposing([...others, accountOf(draft)], saved, draft),
    fieldOf,
    onDone: (answer, { currency }) => {
      announce(t(answer.proposal ? 'catalogue:bank.proposedDone' : 'catalogue:bank.saved', { currency }));
      onClose();
    },
  });
  const isFirst = !saved.known.includes(form.values.currency);
  const title = account ? t('catalogue:bank.changeOf', { currency: account.currency }) : t('catalogue:bank.add');
  const submit = t(isFirst ? 'catalogue:bank.add' : 'catalogue:bank.propose');
  return (
    <FormDialog form={form} title={title} width={640} submit={submit} onClose={onClose}>
      <p className="muted text-sm">{t(isFirst ? 'catalogue:bank.firstHint' : 'catalogue:bank.proposeHint')}</p>
      {account ? null : <NativeSelect {...form.field('currency')} label={t('catalogue:bank.currency')} data={free} />}
      <TextInput {...form.field('payee')} label={t('catalogue:bank.payee')} required maxLength={70} />
      <TextInput {...form.field('iban')} label={t('catalogue:bank.iban')} description={t('catalogue:bank.ibanHint')} />
      <TextInput
        {...form.field('account')}
        label={t('catalogue:bank.account')}
        description={t('catalogue:bank.accountHint')}
        maxLength={60}
      />
      <TextInput {...form.field('bic')} label={t('catalogue:bank.bic')} />
      <TextInput {...form.field('bank')} label={t('catalogue:bank.bank')} required maxLength={100} />
      <TextInput {...form.field('bankAddress')} label={t('catalogue:bank.bankAddress')} maxLength={200} />
      <TextInput
        {...form.field('purposeRu')}
        label={t('catalogue:bank.purposeRu')}
        description={t('catalogue:bank.purposeHint')}
        required
      />
      <TextInput {...form.field('purposeEn')} label={t('catalogue:bank.purposeEn')} required />
      {isFirst ? null : <IdentityFields form={form} />}
    </FormDialog>
  );
}

function RemoveDialog({ saved, account, onClose }: DialogProps & { account: BankAccount }) {
  const { t } = useTranslation('catalogue');
  const announce = useAnnounce();
  const { currency } = account;
  const others = saved.items.filter((one) => one.currency !== currency);
  const form = useApiForm<IdentityValues, BankAccounts>({
    values: noIdentity,
    write: useBankWrite(),
    request: (identity) => proposing(others, saved, identity),
    fieldOf: identityField,
    onDone: () => {
      announce(t('bank.proposedDone', { currency }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('bank.removeOf', { currency })} submit={t('bank.proposeRemoval')} onClose={onClose}>
      <p>{t('bank.removeText', { currency })}</p>
      <p className="muted text-sm">{t('bank.proposeHint')}</p>
      <IdentityFields form={form} />
    </FormDialog>
  );
}

function ApproveDialog({ proposal, onClose }: DialogProps & { proposal: BankProposal }) {
  const { t } = useTranslation('catalogue');
  const announce = useAnnounce();
  const form = useApiForm<IdentityValues, BankAccounts>({
    values: noIdentity,
    write: useBankWrite(),
    request: (identity) =>
      request('POST', '/settings/bank-accounts/proposals/{id}/approval', { path: { id: proposal._id }, body: identityOf(identity) }),
    fieldOf: identityField,
    onDone: () => {
      announce(t('bank.proposal.approvedDone'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('bank.proposal.approve')} submit={t('bank.proposal.approve')} onClose={onClose}>
      <p>{t('bank.proposal.approveText')}</p>
      <ul>
        {proposal.changes.map(({ currency, to }) => (
          <li key={currency}>
            <b>{currency}</b>: {to ? `${numberOf(to)}, ${to.payee}` : t('bank.proposal.goes')}
          </li>
        ))}
      </ul>
      <IdentityFields form={form} />
    </FormDialog>
  );
}

function WithdrawDialog({ proposal, onClose }: { proposal: BankProposal; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const announce = useAnnounce();
  return (
    <ConfirmDialog
      title={t('bank.proposal.withdraw')}
      submit={t('bank.proposal.withdraw')}
      danger
      write={useBankWrite()}
      request={() => request('DELETE', '/settings/bank-accounts/proposals/{id}', { path: { id: proposal._id } })}
      onDone={() => {
        announce(t('bank.proposal.withdrawnDone'));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('bank.proposal.withdrawText')}</p>
    </ConfirmDialog>
  );
}
