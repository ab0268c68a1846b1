import { useTranslation } from 'react-i18next';
import type { Schemas } from '../api/wire.js';
import { disputeLook, mailboxLooks, mailLooks, paymentLooks } from './badge-looks.js';
import { Badge } from './badge.js';

/** An open dispute replaces the payment's state. */
export function PaymentState({ state, disputes }: Pick<Schemas['PaymentDto'], 'state' | 'disputes'>) {
  const { t } = useTranslation(['machine', 'payments']);
  return disputes.some(({ outcome }) => outcome === null) ? (
    <Badge {...disputeLook} label={t('payments:dispute.badge')} />
  ) : (
    <Badge {...paymentLooks[state]} label={t(`machine:payment.${state}`)} />
  );
}

export const MailState = ({ state, label }: { state: keyof typeof mailLooks; label: string }) => (
  <Badge small {...mailLooks[state]} label={label} />
);

/** Shown next to an unconfirmed address, because the account may belong to another person. */
export const UnconfirmedBadge = ({ label }: { label: string }) => <Badge small {...mailboxLooks.unconfirmed} label={label} />;
