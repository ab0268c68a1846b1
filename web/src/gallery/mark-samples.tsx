import { IconMail } from '@tabler/icons-react';
import { orderStatuses } from '#machines/order/statuses';
import * as looks from '../ui/badge-looks.js';
import { Badge } from '../ui/badge.js';
import { Brand } from '../ui/brand.js';
import { CopyButton, CopyLink } from '../ui/copy-link.js';
import { CountMark } from '../ui/count-mark.js';
import { DateText } from '../ui/date-text.js';
import { Flag, FlagName } from '../ui/flag.js';
import { MoneyText } from '../ui/money-text.js';
import { PersonAvatar } from '../ui/person-avatar.js';
import { PhoneLink } from '../ui/phone-link.js';
import { ShareBar } from '../ui/share-bar.js';
import { ShareLink } from '../ui/share-link.js';
import { MailState, PaymentState, UnconfirmedBadge } from '../ui/state-badges.js';
import { StatusBadge } from '../ui/status-badge.js';
import { euros, Sample, SampleCard, sampleTime, useSampleTexts } from './sample.js';

const lookTables = ['documentLooks', 'feedbackLooks', 'personLooks', 'mailboxLooks', 'secondFactorLooks', 'catalogueLooks'] as const;
const paymentStates = Object.keys(looks.paymentLooks) as (keyof typeof looks.paymentLooks)[];
const mailStates = Object.keys(looks.mailLooks) as (keyof typeof looks.mailLooks)[];
const dispute = { _id: 'd', state: 'open', amount: euros('10.00'), openedAt: sampleTime, dueAt: null, closedAt: null, outcome: null };

export function MarkSamples() {
  const texts = useSampleTexts();
  return (
    <SampleCard title="Marks">
      <Sample name="StatusBadge">
        <p className="cluster gap-2">
          {orderStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </p>
        <p className="cluster gap-2">
          <StatusBadge status="projectFinished" small />
          <StatusBadge status="orderCancelled" label={texts.balance} />
        </p>
      </Sample>
      <Sample name="Badge">
        {lookTables.map((table) => (
          <p className="cluster gap-2" key={table}>
            {Object.entries(looks[table]).map(([state, look]) => (
              <Badge key={state} {...look} label={state} />
            ))}
          </p>
        ))}
      </Sample>
      <Sample name="PaymentState">
        <p className="cluster gap-2">
          {paymentStates.map((state) => (
            <PaymentState key={state} state={state} disputes={[]} />
          ))}
          <PaymentState state="captured" disputes={[dispute as never]} />
        </p>
      </Sample>
      <Sample name="MailState">
        <p className="cluster gap-2">
          {mailStates.map((state) => (
            <MailState key={state} state={state} label={state} />
          ))}
          <UnconfirmedBadge label="unconfirmed" />
        </p>
      </Sample>
      <Sample name="MoneyText">
        <p className="cluster gap-4">
          <MoneyText money={euros('1234567.80')} />
          <MoneyText money={{ amount: '-150', currency: 'JPY' }} />
          <MoneyText money={{ amount: '0.000', currency: 'KWD' }} dim />
        </p>
      </Sample>
      <Sample name="DateText">
        <p className="cluster gap-4">
          {(['date', 'time', 'full', 'recent'] as const).map((style) => (
            <DateText key={style} at={sampleTime} style={style} />
          ))}
        </p>
      </Sample>
      <Sample name="PersonAvatar">
        <p className="cluster gap-4">
          <PersonAvatar name={texts.person} />
          <PersonAvatar name={texts.person} size="block" accent />
          <PersonAvatar name={texts.person} size="page" />
        </p>
      </Sample>
      <Sample name="Flag, PhoneLink, CountMark, Brand">
        <p className="cluster gap-4">
          <Flag code="EE" />
          <FlagName code="GE" name={texts.country} />
          <PhoneLink phone="+37251234567" icon={<IconMail size={16} aria-hidden="true" />} />
          <CountMark count={7} label="7" />
          <CountMark count="99+" />
          <Brand />
        </p>
      </Sample>
      <Sample name="ShareBar">
        <ShareBar percent={0} label="0" />
        <ShareBar percent={30} label={texts.share} thick />
        <ShareBar percent={100} label="100" thick />
      </Sample>
      <Sample name="CopyButton, CopyLink, ShareLink">
        <div className="cluster gap-4">
          <CopyButton text="RG-2043" label={texts.copy} done={texts.done} of="RG-2043" />
          <CopyLink />
          <ShareLink label={texts.copy} done={texts.done} />
        </div>
      </Sample>
    </SampleCard>
  );
}
