import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isPhone } from '#libs/kernel/phone';
import { permits } from '#machines/access/table';
import type { Schemas } from '../../api/wire.js';
import { mutations, useLeadMutation } from '../../features/leads/use-leads.js';
import type { Lead } from '../../features/leads/wire.js';
import { OrderChoice, useOrderChoice } from '../../features/orders/new/order-choice.js';
import { isEmail } from '../../lib/email.js';
import { formatMinor } from '../../lib/format.js';
import { faultOf } from '../../lib/problem.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { PhoneField } from '../../ui/phone-field.js';

interface Props {
  lead: Lead;
  onClose: () => void;
}

interface Client {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
}

/** The first word of a name is taken for the first name; the rest for the last. */
const clientOf = ({ name, email, phone }: Lead): Client => {
  const [firstName = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { email: email ?? '', firstName, lastName: rest.join(' '), phone: phone ?? '' };
};

/* The number the visitor left is the server's to judge: one of before they were normalised is no slip of whoever converts. */
const isBadPhone = (phone: string, lead: Lead) => phone !== '' && phone !== lead.phone && !isPhone(phone);

const trimmed = ({ email, firstName, lastName, phone }: Client) => ({
  email: email.trim(),
  firstName: firstName.trim(),
  ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
  ...(isPhone(phone) ? { phone } : {}),
});

/** An order made of a lead: whose it is, and what is ordered. Whoever may read orders is led to it. */
export function ConvertDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const me = useMe();
  const [client, setClient] = useState(() => clientOf(lead));
  const choice = useOrderChoice({ country: lead.country?._id ?? null, service: lead.service?._id ?? null });
  const write = useLeadMutation<Schemas['LeadOrderDto']>();
  const { order, figures } = choice;
  const ready = order !== null && isEmail(client.email.trim()) && client.firstName.trim() !== '' && !isBadPhone(client.phone, lead);
  const place = () =>
    order &&
    write.mutate(mutations.order(lead, { order, client: trimmed(client) }), {
      onSuccess: (answer) => {
        announce(t('done.order', { number: answer.order.number }));
        onClose();
        if (me && permits(me.actor, 'orders.read')) void navigate(`/admin/order?id=${answer.order._id}`);
      },
    });
  return (
    <FormDialog
      title={t('convert.title', { name: lead.name ?? lead.number })}
      width={640}
      submit={figures ? t('convert.submit', { price: formatMinor(figures.price, figures.currency, language) }) : t('convert.submitPlain')}
      ready={ready}
      busy={write.isPending}
      error={write.error}
      fields={['client.email', 'client.firstName', 'client.lastName', 'client.phone']}
      onSubmit={place}
      onClose={onClose}
    >
      <ClientFields lead={lead} client={client} onChange={setClient} faults={faultOf(write.error).fields} />
      <OrderChoice choice={choice} />
    </FormDialog>
  );
}

interface FieldsProps {
  lead: Lead;
  client: Client;
  onChange: (client: Client) => void;
  faults: Record<string, string>;
}

function ClientFields({ lead, client, onChange, faults }: FieldsProps) {
  const { t } = useTranslation('leads');
  const badEmail = client.email.trim() !== '' && !isEmail(client.email.trim());
  const badPhone = isBadPhone(client.phone, lead);
  return (
    <>
      <TextInput
        label={t('convert.email')}
        description={t('convert.clientHint')}
        type="email"
        value={client.email}
        error={faults['client.email'] ?? (badEmail ? t('convert.badEmail') : null)}
        onChange={(event) => onChange({ ...client, email: event.currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label={t('convert.firstName')}
        maxLength={100}
        value={client.firstName}
        error={faults['client.firstName']}
        onChange={(event) => onChange({ ...client, firstName: event.currentTarget.value })}
      />
      <TextInput
        label={t('convert.lastName')}
        description={t('convert.optional')}
        maxLength={100}
        value={client.lastName}
        error={faults['client.lastName']}
        onChange={(event) => onChange({ ...client, lastName: event.currentTarget.value })}
      />
      <PhoneField
        label={t('convert.phone')}
        description={t('convert.optional')}
        value={client.phone}
        error={faults['client.phone'] ?? (badPhone ? t('convert.badPhone') : null)}
        onChange={(phone) => onChange({ ...client, phone })}
      />
    </>
  );
}
