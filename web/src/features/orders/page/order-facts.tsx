import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MoneyText } from '#machines/kernel/money';
import { mayManageOrders, permits } from '#machines/access/table';
import { formatMoney, formatPercent, languageName } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { PersonAvatar } from '../../../ui/person-avatar.js';
import { PhoneLink } from '../../../ui/phone-link.js';
import { UnconfirmedBadge } from '../../../ui/state-badges.js';
import type { PersonReference } from '../api/wire.js';
import { CompanySection, DetailsSection } from './company-sections.js';
import { ConfigurationSection } from './configuration-section.js';
import { MoneySection } from './money-section.js';
import styles from './order-facts.module.css';
import { useAnnounce } from '../../../ui/announcer.js';
import { mutations } from '../api/calls.js';
import { useOrderMutation } from '../api/use-order-mutation.js';
import { WriteNotice } from '../forms/write-notice.js';
import { useOrderPage } from '../view-model/order-context.js';
import { RewardNotice } from './reward-notice.js';

/** The right column with parties and amounts. */
export function OrderFacts() {
  const { t } = useTranslation('order');
  const { order, reader, audience, permissions, open } = useOrderPage();
  const isStaff = audience === 'staff';
  return (
    <div className={`surface divided ${styles.sheet}`}>
      {audience === 'partner' ? <PartnerReward /> : <MoneySection />}
      <section>
        <h2>
          {t('people.client')}
          {mayManageOrders(reader) ? (
            <button type="button" className="link small" onClick={() => open({ kind: 'message' })}>
              {t('mail.write')}
            </button>
          ) : null}
        </h2>
        <Person person={order.client} to={permits(reader, 'clients.read') ? `/admin/client/${order.client._id}` : undefined} />
      </section>
      {isStaff ? <PartnerSection /> : null}
      <section>
        <h2>
          {t('people.manager')}
          {permissions.can('assignManager') ? (
            <button type="button" className="link small" onClick={() => open({ kind: 'manager' })}>
              {t(order.manager ? 'people.reassign' : 'people.assign')}
            </button>
          ) : null}
        </h2>
        {order.manager ? (
          <Person person={order.manager}>
            {order.managerGone ? <span className={`block ${styles.gone}`}>{t('people.managerGone')}</span> : null}
          </Person>
        ) : (
          <p className="small muted">{t('people.noManager')}</p>
        )}
        {order.manager === null && permissions.can('assignManager') ? <TakeIt /> : null}
      </section>
      <ConfigurationSection />
      <DetailsSection />
      <CompanySection />
    </div>
  );
}

/** Assigns an order without a manager to the reader, at once. */
function TakeIt() {
  const { t } = useTranslation('order');
  const { order, reader } = useOrderPage();
  const announce = useAnnounce();
  const write = useOrderMutation(order);
  return (
    <div className={`flex mt-3 ${styles.actions}`}>
      <Button
        size="xs"
        loading={write.busy}
        onClick={() => write.send(mutations.manager(order._id, reader.id), () => announce(t('people.taken', { number: order.number })))}
      >
        {t('people.take')}
      </Button>
      <WriteNotice of={write} />
    </div>
  );
}

interface PersonProps {
  person: PersonReference;
  /** their page, for readers who may open it */
  to?: string | undefined;
  children?: ReactNode;
}

/** A person's name and contacts, without those that the reader may not see. */
function Person({ person, to, children }: PersonProps) {
  const { t } = useTranslation('order');
  const own = useLanguage();
  return (
    <div className={`small flex align-start min-w-0 gap-loose ${styles.person}`}>
      <PersonAvatar name={person.name} size="block" />
      <span>
        <b>{to && person.name ? <Link to={to}>{person.name}</Link> : person.name}</b>
        {person.company ? <span className="muted block">{person.company}</span> : null}
        {person.language ? (
          <span className="muted block">{t('people.language', { language: languageName(person.language, own) })}</span>
        ) : null}
        {person.email ? (
          <span className="muted block">
            <a href={`mailto:${person.email}`}>{person.email}</a>
          </span>
        ) : null}
        {person.emailConfirmed === false ? (
          <span className="muted block">
            <UnconfirmedBadge label={t('people.unconfirmed')} />
          </span>
        ) : null}
        {person.phone ? (
          <span className="muted block">
            <PhoneLink phone={person.phone} />
          </span>
        ) : null}
        {children}
      </span>
    </div>
  );
}

function PartnerSection() {
  const { t } = useTranslation('order');
  const { order, reader, permissions, open } = useOrderPage();
  const mayAppoint = permissions.can('appointPartner');
  const mayChange = permissions.can('changePartnerReward');
  return (
    <section>
      <h2>
        {t('people.partner')}
        {mayAppoint ? (
          <button type="button" className="link small" onClick={() => open({ kind: 'partner' })}>
            {t(order.partner ? 'people.replace' : 'people.appoint')}
          </button>
        ) : null}
      </h2>
      {order.partner ? (
        <>
          <Person
            person={order.partner}
            to={permits(reader, 'partners.read') ? `/admin/partner-for-admin/${order.partner._id}` : undefined}
          />
          <RewardLines />
        </>
      ) : (
        <p className="small muted">{t('people.none')}</p>
      )}
      {mayChange ? (
        <div className={`flex mt-3 ${styles.actions}`}>
          <Button size="xs" onClick={() => open({ kind: 'reward' })}>
            {t('people.changeReward')}
          </Button>
        </div>
      ) : null}
      {mayAppoint ? null : (
        <p className="tiny flex dim mt-2 gap-snug">
          <IconLock size={14} stroke={2} aria-hidden="true" />
          {t('people.onlyBefore')}
        </p>
      )}
    </section>
  );
}

/** The current percentage with its amount, and the one that waits for the partner. */
function RewardLines() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience } = useOrderPage();
  const { partnerRewardPercent, partnerReward, pendingPartnerRewardPercent, pendingPartnerReward } = order;
  // A partner does not learn what was kept of a finished order, of which the commission is taken: the payout says it.
  const isInPayouts = order.status === 'projectFinished' && audience === 'partner';
  const line = (percent = 0, amount: MoneyText | null = null) => {
    const text = formatPercent(percent, language);
    return amount ? t('people.rewardLine', { percent: text, amount: formatMoney(amount, language) }) : text;
  };
  return (
    <>
      <p className={styles.line}>
        <span>{t('people.reward')}</span>
        <span>{line(partnerRewardPercent, partnerReward)}</span>
      </p>
      {isInPayouts ? <Link to="/payoffs">{t('people.payout')}</Link> : null}
      {typeof pendingPartnerRewardPercent !== 'number' ? null : (
        <p className={styles.line}>
          <span>{t('people.newReward')}</span>
          <span>
            {line(pendingPartnerRewardPercent, pendingPartnerReward)}
            {audience === 'staff' ? `, ${t('people.waits')}` : ''}
          </span>
        </p>
      )}
    </>
  );
}

function PartnerReward() {
  const { t } = useTranslation('order');
  return (
    <section>
      <h2>{t('people.yours')}</h2>
      <RewardLines />
      <RewardNotice />
    </section>
  );
}
