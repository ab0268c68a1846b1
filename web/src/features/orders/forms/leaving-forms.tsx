import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { currentTerms } from '#machines/catalogue/published-terms';
import { dueDayText } from '../../../lib/days.js';
import { formatMinor } from '../../../lib/format.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useRequired } from '../../../ui/form/use-api-form.js';
import { EmailField } from '../../../ui/credential-fields.js';
import { OrderTerms } from '../../../ui/order-terms.js';
import { mutations } from '../api/calls.js';
import { useOrderPage } from '../view-model/order-context.js';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';
import { ReasonField } from './reason-field.js';

/** The refund if the order stops now, and its part that waits for the end of a dispute, as texts with their currency. `context`: which of the two is the whole. */
function useBack() {
  const language = useLanguage();
  const { order, facts } = useOrderPage();
  const { back = 0, disputed = 0 } = facts.leaving ?? {};
  const sum = (amount: number): string => formatMinor(amount, order.price.currency, language);
  return { amount: sum(back), later: sum(disputed), context: disputed === 0 ? undefined : disputed < back ? 'partLater' : 'later' };
}

/**
 * The second of two steps, which asks for the name of the person who withdraws (Directive 2011/83/EU, Article 11a). The acknowledgement is
 * emailed.
 */
export function WithdrawForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order, facts } = useOrderPage();
  const back = useBack();
  const required = useRequired();
  const { form, write } = useOrderForm({
    values: { name: order.client.name, email: useMe()?.email ?? order.client.email ?? '' },
    rules: { name: required, email: required },
    mutationFor: ({ name, email }) => mutations.withdraw(order._id, { name: name.trim(), email: email.trim() }),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('withdraw.submit')} danger {...dialog}>
      <div className="lead">
        <p>
          {t('withdraw.text')} {(facts.leaving?.back ?? 0) > 0 ? t('withdraw.back', back) : t('withdraw.free')}
        </p>
      </div>
      <TextInput {...form.field('name')} label={t('withdraw.name')} autoComplete="name" maxLength={200} />
      <EmailField {...form.field('email')} label={t('withdraw.email')} />
    </OrderForm>
  );
}

/** Shows the refund by the rules before the client asks; staff decide. */
export function AskToCancelForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const back = useBack();
  const { form, write } = useOrderForm({
    values: { reason: '' },
    rules: { reason: useRequired() },
    mutationFor: ({ reason }) => mutations.requestCancellation(order._id, reason.trim()),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('askToCancel.submit')} {...dialog}>
      <div className="lead">
        <p>{t('askToCancel.text', { amount: back.amount })}</p>
      </div>
      <ReasonField form={form} name="reason" of="cancel" />
    </OrderForm>
  );
}

export function AnswerCancellationForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { form, write } = useOrderForm({
    values: { answer: '' },
    rules: { answer: useRequired() },
    mutationFor: ({ answer }) => mutations.answerCancellation(order._id, answer.trim()),
    onDone,
  });
  return (
    <OrderForm form={form} write={write} submit={t('answerCancellation.submit')} {...dialog}>
      <div className="lead">
        <p>{t('answerCancellation.text')}</p>
      </div>
      <ReasonField form={form} name="answer" of="answer" label={t('answerCancellation.answer')} />
    </OrderForm>
  );
}

/** Terms that a client agrees to after staff placed the order. */
export function AgreeForm({ onDone, ...dialog }: FormProps) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { form, write } = useOrderForm({
    values: { startEarly: order.withdrawal?.startEarly ?? false },
    mutationFor: ({ startEarly }) => mutations.agree(order._id, { terms: currentTerms.version, startEarly }),
    onDone,
  });
  const endsOn = order.withdrawal?.endsOn;
  return (
    <OrderForm form={form} write={write} submit={t('agree.submit')} {...dialog}>
      <OrderTerms language={language} />
      {order.withdrawal ? (
        <Checkbox
          checked={form.values.startEarly}
          onChange={({ currentTarget }) => form.set({ startEarly: currentTarget.checked })}
          label={t('agree.startEarly')}
          description={t(endsOn ? 'agree.until' : 'agree.afterConfirmation', {
            date: endsOn ? dueDayText(endsOn, language) : '',
            days: order.withdrawal.days,
          })}
        />
      ) : null}
    </OrderForm>
  );
}
