import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Currency, currencies } from '#libs/kernel/money';
import { call, request } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { useApiForm } from '../../../ui/form/use-api-form.js';
import { ConfirmDialog, FormDialog } from '../../../ui/form-dialog.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import styles from '../editor/editor.module.css';

type BankAccounts = Schemas['BankAccountsDto'];
type BankAccount = BankAccounts['items'][number];

const queryKey = ['settings', 'bank-accounts'];

/** What is open: the account of a currency, a new one, or the question whether one is to go. */
export type OpenAccount = { act: 'edit'; account: BankAccount } | { act: 'add' } | { act: 'remove'; account: BankAccount };

const useBankAccounts = () => useQuery({ queryKey, queryFn: ({ signal }) => call('GET', '/settings/bank-accounts', { signal }) });

interface PartProps {
  mayWrite: boolean;
  onOpen: (open: OpenAccount) => void;
}

/** Where transfers go, by currency. Each change is saved at once, beside the form of the site, and by those who answer for money alone. */
export function BankPart({ mayWrite, onOpen }: PartProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { data, error, refetch } = useBankAccounts();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={4} label={t('common:table.loading')} />;
  return (
    <section className={`stack ${styles.group}`}>
      <h2 className="large">{t('catalogue:bank.title')}</h2>
      <p>{t('catalogue:bank.text')}</p>
      {data.items.length === 0 ? <p className="muted text-sm">{t('catalogue:bank.none')}</p> : null}
      <ul>
        {data.items.map((account) => (
          <AccountLine key={account.currency} account={account} mayWrite={mayWrite} onOpen={onOpen} />
        ))}
      </ul>
      {mayWrite ? (
        <div>
          <Button disabled={data.items.length === currencies.length} onClick={() => onOpen({ act: 'add' })}>
            {t('catalogue:bank.add')}
          </Button>
        </div>
      ) : (
        <p className="muted text-sm">{t('catalogue:security.whoMay')}</p>
      )}
    </section>
  );
}

/** The dialogs of the part: forms of their own, so they stand beside the page's form and not in it. */
export function BankDialogs({ open, onClose }: { open: OpenAccount | null; onClose: () => void }) {
  const { data } = useBankAccounts();
  if (!data || !open) return null;
  if (open.act === 'remove') return <RemoveDialog saved={data} account={open.account} onClose={onClose} />;
  return <AccountDialog saved={data} account={open.act === 'edit' ? open.account : null} onClose={onClose} />;
}

function AccountLine({ account, mayWrite, onOpen }: PartProps & { account: BankAccount }) {
  const { t } = useTranslation('catalogue');
  const { currency } = account;
  return (
    <li>
      <p>
        <b>{currency}</b> {account.payee}, {account.iban || account.account}, {account.bank}
      </p>
      {mayWrite ? (
        <div>
          <Button size="compact-sm" aria-label={t('bank.changeOf', { currency })} onClick={() => onOpen({ act: 'edit', account })}>
            {t('bank.change')}
          </Button>{' '}
          <Button size="compact-sm" aria-label={t('bank.removeOf', { currency })} onClick={() => onOpen({ act: 'remove', account })}>
            {t('bank.remove')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

/** All accounts are sent together, for the version that was read. */
const saving = (items: BankAccount[], { version }: BankAccounts) =>
  request('PUT', '/settings/bank-accounts', { body: { items }, ifMatch: version });

/** What was read while somebody else saved is read anew, so that the next try is meant for it. */
function useSaving() {
  const queries = useQueryClient();
  return useApiMutation<BankAccounts>({
    onAnswer: (answer) => queries.setQueryData(queryKey, answer),
    afterRefusal: [queryKey],
  });
}

type Draft = Omit<BankAccount, 'purpose'> & { purposeRu: string; purposeEn: string };

const draftOf = (account: BankAccount | null, currency: Currency): Draft => ({
  currency: account?.currency ?? currency,
  payee: account?.payee ?? '',
  iban: account?.iban ?? '',
  account: account?.account ?? '',
  bic: account?.bic ?? '',
  bank: account?.bank ?? '',
  bankAddress: account?.bankAddress ?? '',
  purposeRu: account?.purpose.ru ?? 'Оплата заказа {number}',
  purposeEn: account?.purpose.en ?? 'Payment for order {number}',
});

/** The server's field `items.2.purpose.ru` is the dialog's `purposeRu`. */
const fieldOf = (field: string): string =>
  field
    .replace(/^items\.\d+\./, '')
    .replace('purpose.ru', 'purposeRu')
    .replace('purpose.en', 'purposeEn');

interface DialogProps {
  saved: BankAccounts;
  onClose: () => void;
}

function AccountDialog({ saved, account, onClose }: DialogProps & { account: BankAccount | null }) {
  const { t } = useTranslation(['catalogue', 'common']);
  const announce = useAnnounce();
  const others = saved.items.filter(({ currency }) => currency !== account?.currency);
  const free = currencies.filter((code) => others.every(({ currency }) => currency !== code));
  const form = useApiForm<Draft, BankAccounts>({
    values: draftOf(account, free[0] ?? 'EUR'),
    write: useSaving(),
    request: ({ purposeRu, purposeEn, ...rest }) => saving([...others, { ...rest, purpose: { ru: purposeRu, en: purposeEn } }], saved),
    fieldOf,
    onDone: (_, { currency }) => {
      announce(t('catalogue:bank.saved', { currency }));
      onClose();
    },
  });
  const title = account ? t('catalogue:bank.changeOf', { currency: account.currency }) : t('catalogue:bank.add');
  return (
    <FormDialog form={form} title={title} width={640} submit={t('common:actions.save')} onClose={onClose}>
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
    </FormDialog>
  );
}

function RemoveDialog({ saved, account: { currency }, onClose }: DialogProps & { account: BankAccount }) {
  const { t } = useTranslation('catalogue');
  const announce = useAnnounce();
  return (
    <ConfirmDialog
      title={t('bank.removeOf', { currency })}
      submit={t('bank.removeOf', { currency })}
      danger
      write={useSaving()}
      request={() =>
        saving(
          saved.items.filter((one) => one.currency !== currency),
          saved,
        )
      }
      onDone={() => {
        announce(t('bank.removed', { currency }));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('bank.removeText', { currency })}</p>
    </ConfirmDialog>
  );
}
