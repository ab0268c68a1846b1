import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MinorUnits, type MoneyText, toText } from '#libs/kernel/money';
import { formatMinor } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import type { OrderMutation } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { readAmount, writeAmount } from './amount.js';
import { AmountField, useAmountCheck } from './amount-field.js';
import { FormFrame, type FormProps } from './form-frame.js';

interface Props extends FormProps {
  possible: boolean;
  /** in minor units of the order's currency; without `max` there is no upper bound */
  min?: MinorUnits;
  max?: MinorUnits;
  start: MinorUnits;
  amountLabel: string;
  hint?: string;
  /** The button repeats the sum. */
  submitLabel: (sum: string) => string;
  /** A second field: a note or a reference. Left out where there is none. */
  textLabel?: string;
  textHint?: string;
  mutationFor: (amount: MoneyText, text: string) => OrderMutation;
  /** Stands above the fields. */
  children?: ReactNode;
}

/** A form about one sum, with an optional text beside it. */
export function MoneyForm(props: Props) {
  const { possible, min, max, start, amountLabel, hint, submitLabel, textLabel, textHint, mutationFor, children, onDone, onCancel } = props;
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const { currency } = order.price;
  const submission = useSubmission(order, true);
  const check = useAmountCheck(currency);
  const [typed, setTyped] = useState(() => writeAmount(start, currency, language));
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const amount = readAmount(typed, currency);
  const submit = async () => {
    const checked = check(typed, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
    if ('fault' in checked) return (setFault(checked.fault), false);
    return (await submission.send(mutationFor(toText(checked.amount, currency), text.trim()))) !== undefined;
  };
  return (
    <FormFrame
      submission={submission}
      submitLabel={submitLabel(amount === undefined ? '' : formatMinor(amount, currency, language))}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      {children}
      {hint ? <p className="lead">{hint}</p> : null}
      <AmountField
        label={amountLabel}
        currency={currency}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setFault(undefined);
        }}
        error={fault}
        description={max === undefined ? undefined : t('form.amountAbove', { amount: formatMinor(max, currency, language) })}
      />
      {textLabel ? (
        <TextInput
          label={`${textLabel}, ${t('form.optional')}`}
          description={textHint}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : null}
    </FormFrame>
  );
}
