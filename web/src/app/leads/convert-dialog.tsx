import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isPhone } from '#machines/kernel/phone';
import { permits } from '#machines/access/table';
import type { Schemas } from '../../api/wire.js';
import { mutations, useLeadMutation, type Lead } from '../../features/leads/use-leads.js';
import { OrderChoice, useOrderChoice } from '../../features/orders/new/order-choice.js';
import { isEmail } from '../../lib/email.js';
import { formatMoney } from '../../lib/format.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { useAnnounce } from '../../ui/announcer.js';
import { type ApiForm, useApiForm } from '../../ui/form/use-api-form.js';
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

/** Takes the first word of a name as first name. */
const clientOf = ({ name, email, phone }: Lead): Client => {
  const [firstName = '', ...rest] = (name ?? '').trim().split(/\s+/);
  return { email: email ?? '', firstName, lastName: rest.join(' '), phone: phone ?? '' };
};

/* The server validates the number from the lead: a number from before normalisation is no mistake of the person converting it. */
const isBadPhone = (phone: string, lead: Lead) => phone !== '' && phone !== lead.phone && !isPhone(phone);

const trimmed = ({ email, firstName, lastName, phone }: Client) => ({
  email: email.trim(),
  firstName: firstName.trim(),
  ...(lastName.trim() ? { lastName: lastName.trim() } : {}),
  ...(isPhone(phone) ? { phone } : {}),
});

/** Creates an order of a lead, with its client and service. Readers of orders are then redirected to it. */
export function ConvertDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const language = useLanguage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const me = useMe();
  const choice = useOrderChoice({ country: lead.country?._id ?? null, service: lead.service?._id ?? null });
  const { order, figures } = choice;
  const form = useApiForm({
    values: clientOf(lead),
    write: useLeadMutation<Schemas['LeadOrderDto']>(),
    request: (client) => order && mutations.order(lead, { order, client: trimmed(client) }),
    fieldOf: (field) => field.replace(/^client\./, ''),
    onDone: (answer) => {
      announce(t('done.order', { number: answer.order.number }));
      onClose();
      if (me && permits(me.actor, 'orders.read')) void navigate(`/admin/order?id=${answer.order._id}`);
    },
  });
  const { email, firstName, phone } = form.values;
  const badPhone = isBadPhone(phone, lead);
  return (
    <FormDialog
      form={form}
      title={t('convert.title', { name: lead.name ?? lead.number })}
      width={640}
      submit={
        figures ? t('convert.submit', { price: formatMoney((figures.charged ?? figures).price, language) }) : t('convert.submitPlain')
      }
      ready={order !== null && isEmail(email.trim()) && firstName.trim() !== '' && !badPhone}
      onClose={onClose}
    >
      <ClientFields form={form} badPhone={badPhone} />
      <OrderChoice choice={choice} />
    </FormDialog>
  );
}

/* Input is validated while it is typed; the button waits for it. */
function ClientFields({ form, badPhone }: { form: ApiForm<Client>; badPhone: boolean }) {
  const { t } = useTranslation('leads');
  const email = form.values.email.trim();
  const badEmail = email !== '' && !isEmail(email);
  return (
    <>
      <TextInput
        {...form.field('email')}
        label={t('convert.email')}
        description={t('convert.clientHint')}
        type="email"
        error={form.errors.email ?? (badEmail ? t('convert.badEmail') : null)}
      />
      <TextInput {...form.field('firstName')} label={t('convert.firstName')} maxLength={100} />
      <TextInput {...form.field('lastName')} label={t('convert.lastName')} description={t('convert.optional')} maxLength={100} />
      <PhoneField
        {...form.field('phone')}
        label={t('convert.phone')}
        description={t('convert.optional')}
        error={form.errors.phone ?? (badPhone ? t('convert.badPhone') : null)}
      />
    </>
  );
}
