import { useTranslation } from 'react-i18next';
import type { Schemas } from '../api/wire.js';
import { disputeLook, mailboxLooks, mailLooks, paymentLooks } from './badge-looks.js';
import { Badge } from './badge.js';

/** The state of a payment; an open dispute is shown instead of it. */
export function PaymentState({ state, disputes }: Pick<Schemas['PaymentDto'], 'state' | 'disputes'>) {
  const { t } = useTranslation(['machine', 'payments']);
  return disputes.some(({ outcome }) => outcome === null) ? (
    <Badge {...disputeLook} label={t('payments:dispute.badge')} />
  ) : (
    <Badge {...paymentLooks[state]} label={t(`machine:payment.${state}`)} />
  );
}

/** What became of an email. */
export const MailState = ({ state, label }: { state: keyof typeof mailLooks; label: string }) => (
  <Badge small {...mailLooks[state]} label={label} />
);

/** Next to an address that was not confirmed: the account may be somebody else's. */
export const UnconfirmedBadge = ({ label }: { label: string }) => <Badge small {...mailboxLooks.unconfirmed} label={label} />;
