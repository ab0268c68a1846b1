import { typeset } from '#machines/kernel/typography';
import { texts } from '#machines/order/texts/all';
import { statusMeta } from '#machines/order/status-meta';
import { formatCount, formatPercent } from '../../lib/format.js';
import { fill } from '../../lib/prose.js';
import { Badge } from '../../ui/badge.js';
import { statusIcons } from '../../ui/badge-looks.js';
import { breadcrumbList, organization } from '../json-ld.js';
import { officeDayText, definePage, type PageContext, useHref, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { Rich, Table } from '../prose.js';
import { pageTexts } from '../page-texts.js';
import { InDemo, Invented } from './demo.js';
import styles from './plain.module.css';
import { Facts, Pair, PageSection, Sheet } from './section.js';
import { Top } from './top.js';
import { shortest, type Term } from '#machines/kernel/time';
import { formatTerm } from '#machines/kernel/term';

interface Data {
  countries: number;
  services: number;
  types: number;
  currencies: number;
  /** shortest term of all services; null if nothing is sold */
  fastest: Term | null;
  /** RFC 3339 time of the last change of a service */
  changed: string;
}

const crumbsOf = ({ language }: Pick<PageContext, 'language'>) => [{ name: pageTexts[language].about.crumb, path: '/about' }];

export const about = definePage<Data>({
  path: '/about',
  load: ({ catalogue: { countries, services, at } }) => ({
    countries: countries.length,
    services: services.length,
    types: new Set(services.map(({ type }) => type._id)).size,
    currencies: new Set(services.map(({ price }) => price.currency)).size,
    fastest: shortest(services.map(({ term }) => term)),
    changed: services.map(({ updatedAt }) => updatedAt).reduce((one, other) => (one > other ? one : other), services[0]?.updatedAt ?? at),
  }),
  head: (_, context) => ({
    ...pageTexts[context.language].about.head,
    jsonLd: [organization(context), breadcrumbList(context, crumbsOf(context))],
  }),
  Component: About,
});

function About({ data }: { data: Data }) {
  const { language } = useSite();
  const href = useHref();
  const about = pageTexts[language].about;
  return (
    <>
      <Top crumbs={crumbsOf({ language })} title={about.title} lead={about.lead} sheet={<Today data={data} />}>
        <div className={parts.actions}>
          <a className="button" data-main href={href('/service')}>
            {about.choose}
          </a>
          <a href={href('/contacts')}>{about.ask}</a>
        </div>
      </Top>
      <Roles />
      <Statuses />
      <Record />
    </>
  );
}

function Today({ data }: { data: Data }) {
  const { catalogue, language } = useSite();
  const { today } = pageTexts[language].about;
  const count = (value: number) => formatCount(value, language);
  return (
    <Sheet
      title={today.title}
      note={`${fill(today.changed, { date: officeDayText({ catalogue, language }, data.changed) })}. ${today.note}`}
    >
      <Pair name={today.countries}>{count(data.countries)}</Pair>
      <Pair name={today.services}>{count(data.services)}</Pair>
      <Pair name={today.types}>{count(data.types)}</Pair>
      <Pair name={today.currencies}>{count(data.currencies)}</Pair>
      {data.fastest ? (
        <Pair name={today.fastest} total>
          {formatTerm(data.fastest, language)}
        </Pair>
      ) : null}
    </Sheet>
  );
}

function Roles() {
  const { language } = useSite();
  const { roles } = pageTexts[language].about;
  const cell = (text: string) => (text === '' ? null : typeset(text, language));
  return (
    <PageSection id="roles" title={roles.title} lead={roles.lead}>
      <Table
        caption={roles.title}
        head={[roles.stage, roles.you, roles.partner, roles.manager]}
        rows={roles.rows.map(({ stage, you, partner, manager }) => [stage, cell(you), cell(partner), cell(manager)])}
      />
    </PageSection>
  );
}

function Statuses() {
  const { language } = useSite();
  const { statuses } = pageTexts[language].about;
  const names = texts[language].status;
  const percent = formatPercent(30, language);
  return (
    <PageSection id="statuses" title={statuses.title} lead={statuses.lead} sunken>
      <ol className={`sheet divided ${styles.statuses}`}>
        {(Object.keys(statuses.conditions) as (keyof typeof statuses.conditions)[]).map((status) => (
          <li className="stack gap-3 align-baseline" key={status}>
            <Badge colour={statusMeta[status].badge} icon={statusIcons[status]} label={fill(names[status], { percent })} />
            <p className="text muted">{typeset(statuses.conditions[status], language)}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function Record() {
  const { language } = useSite();
  const { record, not } = pageTexts[language].about;
  return (
    <section className={parts.section} aria-labelledby="record">
      <div className={`${parts.wrap} beside`}>
        <div>
          <h2 id="record" className="title">
            {typeset(record.title, language)}
          </h2>
          <Facts items={record.items} />
        </div>
        <div className={`sheet ${styles.box}`}>
          <h2 className="mb-3">{typeset(not.title, language)}</h2>
          <ul className={`text underlined ${styles.dashes}`}>
            {not.items.map((item) => (
              <li className="muted relative" key={item}>
                <Rich text={item} />
              </li>
            ))}
          </ul>
          <InDemo>
            <footer>
              <Invented />
            </footer>
          </InDemo>
        </div>
      </div>
    </section>
  );
}
