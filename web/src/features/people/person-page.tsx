import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { isId } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { sectionOf } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import { formatCount, formatTime } from '../../lib/format.js';
import { faultOf } from '../../lib/problem.js';
import { useMe } from '../../lib/session/session.js';
import { useLanguage } from '../../lib/use-language.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { OpenedBy } from '../../ui/opened-by.js';
import { PersonAvatar } from '../../ui/person-avatar.js';
import { RecordHeader } from '../../ui/record-header.js';
import { EmptyState, ErrorState, RecordSkeleton } from '../../ui/states.js';
import { Tabs } from '../../ui/tabs.js';
import { AccountHistory } from './account-history.js';
import { ActDialog } from './act-dialog.js';
import { listPaths } from './groups.js';
import { NotesTab } from './notes-tab.js';
import styles from './people.module.css';
import { PersonActs } from './person-acts.js';
import { PersonFacts } from './person-facts.js';
import { PersonFigures } from './person-figures.js';
import { nameOf, PersonState } from './person-label.js';
import { usePerson, useSummary } from './use-people.js';
import type { Act } from './why-not.js';
import type { Person } from './wire.js';

type Kind = 'clients' | 'partners';

/** Tabs about a person that belong to other features. */
type OtherTab = 'orders' | 'payments' | 'reviews' | 'reward' | 'payoffs';
export type OtherTabs = Partial<Record<OtherTab, (person: Person, reader: Actor) => ReactNode>>;

interface PageProps {
  kind: Kind;
  /** contents of tabs of other features */
  tabs: OtherTabs;
}

/** The page of a client or partner by the id in the address; people of another kind count as missing. */
export function PersonPage(props: PageProps) {
  const { id } = useParams();
  return isId(id ?? null) ? <LoadedPerson key={id} id={id ?? ''} {...props} /> : <Missing kind={props.kind} />;
}

function LoadedPerson({ id, kind, tabs }: PageProps & { id: string }) {
  const { t } = useTranslation('people');
  const me = useMe();
  const { data: person, error, refetch } = usePerson(id);
  // Drawn with its figures, which stand above the rest; what cannot be had of them is said in their place.
  const figures = useSummary(id);
  const language = useLanguage();
  usePageTitle(person ? nameOf(person, t('erasedName'), language) : t(`title.${kind}`));
  if (person && sectionOf(person.role) !== kind) return <Missing kind={kind} />;
  if (person && me && !figures.isPending) return <PersonView person={person} actor={me.actor} kind={kind} tabs={tabs} />;
  if (error && faultOf(error).status === 404) return <Missing kind={kind} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <RecordSkeleton above={72} />;
}

function Missing({ kind }: { kind: Kind }) {
  const { t } = useTranslation('people');
  usePageTitle(t('missing.title'));
  return (
    <EmptyState title={t('missing.title')} text={t('missing.text')} action={<Link to={listPaths[kind]}>{t(`missing.${kind}`)}</Link>} />
  );
}

interface ViewProps extends PageProps {
  person: Person;
  actor: Actor;
}

function PersonView({ person, actor, kind, tabs }: ViewProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const [act, setAct] = useState<Act | null>(null);
  const name = nameOf(person, t('erasedName'), language);
  const since = t(`since.${kind}`, { date: formatTime(person.createdAt, 'date', language) });
  return (
    <>
      <RecordHeader
        crumbs={[{ label: t(`title.${kind}`), to: listPaths[kind] }, { label: name }]}
        title={name}
        picture={<PersonAvatar name={person.status === 'erased' ? '' : name} size="block" />}
        badges={<PersonState status={person.status} />}
        subtitle={person.partnerCompanyName ? `${person.partnerCompanyName}. ${since}` : since}
      />
      <PersonFigures id={person._id} />
      <div className="columns">
        <div className={`min-w-0 ${styles.main}`}>
          <PersonTabs person={person} actor={actor} kind={kind} tabs={tabs} />
        </div>
        <aside className="stack" aria-label={t('facts.label')}>
          <section className={`surface p-4 ${styles.sheet}`}>
            <h2>{t('facts.label')}</h2>
            <PersonFacts person={person} />
          </section>
          <PersonActs person={person} actor={actor} onAct={setAct} />
        </aside>
      </div>
      {act ? <ActDialog act={act} person={person} onClose={() => setAct(null)} /> : null}
    </>
  );
}

type TabKey = OtherTab | 'notes' | 'history';

/** Tabs that the reader may open; the first is the default. */
function tabsOf(kind: Kind, actor: Actor, { may }: Pick<Person, 'may'>): TabKey[] {
  const money = permits(actor, 'payoffs.read');
  return [
    ...(permits(actor, 'orders.read') ? (['orders'] as const) : []),
    ...(kind === 'clients' && permits(actor, 'payments.read') ? (['payments'] as const) : []),
    ...(kind === 'clients' && permits(actor, 'orders.read') ? (['reviews'] as const) : []),
    ...(kind === 'partners' && money ? (['reward', 'payoffs'] as const) : []),
    ...(may.readNotes ? (['notes'] as const) : []),
    'history',
  ];
}

function PersonTabs({ person, actor, kind, tabs }: ViewProps) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const summary = useSummary(person._id);
  const [query, setQuery] = useSearchParams();
  const keys = tabsOf(kind, actor, person);
  const current = keys.find((key) => key === query.get('tab')) ?? keys[0] ?? 'history';
  const panel = () => {
    if (current === 'notes') return <NotesTab person={person} />;
    if (current !== 'history') return tabs[current]?.(person, actor);
    return (
      <>
        <AccountHistory id={person._id} />
        {permits(actor, 'audit.read') ? <OpenedBy filter="object" value={person._id} /> : null}
      </>
    );
  };
  const orders = summary.data?.orders;
  return (
    <Tabs
      label={t('tabs.label')}
      tabs={keys.map((key) => ({
        key,
        label: t(`tabs.${key}`),
        ...(key === 'orders' && orders ? { count: formatCount(orders, language) } : {}),
      }))}
      current={current}
      onChange={(tab) => setQuery({ tab }, { replace: true, preventScrollReset: true })}
    >
      {panel()}
    </Tabs>
  );
}
