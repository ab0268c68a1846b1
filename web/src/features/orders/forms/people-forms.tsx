import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { basisPoints, percentOf } from '#machines/kernel/money';
import { formatMinor, formatMoney, formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';
import { readPartnerPercent } from '../../../lib/percent.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { PersonPicker } from '../../../ui/person-picker.js';

interface Appointment {
  partner: string | null;
  percent: string;
}

/** Form of appointPartner: a person of the directory, and optionally another percentage than the service's. */
export function PartnerForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const isOwn = (percent: string) => percent.trim() !== '';
  const { form, write } = useOrderForm<Appointment>({
    values: { partner: null, percent: String(order.machine.facts.rewardPercent / 100) },
    rules: {
      partner: (partner) => (partner ? null : t('partner.choose')),
      percent: (percent) => (isOwn(percent) && readPartnerPercent(percent) === undefined ? t('form.percentRange') : null),
    },
    mutationFor: ({ partner, percent }) =>
      mutations.partner(order._id, partner, isOwn(percent) ? (readPartnerPercent(percent) ?? null) : null),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('partner.submit')} {...dialog}>
      {order.partner ? (
        <div className="lead">
          <p>{t('partner.replaced', { name: order.partner.name })}</p>
          <Button
            size="xs"
            mt={8}
            data-tone="danger"
            disabled={!dialog.possible || write.busy}
            onClick={() => write.send(mutations.partner(order._id, null, null), onDone)}
          >
            {t('partner.takeOff')}
          </Button>
        </div>
      ) : null}
      <PersonPicker directory="partners" country={order.country._id} except={order.partner?._id ?? null} {...form.field('partner')} />
      <TextInput
        {...form.field('percent')}
        label={`${t('partner.percent')}, ${t('form.optional')}`}
        description={<CommissionSum percent={form.values.percent} />}
        inputMode="decimal"
      />
    </OrderForm>
  );
}

/** Form of assignManager: selects another member of staff. */
export function ManagerForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { form, write } = useOrderForm<{ manager: string | null }>({
    values: { manager: null },
    rules: { manager: (manager) => (manager ? null : t('manager.choose')) },
    mutationFor: ({ manager }) => mutations.manager(order._id, manager),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('manager.submit')} {...dialog}>
      <PersonPicker directory="staff" except={order.manager?._id ?? null} {...form.field('manager')} />
    </OrderForm>
  );
}

/** Form of changePartnerReward: 1 to 100; applies once the partner acknowledges it. */
export function RewardForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const inForce = order.machine.facts.rewardPercent / 100;
  const { form, write } = useOrderForm({
    values: { percent: String(inForce), reason: '' },
    rules: { percent: (percent) => (readPartnerPercent(percent) === undefined ? t('form.percentRange') : null), reason: useRequired() },
    mutationFor: ({ percent, reason }) => mutations.reward(order._id, readPartnerPercent(percent) ?? inForce, reason.trim()),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('reward.submit')} {...dialog}>
      <p className="lead">{t('reward.hint', { percent: formatPercent(inForce, language) })}</p>
      <TextInput
        {...form.field('percent')}
        label={t('partner.percent')}
        description={<CommissionSum percent={form.values.percent} />}
        inputMode="decimal"
      />
      <ReasonField form={form} name="reason" of="reward" />
    </OrderForm>
  );
}

/** The commission for a percentage at the order's price; by default the service's percentage. */
function CommissionSum({ percent }: { percent: string }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { price, machine } = useOrderPage().order;
  const points = basisPoints(readPartnerPercent(percent) ?? 0);
  if (!points) return t('partner.percentHint');
  const amount = percentOf(machine.facts.price, points);
  return t('partner.sum', { amount: formatMinor(amount, price.currency, language), price: formatMoney(price, language) });
}
