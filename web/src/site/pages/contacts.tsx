import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import { kindNames, type MessengerKind, type SocialKind } from '#machines/catalogue/site-settings';
import { telHref } from '../../lib/phone.js';
import { hoursText } from '../../lib/working-hours.js';
import { Island } from '../island.js';
import { breadcrumbList, organization } from '../json-ld.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { Rich, Table } from '../prose.js';
import { pageTexts } from '../page-texts.js';
import { InDemo, Invented } from './demo.js';
import styles from './plain.module.css';
import { PageSection, Sheet, WordPair } from './section.js';
import { Top } from './top.js';

const crumbsOf = ({ language }: Pick<PageContext, 'language'>) => [{ name: pageTexts[language].contacts.crumb, path: '/contacts' }];

export const contacts = definePage({
  path: '/contacts',
  load: () => ({}),
  head: (_, context) => ({
    ...pageTexts[context.language].contacts.head,
    jsonLd: [organization(context), breadcrumbList(context, crumbsOf(context))],
  }),
  Component: Contacts,
});

function Contacts() {
  const { language, catalogue } = useSite();
  const texts = pageTexts[language].contacts;
  const { email, workingHours } = catalogue.settings;
  // The hours stay on one line.
  const hours = hoursText(workingHours, language).replace(/(?<=\d)–(?=\d)/, '\u2060–\u2060');
  return (
    <>
      <Top crumbs={crumbsOf({ language })} title={texts.title} lead={texts.lead} sheet={<Ways />}>
        <div className={parts.actions}>
          <Island name="consultation" props={{ label: texts.consult, look: 'primary' }} />
        </div>
        <p className={parts.note}>{typeset(texts.consultNote, language)}</p>
      </Top>
      <section className={parts.section} aria-labelledby="call-title">
        <div className={`${parts.wrap} beside`}>
          <div>
            <h2 id="call-title" className="title">
              {typeset(texts.call.title, language)}
            </h2>
            <p className="sub">
              <Rich text={texts.call.lead} slots={{ hours }} />
            </p>
          </div>
          <Island name="callForm" props={{}} />
        </div>
      </section>
      <PageSection id="topics" title={texts.topics.title} lead={texts.topics.lead} sunken>
        <Table
          caption={texts.topics.title}
          head={[texts.topics.topic, texts.topics.where]}
          rows={texts.topics.rows.map(({ topic, where }) => [
            typeset(topic, language),
            <Rich key={topic} text={where} slots={{ email }} />,
          ])}
        />
      </PageSection>
      <Company />
    </>
  );
}

/** Phone, email, hours, messengers and social networks of the office, from the settings of the site. */
function Ways() {
  const { language, catalogue } = useSite();
  const { sheet } = pageTexts[language].contacts;
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
  const { company: texts } = pageTexts[language].contacts;
  const names = pageTexts[language].legal.imprint.company;
  const { company } = catalogue.settings;
  return (
    <section className={parts.section} aria-labelledby="company">
      <div className={`${parts.wrap} beside`}>
        <div>
          <h2 id="company" className="title">
            {typeset(texts.title, language)}
          </h2>
          <InDemo>
            <p className="sub">
              <Invented />
            </p>
          </InDemo>
        </div>
        <div>
          <dl className={`ruled pairs ${styles.details}`}>
            <WordPair name={names.name}>{contentText(company.name, language)}</WordPair>
            <WordPair name={names.registryCode}>{company.registryCode}</WordPair>
            <WordPair name={names.address}>{contentText(company.address, language)}</WordPair>
          </dl>
          <div className={parts.actions}>
            <a href={href('/imprint')}>{texts.more}</a>
          </div>
        </div>
      </div>
    </section>
  );
}
