import { IconPlus, IconX } from '@tabler/icons-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { Flag } from '../../ui/flag.js';
import { ShareLink } from '../../ui/share-link.js';
import { type CompareAddress, type ComparedKind, compareQuery, mostCompared, readCompare } from './compare-address.js';
import styles from './compare.module.css';

/** All texts are in the reader's language. */
interface CompareColumn {
  /** code of the country in lower case, or id of the service */
  key: string;
  name: string;
  /** country of the flag next to the name */
  code: string;
  /** its own page, and the start of an order */
  page: string;
  order: string;
}

/** A compared property: one or more lines for each column. */
export interface CompareRow {
  key: string;
  title: string;
  cells: string[][];
  /** figures have tabular numerals; a total has a rule */
  look: 'text' | 'amount' | 'total';
}

export interface CompareGroup {
  key: string;
  title: string;
  rows: CompareRow[];
}

/** Objects that can be added, in groups if there are many. */
export interface CompareChoices {
  title: string;
  items: { key: string; name: string }[];
}

export interface CompareProps {
  language: Language;
  kind: ComparedKind;
  /** in the order of the address; up to four */
  columns: CompareColumn[];
  groups: CompareGroup[];
  choices: CompareChoices[];
  differences: boolean;
  /** code of the currency for converted prices; '' for none */
  currency: string;
}

const pathOf = (language: Language) => `/${language}/compare`;
const hrefOf = (language: Language, address: CompareAddress) => {
  const query = compareQuery(address);
  return query ? `${pathOf(language)}?${query}` : pathOf(language);
};

/**
 * Two to four countries or services side by side, made of links and a form; with scripts, removing and "differences only" apply at once.
 */
export function CompareTable({ language, kind, columns, groups, choices, differences, currency }: CompareProps) {
  const { t } = useTranslation('compare');
  const first: CompareAddress = { kind, keys: columns.map(({ key }) => key), differences, currency };
  const [address, go] = useCompareAddress(language, first);
  const shown = columns.filter(({ key }) => address.keys.includes(key));
  const at = shown.map((column) => columns.indexOf(column));
  const picked = groups.map((group) => ({
    ...group,
    rows: group.rows.map((row) => ({ ...row, cells: at.map((index) => row.cells[index] ?? []) })),
  }));
  const isSame = ({ cells }: CompareRow) => cells.length > 1 && cells.every((lines) => lines.join('\n') === cells[0]?.join('\n'));
  const same = picked.flatMap(({ rows }) => rows.filter(isSame)).length;
  const kept = picked
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !address.differences || !isSame(row)) }))
    .filter(({ rows }) => rows.length > 0);
  const link = (to: CompareAddress) => ({
    href: hrefOf(language, to),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || to.keys.length === 0) return;
      event.preventDefault();
      go(to);
    },
  });
  return (
    <div className={`mt-7 ${styles.compare}`}>
      <div className={`cluster ${styles.tools}`}>
        <AddForm language={language} address={address} choices={choices} />
        {shown.length > 1 && (same > 0 || address.differences) ? (
          <p className={`cluster ${styles.toggle}`}>
            <a {...link({ ...address, differences: !address.differences })} className="button" data-small>
              {t(address.differences ? 'all' : 'differences')}
            </a>
            <span className="hint" role="status">
              {t('same', { count: same })}
            </span>
          </p>
        ) : null}
        <ShareLink label={t('share')} done={t('shared')} className={`push ${styles.share}`} />
      </div>
      {shown.length === 1 ? <p className="hint">{t('needTwo')}</p> : null}
      <div className={`sheet scroll-x ${styles.scroll}`}>
        <table className={`table ${styles.table}`} data-columns={shown.length}>
          <caption className="visually-hidden">{t(`${kind}.caption`)}</caption>
          <thead>
            <tr>
              <td />
              {shown.map((column) => (
                <th key={column.key} scope="col">
                  <ColumnHead column={column} remove={link({ ...address, keys: address.keys.filter((key) => key !== column.key) })} />
                </th>
              ))}
            </tr>
          </thead>
          {kept.map(({ key, title, rows }) => (
            <tbody key={key}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={shown.length + 1}>
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} columns={shown} />
              ))}
            </tbody>
          ))}
        </table>
        {kept.length === 0 ? <p className="hint">{t('nothing')}</p> : null}
      </div>
    </div>
  );
}

type Link = { href: string; onClick: (event: MouseEvent) => void };

function ColumnHead({ column: { name, code, page, order }, remove }: { column: CompareColumn; remove: Link }) {
  const { t } = useTranslation('compare');
  return (
    <div className={`stack align-start ${styles.column}`}>
      <span className={`flex strong align-baseline ink gap-loose ${styles.name}`}>
        <Flag code={code} />
        <a href={page}>{name}</a>
      </span>
      <a {...remove} className={`icon-button dim ${styles.remove}`} aria-label={t('remove', { name })}>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </a>
      <a href={order} className={`button ${styles.order}`} data-small aria-label={t('orderFor', { name })}>
        {t('order')}
      </a>
    </div>
  );
}

const Row = ({ row: { title, cells, look }, columns }: { row: CompareRow; columns: readonly CompareColumn[] }) => (
  <tr data-look={look}>
    <th scope="row">{title}</th>
    {columns.map(({ key, name }, index) => (
      <td key={key} data-label={name}>
        {(cells[index] ?? []).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </td>
    ))}
  </tr>
);

/** Adds an object by a form, because the address is the only state. */
function AddForm({ language, address, choices }: { language: Language; address: CompareAddress; choices: readonly CompareChoices[] }) {
  const { t } = useTranslation('compare');
  const { kind, keys, differences, currency } = address;
  if (keys.length >= mostCompared) return <p className="hint">{t('full')}</p>;
  const left = choices
    .map((group) => ({ ...group, items: group.items.filter(({ key }) => !keys.includes(key)) }))
    .filter(({ items }) => items.length > 0);
  const options = (items: CompareChoices['items']) =>
    items.map(({ key, name }) => (
      <option key={key} value={key}>
        {name}
      </option>
    ));
  return (
    <form className={`flex ${styles.add}`} action={pathOf(language)}>
      {keys.map((key) => (
        <input key={key} type="hidden" name={kind} value={key} />
      ))}
      {differences ? <input type="hidden" name="differences" value="true" /> : null}
      {currency ? <input type="hidden" name="currency" value={currency} /> : null}
      <label>
        <span className="visually-hidden">{t(`${kind}.add`)}</span>
        <select className="control" name={kind} defaultValue="" required>
          <option value="" disabled>
            {t(`${kind}.add`)}
          </option>
          {left.length === 1
            ? options(left[0]?.items ?? [])
            : left.map(({ title, items }) => (
                <optgroup key={title} label={title}>
                  {options(items)}
                </optgroup>
              ))}
        </select>
      </label>
      <button type="submit" className="button" data-small>
        <IconPlus size={16} stroke={1.75} aria-hidden="true" />
        {t('addButton')}
      </button>
    </form>
  );
}

const moved = 'registra:compare';

const follow = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(moved, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(moved, listener);
  };
};

/** Updates the form of the currency outside of the table, so that it keeps the current comparison. */
function keepInForms(query: string): void {
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== 'currency');
  for (const form of document.querySelectorAll('form:has(select[name="currency"])')) {
    form.querySelectorAll('input[type="hidden"]').forEach((field) => field.remove());
    for (const [name, value] of kept) form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
}

/** The comparison in the address, limited to columns that the page was rendered with. */
function useCompareAddress(language: Language, first: CompareAddress) {
  const search = useSyncExternalStore(
    follow,
    () => location.search,
    () => null,
  );
  const here = search === null ? first : readCompare(new URLSearchParams(search));
  const keys = here.kind === first.kind ? first.keys.filter((key) => here.keys.includes(key)) : [];
  const address = keys.length > 0 ? { ...here, keys } : first;
  const go = (to: CompareAddress) => {
    const query = compareQuery(to);
    history.pushState(null, '', hrefOf(language, to));
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = query;
    keepInForms(query);
    window.dispatchEvent(new Event(moved));
  };
  return [address, go] as const;
}
