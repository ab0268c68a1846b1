import { IconChevronDown } from '@tabler/icons-react';
import { typeset } from '#machines/kernel/typography';
import type { Question } from '../../lib/prose.js';
import { breadcrumbList, faqPage } from '../json-ld.js';
import { definePage, type PageContext, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { Blocks } from '../prose.js';
import { promiseSlots } from '../promises.js';
import { pageTexts } from '../page-texts.js';
import styles from './plain.module.css';
import { Top } from './top.js';

interface Group {
  id: string;
  title: string;
  items: readonly Question[];
}

const crumbsOf = ({ language }: Pick<PageContext, 'language'>) => [{ name: pageTexts[language].faq.crumb, path: '/faq' }];

export const faq = definePage<{ groups: readonly Group[] }>({
  path: '/faq',
  load: ({ language, demo }) => ({ groups: pageTexts[language].faq.groups.map((group) => shown(group, demo)) }),
  head: ({ groups }, context) => ({
    ...pageTexts[context.language].faq.head,
    jsonLd: [
      faqPage(
        groups.flatMap(({ items }) => items),
        promiseSlots(context.catalogue.settings.promises, context.language),
      ),
      breadcrumbList(context, crumbsOf(context)),
    ],
  }),
  Component: Faq,
});

/** Leaves out questions that only a demo has. */
const shown = (group: Group, demo: boolean): Group => ({ ...group, items: group.items.filter(({ id }) => demo || id !== 'real-company') });

function Faq({ data: { groups } }: { data: { groups: readonly Group[] } }) {
  const { language } = useSite();
  const texts = pageTexts[language].faq;
  return (
    <>
      <Top crumbs={crumbsOf({ language })} title={[texts.title]} lead={texts.lead} />
      <div className={parts.section}>
        <div className={`${parts.wrap} stack align-start ${styles.document}`}>
          <nav className={`text ${styles.contents}`} aria-label={texts.contents}>
            <h2 className="fine medium mb-2">{texts.contents}</h2>
            <ul>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{typeset(title, language)}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.groups}>
            {groups.map((group, index) => (
              <QuestionGroup key={group.id} {...group} first={index === 0} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

function QuestionGroup({ id, title, items, first }: Group & { first: boolean }) {
  const { language, catalogue } = useSite();
  const slots = promiseSlots(catalogue.settings.promises, language);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading">
        {typeset(title, language)}
      </h2>
      <div className={parts.questions}>
        {items.map(({ id: anchor, question, answer }, index) => (
          <details key={anchor} className="fold" open={first && index === 0}>
            <summary>
              {typeset(question, language)}
              <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            </summary>
            {/* Inside, so that a link to it opens the answer. */}
            <div id={anchor} className={`underlined ${styles.prose} ${styles.answer}`}>
              <Blocks body={answer} slots={slots} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
