import { typeset } from '#machines/kernel/typography';
import { kindNames, type MessengerKind, type SocialKind } from '#machines/catalogue/site-settings';
import { telHref } from '../../lib/phone.js';
import { hoursText } from '../../lib/working-hours.js';
import { Island } from '../island.js';
import { breadcrumbList, organization } from '../json-ld.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { Rich, Table } from '../prose.js';
import { pageWords } from '../words.js';
import { InDemo, Invented } from './demo.js';
import styles from './plain.module.css';
import { PageSection, Sheet, WordPair } from './section.js';
import { Top } from './top.js';

const crumbsOf = ({ language }: Pick<PageContext, 'language'>) => [{ name: pageWords[language].contacts.crumb, path: '/contacts' }];

export const contacts = definePage({
  path: '/contacts',
  load: () => ({}),
  head: (_, context) => ({
    ...pageWords[context.language].contacts.head,
    jsonLd: [organization(context), breadcrumbList(context, crumbsOf(context))],
  }),
  Component: Contacts,
});

function Contacts() {
  const { language, catalogue } = useSite();
  const words = pageWords[language].contacts;
  const { email, workingHours } = catalogue.settings;
  // The hours stay on one line.
  const hours = hoursText(workingHours, language).replace(/(?<=\d)–(?=\d)/, '\u2060–\u2060');
  return (
    <>
      <Top crumbs={crumbsOf({ language })} title={words.title} lead={words.lead} sheet={<Ways />}>
        <div className={parts.actions}>
          <Island name="consultation" props={{ label: words.consult, look: 'primary' }} />
        </div>
        <p className={parts.note}>{typeset(words.consultNote, language)}</p>
      </Top>
      <section className={parts.section} aria-labelledby="call-title">
        <div className={`${parts.wrap} beside`}>
          <div>
            <h2 id="call-title" className="title">
              {typeset(words.call.title, language)}
            </h2>
            <p className="sub">
              <Rich text={words.call.lead} slots={{ hours }} />
            </p>
          </div>
          <Island name="callForm" props={{}} />
        </div>
      </section>
      <PageSection id="topics" title={words.topics.title} lead={words.topics.lead} sunken>
        <Table
          caption={words.topics.title}
          head={[words.topics.topic, words.topics.where]}
          rows={words.topics.rows.map(({ topic, where }) => [
            typeset(topic, language),
            <Rich key={topic} text={where} slots={{ email }} />,
          ])}
        />
      </PageSection>
      <Company />
    </>
  );
}

/** Contacts of the office, from the settings of the site. */
function Ways() {
  const { language, catalogue } = useSite();
  const { sheet } = pageWords[language].contacts;
  const { phone, email, workingHours, messengers, social } = catalogue.settings;
  const links = (all: readonly { kind: SocialKind | MessengerKind; url: string }[]) =>
    all.map(({ kind, url }, index) => (
      <span key={kind}>
        {index > 0 ? ', ' : null}
        <a href={url} rel="noopener noreferrer">
          {kindNames[kind]}
        </a>
      </span>
    ));
  return (
    <Sheet title={sheet.title}>
      <WordPair name={sheet.phone}>
        <a className="strong nowrap" href={telHref(phone)}>
          {phone}
        </a>
      </WordPair>
      <WordPair name={sheet.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </WordPair>
      <WordPair name={sheet.hours}>{hoursText(workingHours, language)}</WordPair>
      {messengers.length > 0 ? <WordPair name={sheet.messengers}>{links(messengers)}</WordPair> : null}
      {social.length > 0 ? <WordPair name={sheet.social}>{links(social)}</WordPair> : null}
    </Sheet>
  );
}

function Company() {
  const { language, catalogue } = useSite();
  const href = useHref();
  const { company: words } = pageWords[language].contacts;
  const names = pageWords[language].legal.imprint.company;
  const { company } = catalogue.settings;
  return (
    <section className={parts.section} aria-labelledby="company">
      <div className={`${parts.wrap} beside`}>
        <div>
          <h2 id="company" className="title">
            {typeset(words.title, language)}
          </h2>
          <InDemo>
            <p className="sub">
              <Invented />
            </p>
          </InDemo>
        </div>
        <div>
          <dl className={`ruled pairs ${styles.details}`}>
            <WordPair name={names.name}>{company.name[language]}</WordPair>
            <WordPair name={names.registryCode}>{company.registryCode}</WordPair>
            <WordPair name={names.address}>{company.address[language]}</WordPair>
          </dl>
          <div className={parts.actions}>
            <a href={href('/imprint')}>{words.more}</a>
          </div>
        </div>
      </div>
    </section>
  );
}
