import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { contentText } from '#machines/kernel/content-language';
import { isId } from '#machines/kernel/ids';
import type { DocumentKind } from '#machines/order/state';
import type { OrderStatus } from '#machines/order/statuses';
import { faultOf } from '../../lib/problem.js';
import { personPath } from '../../lib/person-path.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { Card } from '../../ui/card.js';
import { DateText } from '../../ui/date-text.js';
import { DownloadLink } from '../../ui/download-link.js';
import { FlagName } from '../../ui/flag.js';
import { Notice } from '../../ui/notice.js';
import { RecordHeader } from '../../ui/record-header.js';
import { EmptyState, ErrorState, RecordSkeleton } from '../../ui/states.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { CompanyActs } from './company-acts.js';
import { CompanyFacts, PeopleOfCompany } from './company-facts.js';
import { CompanyState } from './company-state.js';
import { DueDates } from './due-dates.js';
import styles from './companies.module.css';
import { type Area, type Company, companyPath, listPath, useCompanies, useCompany } from './use-companies.js';

/** The page /company of a client. */
export const CompanyPage = () => <CompanyRoute area="personal" />;

/** The page /admin/company for staff: a company by the id in the address, or by its order. */
export const StaffCompanyPage = () => <CompanyRoute area="admin" />;

function CompanyRoute({ area }: { area: Area }) {
  const [params] = useSearchParams();
  const id = params.get('id');
  const order = params.get('order');
  if (isId(order)) return <CompanyOfOrder order={order} area={area} />;
  return isId(id) ? <LoadedCompany key={id} id={id} area={area} /> : <NoCompany area={area} />;
}

/** Finds the company that an order recorded or was placed for. */
function CompanyOfOrder({ order, area }: { order: string; area: Area }) {
  const { data, error, refetch } = useCompanies(new URLSearchParams({ 'filter[order]': order }));
  const [company] = data?.items ?? [];
  if (company) return <Navigate to={companyPath(area, company._id)} replace />;
  if (data) return <NoCompany area={area} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <RecordSkeleton above={0} />;
}

function LoadedCompany({ id, area }: { id: string; area: Area }) {
  const { t } = useTranslation('companies');
  const { data: company, error, refetch } = useCompany(id);
  usePageTitle(company?.name ?? t(`title.${area}`));
  if (error && faultOf(error).status === 404) return <NoCompany area={area} />;
  if (company) return <CompanyView company={company} area={area} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <RecordSkeleton above={0} />;
}

function NoCompany({ area }: { area: Area }) {
  const { t } = useTranslation('companies');
  usePageTitle(t('missing.title'));
  return <EmptyState title={t('missing.title')} text={t('missing.text')} action={<Link to={listPath[area]}>{t(`title.${area}`)}</Link>} />;
}

function CompanyView({ company, area }: { company: Company; area: Area }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  const { name, country, legalForm, client, twins = [] } = company;
  return (
    <>
      <RecordHeader
        crumbs={[{ label: t(`title.${area}`), to: listPath[area] }, { label: name }]}
        title={name}
        badges={<CompanyState company={company} />}
        subtitle={
          <span className="cluster gap-2">
            <FlagName code={country.code} name={[contentText(country.name, language), legalForm].filter(Boolean).join(', ')} />
            {area === 'admin' ? <Link to={personPath({ ...client, role: 'Client' })}>{client.name}</Link> : null}
          </span>
        }
      />
      <CompanyActs company={company} />
      {twins.map((twin) => (
        <div className="mt-3" key={twin._id}>
          <Notice tone="info">
            {t('twin')} <Link to={companyPath('admin', twin._id)}>{twin.client.name}</Link>
          </Notice>
        </div>
      ))}
      <div className="columns">
        <div className="stack min-w-0">
          <Card title={t('facts.title')}>
            <CompanyFacts company={company} area={area} />
          </Card>
          <Card title={t('due.title')}>
            <DueDates company={company} area={area} />
          </Card>
          <Card title={t('documents.title')}>
            <Documents company={company} />
          </Card>
        </div>
        <aside className="stack min-w-0">
          <Card title={t('people.title')}>
            <PeopleOfCompany company={company} area={area} />
          </Card>
          <Card title={t('orders.title')}>
            <Orders company={company} area={area} />
          </Card>
        </aside>
      </div>
    </>
  );
}

/** Documents of all its orders, by kind. */
function Documents({ company: { documents, orders } }: { company: Company }) {
  const { t } = useTranslation('companies');
  const numbers = new Map(orders.map(({ _id, number }) => [_id, number]));
  if (documents.length === 0) return <p className="small muted">{t('documents.none')}</p>;
  return documents.map(({ kind, documents: files }) => (
    <section className={styles.kind} key={kind}>
      <h3>{t(`documents.${kind as DocumentKind}`)}</h3>
      <ul className={`small ruled ${styles.lines}`}>
        {files.map(({ file, name, title, order, attachedAt }) => (
          <li key={`${file} ${order}`} className="rule-bottom">
            {title === null || title === name ? null : <span className="block">{title}</span>}
            <DownloadLink file={{ _id: file, name }} />
            <small className="dim num">
              {numbers.get(order)} · <DateText at={attachedAt} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** Orders of the company, the open ones first. */
function Orders({ company: { orders }, area }: { company: Company; area: Area }) {
  const { t } = useTranslation('companies');
  const language = useLanguage();
  if (orders.length === 0) return <p className="small muted">{t('orders.none')}</p>;
  return (
    <ul className={`small ${styles.lines}`}>
      {orders.map(({ _id, number, status, service, createdAt }) => (
        <li key={_id} className="rule-bottom">
          <p>
            <Link className="num" to={`${area === 'admin' ? '/admin/order' : '/order'}?id=${_id}`}>
              {number}
            </Link>{' '}
            {contentText(service.title, language)}
          </p>
          <span className={`row gap-2 mt-half ${styles.state}`}>
            <StatusBadge status={status as OrderStatus} small />
            <small className="dim">
              <DateText at={createdAt} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
