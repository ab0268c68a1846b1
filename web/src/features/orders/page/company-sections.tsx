import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Facts as OrderFacts } from '#machines/order/facts';
import { isFinal } from '#machines/order/statuses';
import { formatDay, formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { type Fact, Facts } from '../../../ui/facts.js';
import type { OrderResource } from '../api/wire.js';
import { useOrderPage } from '../view-model/order-context.js';

/** Renders nothing if the order asks for no details. */
export function DetailsSection() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience, facts, permissions, open } = useOrderPage();
  const { asks, given, names, founders, people } = order.details;
  if (asks.length === 0) return null;
  const mayGive = permissions.can('giveDetails');
  const missing = audience === 'client' || isFinal(order.status) ? (`company.notYet.${notYet(order, facts)}` as const) : 'company.awaited';
  const lines: Fact[] = [
    ...names.map((name, index): Fact => [t(`company.wish${(index + 1) as 1 | 2 | 3}`), name]),
    ...founders.map(({ name, share }): Fact => [name, formatPercent(share, language)]),
    ...people.map(({ name, post }): Fact => [name, post]),
  ];
  return (
    <section>
      <h2>
        {t('company.details')}
        {mayGive ? (
          <button type="button" className="link small" onClick={() => open({ kind: 'details' })}>
            {t(given ? 'company.change' : 'company.fillIn')}
          </button>
        ) : null}
      </h2>
      {given ? <Facts lines={lines} /> : <p className="small muted">{t(missing)}</p>}
    </section>
  );
}

/** What comes before the client can give missing details: payment, confirmation, or nothing (`open`); `over` if the order has ended. */
function notYet({ status }: OrderResource, { money }: OrderFacts): 'over' | 'pay' | 'confirm' | 'open' {
  if (isFinal(status)) return 'over';
  if (status !== 'newOrder' && status !== 'orderConfirmedNotPayed') return 'open';
  return money?.prepayment === 'missing' ? 'pay' : 'confirm';
}

export function CompanySection() {
  const { t } = useTranslation('order');
  const { order, permissions, open } = useOrderPage();
  const mayRecord = permissions.can('recordCompany');
  // An order that makes no company is not asked for one.
  if (!order.company && (!mayRecord || order.details.asks.length === 0)) return null;
  return (
    <section>
      <h2>
        {t('company.title')}
        {mayRecord ? (
          <button type="button" className="link small" onClick={() => open({ kind: 'company' })}>
            {t(order.company ? 'company.change' : 'company.record')}
          </button>
        ) : null}
      </h2>
      {order.company ? <CompanyFacts /> : <p className="small muted">{t('company.notRecorded')}</p>}
    </section>
  );
}

/** Facts of the registered company, and the link to its page, which partners lack. */
export function CompanyFacts() {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const { order, audience } = useOrderPage();
  const { company } = order;
  if (!company) return null;
  const { name, registerNumber, address, registeredOn, renewsOn } = company;
  return (
    <>
      <Facts
        lines={[
          [t('company.name'), name],
          [t('company.number'), registerNumber],
          [t('company.address'), address],
          [t('company.registeredOn'), formatDay(registeredOn, 'date', language)],
          [t('company.renewsOn'), renewsOn && formatDay(renewsOn, 'date', language)],
        ]}
      />
      {audience === 'partner' ? null : (
        <Link className="small medium" to={`${audience === 'client' ? '' : '/admin'}/company?order=${order._id}`}>
          {t('company.page')}
        </Link>
      )}
    </>
  );
}
