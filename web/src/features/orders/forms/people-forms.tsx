import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { mutations } from '../api/calls.js';
import { useSubmission } from '../api/use-submission.js';
import { useOrderPage } from '../page/order-context.js';
import { FormFrame, type FormProps } from './form-frame.js';
import { readPercent } from './percent.js';
import { PersonPicker } from './person-picker.js';

type Props = FormProps & { possible: boolean };

/** appointPartner: somebody of the directory and, if wanted, another percent than the service's. */
export function PartnerForm({ possible, onDone, onCancel }: Props) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const [partner, setPartner] = useState<string | null>(null);
  const [percent, setPercent] = useState('');
  const [faults, setFaults] = useState<{ partner?: string; percent?: string }>({});
  const submit = async () => {
    const read = percent.trim() === '' ? null : readPercent(percent);
    setFaults({
      ...(partner ? {} : { partner: t('partner.choose') }),
      ...(read === undefined ? { percent: t('form.percentRange') } : {}),
    });
    if (!partner || read === undefined) return false;
    return (await submission.send(mutations.partner(order._id, partner, read))) !== undefined;
  };
  const takeOff = async () => {
    if (await submission.send(mutations.partner(order._id, null, null))) onDone();
  };
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('partner.submit')}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      {order.partner ? (
        <div className="lead">
          <p>{t('partner.replaced', { name: order.partner.name })}</p>
          <Button size="xs" mt={8} data-tone="danger" disabled={!possible || submission.busy} onClick={() => void takeOff()}>
            {t('partner.takeOff')}
          </Button>
        </div>
      ) : null}
      <PersonPicker
        directory="partners"
        except={order.partner?._id ?? null}
        value={partner}
        onChange={setPartner}
        error={partner ? undefined : faults.partner}
      />
      <TextInput
        label={`${t('partner.percent')}, ${t('form.optional')}`}
        description={t('partner.percentHint')}
        value={percent}
        onChange={(event) => setPercent(event.currentTarget.value)}
        error={faults.percent}
        inputMode="decimal"
      />
    </FormFrame>
  );
}

/** assignManager: somebody of the staff. */
export function ManagerForm({ possible, onDone, onCancel }: Props) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const [manager, setManager] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const submit = async () => {
    if (!manager) return (setFault(t('manager.choose')), false);
    return (await submission.send(mutations.manager(order._id, manager))) !== undefined;
  };
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('manager.submit')}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      <PersonPicker
        directory="staff"
        except={order.manager?._id ?? null}
        value={manager}
        onChange={setManager}
        error={manager ? undefined : fault}
      />
    </FormFrame>
  );
}

/** changePartnerReward: 1 to 100; in force when the partner acknowledges it. */
export function RewardForm({ possible, onDone, onCancel }: Props) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order } = useOrderPage();
  const submission = useSubmission(order, true);
  const inForce = order.machine.facts.rewardPercent / 100;
  const [percent, setPercent] = useState(String(inForce));
  const [fault, setFault] = useState<string>();
  const submit = async () => {
    const read = readPercent(percent);
    if (read === undefined) return (setFault(t('form.percentRange')), false);
    return (await submission.send(mutations.reward(order._id, read))) !== undefined;
  };
  return (
    <FormFrame
      submission={submission}
      submitLabel={t('reward.submit')}
      possible={possible}
      onSubmit={submit}
      onDone={onDone}
      onCancel={onCancel}
    >
      <p className="lead">{t('reward.hint', { percent: formatPercent(inForce, language) })}</p>
      <TextInput
        label={t('partner.percent')}
        value={percent}
        onChange={(event) => {
          setPercent(event.currentTarget.value);
          setFault(undefined);
        }}
        error={fault}
        inputMode="decimal"
        data-autofocus
      />
    </FormFrame>
  );
}
