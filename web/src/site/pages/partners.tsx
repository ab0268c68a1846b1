import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import { fromText, percentOf, toText, type MoneyText } from '#machines/kernel/money';
import { texts } from '#machines/payoff/texts/all';
import { formatCount, formatPercent } from '../../lib/format.js';
import { fill } from '../../lib/prose.js';
import { Flag } from '../../ui/flag.js';
import { type Offer, popularOffers } from '../catalogue.js';
import { Island } from '../island.js';
import { breadcrumbList } from '../json-ld.js';
import { priceText } from '../money.js';
import { definePage, type PageContext, useHref, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { Table } from '../prose.js';
import { pageTexts } from '../page-texts.js';
import { InDemo, Invented } from './demo.js';
import route from '../parts/route.module.css';
import styles from './plain.module.css';
import { Pair, PageSection, Sheet } from './section.js';
import { Top } from './top.js';

interface Data {
  /** service in the calculation of a partner's share; null if nothing is sold */
  example: Offer | null;
  countries: { code: string; name: string }[];
}

const crumbsOf = ({ language }: Pick<PageContext, 'language'>) => [{ name: pageTexts[language].partners.crumb, path: '/partners' }];

/** Page /{ru|en}/partners: how partners work with us, an example of their share, and the form for them. */
export const partners = definePage<Data>({
  path: '/partners',
  load: ({ catalogue, language }) => ({
    example: popularOffers(catalogue, 1)[0] ?? null,
    countries: catalogue.countries
      .map(({ code, name }) => ({ code, name: contentText(name, language) }))
      .sort((one, other) => one.name.localeCompare(other.name, language)),
  }),
  head: (_, context) => ({
    ...pageTexts[context.language].partners.head,
    jsonLd: [breadcrumbList(context, crumbsOf(context))],
  }),
  Component: Partners,
});

function Partners({ data: { example, countries } }: { data: Data }) {
  const { language } = useSite();
  const partners = pageTexts[language].partners;
  return (
    <>
      <Top crumbs={crumbsOf({ language })} title={partners.title} lead={partners.lead} sheet={example && <Example offer={example} />}>
        <div className={parts.actions}>
          <a className="button" data-main href="#offer">
            {partners.offer}
          </a>
          <a href="#money">{partners.how}</a>
        </div>
      </Top>
      <Work />
      <Money />
      <Sight />
      <Countries countries={countries} />
      <Offering countries={countries} />
    </>
  );
}

/* Basis points. A percent is agreed in each order; this one shows the arithmetic. */
const examplePercent = 2000;

/** A partner's share of a real price, also after a refund of a quarter. */
function Example({ offer: { country, service } }: { offer: Offer }) {
  const { language } = useSite();
  const { example } = pageTexts[language].partners;
  const { currency } = service.price;
  const price = fromText(service.price.amount, currency) ?? 0;
  const back = percentOf(price, 2500);
  const money = (amount: number): MoneyText => toText(amount, currency);
  return (
    <Sheet
      title={
        <>
          <Flag code={country.code} /> {typeset(contentText(service.title, language), language)}
        </>
      }
      note={example.note}
    >
      <Pair name={example.price}>{priceText(money(price), language)}</Pair>
      <Pair name={example.percent}>{formatPercent(examplePercent / 100, language)}</Pair>
      <Pair name={example.reward} total>
        {priceText(money(percentOf(price, examplePercent)), language)}
      </Pair>
      <Pair name={example.refund}>{priceText(money(back), language)}</Pair>
      <Pair name={example.left}>{priceText(money(percentOf(price - back, examplePercent)), language)}</Pair>
    </Sheet>
  );
}

function Work() {
  const { language } = useSite();
  const { work } = pageTexts[language].partners;
  return (
    <PageSection id="work" title={work.title} lead={work.lead}>
      <ol className={`${route.route} ${styles.route}`}>
        {work.steps.map(({ when, title, text }) => (
          <li key={title}>
            <span className="dim text-sm">{when}</span>
            <h3>{typeset(title, language)}</h3>
            <p className="text muted">{typeset(text, language)}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}

function Money() {
  const { language } = useSite();
  const { money } = pageTexts[language].partners;
  const states = texts[language].status;
  return (
    <PageSection id="money" title={money.title} lead={money.formula} sunken>
      <div className={`beside ${styles.thirds}`}>
        <Table
          caption={money.title}
          head={[money.state, money.meaning]}
          rows={(Object.keys(money.meanings) as (keyof typeof money.meanings)[]).map((state) => [
            states[state],
            typeset(money.meanings[state], language),
          ])}
        />
        <ul className={`text underlined ${styles.dashes}`}>
          {money.notes.map((note) => (
            <li className="muted relative" key={note}>
              {typeset(note, language)}
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}

function Sight() {
  const { language } = useSite();
  const { sees } = pageTexts[language].partners;
  const columns = [
    { title: sees.yes, items: sees.shown },
    { title: sees.no, items: sees.hidden },
  ];
  return (
    <PageSection id="sees" title={sees.title}>
      <div className={`stack gap-6 narrow-stack two-up ${styles.columns}`}>
        {columns.map(({ title, items }) => (
          <div key={title} className={`sheet ${styles.box}`}>
            <h3 className="mb-3">{typeset(title, language)}</h3>
            <ul className={`text underlined ${styles.dashes}`}>
              {items.map((item) => (
                <li className="muted relative" key={item}>
                  {typeset(item, language)}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </PageSection>
  );
}

function Countries({ countries: all }: Pick<Data, 'countries'>) {
  const { language } = useSite();
  const href = useHref();
  const { countries } = pageTexts[language].partners;
  const form = new Intl.PluralRules(language).select(all.length);
  const forms: Readonly<Record<string, string>> = countries;
  const count = fill(forms[`count_${form}`] ?? countries.count_other, { count: formatCount(all.length, language) });
  return (
    <PageSection id="countries" title={countries.title} lead={countries.lead} slots={{ countries: count }} sunken>
      <ul className={`stack ${styles.flags}`}>
        {all.map(({ code, name }) => (
          <li key={code} className="row">
            <Flag code={code} />
            <a href={href(`/service/${code.toLowerCase()}`)}>{name}</a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Offering({ countries }: Pick<Data, 'countries'>) {
  const { language } = useSite();
  const { form, wanted } = pageTexts[language].partners;
  return (
    <section className={parts.section} aria-labelledby="offer">
      <div className={`${parts.wrap} beside`}>
        <div>
          <h2 id="offer" className="title">
            {typeset(form.title, language)}
          </h2>
          <p className="sub">{typeset(form.lead, language)}</p>
          <h3 className={styles.subtitle}>{typeset(wanted.title, language)}</h3>
          <ul className={`text underlined ${styles.dashes}`}>
            {wanted.items.map((item) => (
              <li className="muted relative" key={item}>
                {typeset(item, language)}
              </li>
            ))}
          </ul>
          <InDemo>
            <p className={parts.note}>
              <Invented />
            </p>
          </InDemo>
        </div>
        <Island name="offerForm" props={{ countries }} />
      </div>
    </section>
  );
}
