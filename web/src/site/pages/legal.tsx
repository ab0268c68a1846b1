import { currentTerms } from '#machines/catalogue/published-terms';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import { formatDay } from '../../lib/format.js';
import type { Section, Slots } from '../../lib/prose.js';
import { breadcrumbList } from '../json-ld.js';
import { officeDayText, definePage, type PageContext, type SitePage, useHref, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { Blocks, Rich } from '../prose.js';
import { promiseSlots } from '../promises.js';
import { telHref } from '../../lib/phone.js';
import { hoursText } from '../../lib/working-hours.js';
import { pageTexts } from '../page-texts.js';
import styles from './plain.module.css';
import { InDemo } from './demo.js';
import { Top } from './top.js';

const names = ['offer', 'refunds', 'privacy', 'cookies', 'imprint'] as const;
type Name = (typeof names)[number];

/** Last change of each page's text. Terms and refund rules have versions, each valid from a time, because orders are placed under them. */
const changedAt: Record<Name, { day: string } | { since: string }> = {
  offer: currentTerms,
  refunds: currentTerms,
  privacy: { day: '2026-11-24' },
  cookies: { day: '2026-11-24' },
  imprint: { day: '2026-11-24' },
};

function changedText(name: Name, context: Pick<PageContext, 'catalogue' | 'language'>): string {
  const changed = changedAt[name];
  return 'day' in changed ? formatDay(changed.day, 'date', context.language) : officeDayText(context, changed.since);
}

interface Data {
  name: Name;
  sections: readonly Section[];
  slots: Slots;
}

const crumbsOf = ({ language }: Pick<PageContext, 'language'>, name: Name) => [
  { name: pageTexts[language].frame.names[name], path: `/${name}` },
];

/** Pages /{ru|en}/offer, /refunds, /privacy, /cookies and /imprint. */
export const legal: readonly SitePage[] = names.map((name) =>
  definePage<Data>({
    path: `/${name}`,
    load: (context) => ({ name, sections: pageTexts[context.language].legal[name].sections, slots: slotsOf(context) }),
    head: (_, context) => ({
      ...pageTexts[context.language].legal[name].head,
      jsonLd: [breadcrumbList(context, crumbsOf(context, name))],
    }),
    Component: Legal,
  }),
);

function slotsOf(context: PageContext): Slots {
  const { catalogue, language } = context;
  const { settings, services, at } = catalogue;
  const changed = services
    .map(({ updatedAt }) => updatedAt)
    .reduce((one, other) => (one > other ? one : other), services[0]?.updatedAt ?? at);
  return {
    company: contentText(settings.company.name, language),
    address: contentText(settings.company.address, language),
    email: settings.email,
    changed: officeDayText(context, changed),
    ...promiseSlots(settings.promises, language),
  };
}

function Legal({ data: { name, sections, slots } }: { data: Data }) {
  const { catalogue, language } = useSite();
  const href = useHref();
  const { frame, legal: documents } = pageTexts[language];
  const { lead } = documents[name];
  return (
    <>
      <Top crumbs={crumbsOf({ language }, name)} title={[frame.names[name]]} lead={lead} slots={slots}>
        <p className={parts.note}>
          <Rich text={frame.inForce} slots={{ date: changedText(name, { catalogue, language }) }} />
        </p>
      </Top>
      <div className={parts.section}>
        <div className={`${parts.wrap} stack align-start ${styles.document}`}>
          <div className={`text ${styles.contents}`}>
            <nav aria-label={frame.contents}>
              <h2 className="fine medium mb-2">{frame.contents}</h2>
              <ul>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{typeset(title, language)}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-label={frame.others}>
              <h2 className="fine medium mb-2">{frame.others}</h2>
              <ul>
                {names
                  .filter((other) => other !== name)
                  .map((other) => (
                    <li key={other}>
                      <a href={href(`/${other}`)}>{frame.names[other]}</a>
                    </li>
                  ))}
              </ul>
            </nav>
          </div>
          <Brief name={name} />
          {name === 'imprint' ? <Company /> : null}
          <article className={styles.legal}>
            {sections.map(({ id, title, body }) => (
              <section key={id} className={`underlined ${styles.prose}`} aria-labelledby={id}>
                <h2 id={id} className="heading">
                  {typeset(title, language)}
                </h2>
                <Blocks body={body} slots={slots} />
              </section>
            ))}
          </article>
        </div>
      </div>
    </>
  );
}

/** The document in four lines; in a demo also that there is no contract. */
function Brief({ name }: Pick<Data, 'name'>) {
  const { language } = useSite();
  const { frame, legal: documents } = pageTexts[language];
  return (
    <section className={`sheet ${styles.box} raised ${styles.brief}`} aria-labelledby="brief">
      <h2 className="mb-3" id="brief">
        {frame.brief}
      </h2>
      <ul className={`text underlined ${styles.dashes}`}>
        {documents[name].brief.map((line) => (
          <li className="muted relative" key={line}>
            {typeset(line, language)}
          </li>
        ))}
      </ul>
      <InDemo>
        <footer>{typeset(frame.demo, language)}</footer>
      </InDemo>
    </section>
  );
}

function Company() {
  const { language, catalogue } = useSite();
  const texts = pageTexts[language].legal.imprint.company;
  const { company, phone, email, workingHours } = catalogue.settings;
  const lines = [
    [texts.name, contentText(company.name, language)],
    [texts.registryCode, company.registryCode],
    [texts.address, contentText(company.address, language)],
    [
      texts.phone,
      <a key="phone" href={telHref(phone)}>
        {phone}
      </a>,
    ],
    [
      texts.email,
      <a key="email" href={`mailto:${email}`}>
        {email}
      </a>,
    ],
    [texts.hours, hoursText(workingHours, language)],
  ] as const;
  return (
    <section aria-labelledby="company">
      <h2 id="company" className="heading">
        {texts.title}
      </h2>
      <dl className={`ruled pairs ${styles.details}`}>
        {lines.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
