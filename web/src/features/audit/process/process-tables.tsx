import { Link } from 'react-router-dom';
import { DataTable, type TableColumn, useDataTable } from '../../../ui/list/data-table.js';
import { BadgeStack, TwoLines } from '../../../ui/list/table-cells.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import styles from './process.module.css';
import { type Figure, useProcessTexts } from './process-texts.js';
import type { ProcessMap, WalkedArrow, WalkedStatus } from './use-process-map.js';

/** A map; without a name if it is the only one. */
export interface Side {
  name: string;
  map: ProcessMap;
  hrefOf: (figure: Figure) => string;
}

/** The figures of the drawings: times of each status, and every arrow. */
export function ProcessTables({ sides }: { sides: readonly Side[] }) {
  const { t } = useProcessTexts();
  return (
    <div className={styles.tables}>
      <section>
        <h2>{t('process.statusTimes')}</h2>
        <StatusTable sides={sides} />
      </section>
      <section>
        <h2>{t('process.arrows')}</h2>
        <ArrowTable sides={sides} />
      </section>
    </div>
  );
}

const titled = ({ name }: Side, title: string): string => (name ? `${name}: ${title}` : title);

interface StatusRow {
  status: WalkedStatus['status'];
  of: WalkedStatus[];
}

function StatusTable({ sides }: { sides: readonly Side[] }) {
  const texts = useProcessTexts();
  const { t } = texts;
  const rows = (sides[0]?.map.statuses ?? []).map(({ status }): StatusRow => ({
    status,
    of: sides.flatMap(({ map }) => map.statuses.filter((one) => one.status === status)),
  }));
  const columns: TableColumn<StatusRow>[] = [
    {
      id: 'status',
      header: t('process.columns.status'),
      card: 'title',
      fixed: true,
      cell: ({ status }) => (
        <BadgeStack>
          <StatusBadge small status={status} />
        </BadgeStack>
      ),
    },
    ...sides.flatMap((side, i): TableColumn<StatusRow>[] => [
      {
        id: `orders${i}`,
        header: titled(side, t('process.columns.orders')),
        card: 'line',
        align: 'end',
        cell: ({ status, of }) => (
          <Counted
            label={titled(side, t('process.columns.orders'))}
            count={of[i]?.orders}
            to={side.hrefOf({ behind: 'entered', status })}
          />
        ),
      },
      {
        id: `median${i}`,
        header: titled(side, t('process.columns.median')),
        card: 'line',
        align: 'end',
        cell: ({ of }) => <Labelled label={titled(side, t('process.columns.median'))}>{texts.span(of[i]?.median ?? null)}</Labelled>,
      },
      {
        id: `ninetieth${i}`,
        header: titled(side, t('process.columns.ninetieth')),
        card: 'line',
        align: 'end',
        cell: ({ of }) => <Labelled label={titled(side, t('process.columns.ninetieth'))}>{texts.span(of[i]?.ninetieth ?? null)}</Labelled>,
      },
      {
        id: `waiting${i}`,
        header: titled(side, t('process.columns.waiting')),
        card: 'line',
        cell: ({ of }) => <Waiting row={of[i]} side={side} />,
      },
    ]),
  ];
  const table = useDataTable({ columns, rows, rowKey: ({ status }) => status });
  return <DataTable of={table} caption={t('process.statusTimes')} rowName={({ status }) => texts.status(status)} />;
}

function Waiting({ row, side }: { row: WalkedStatus | undefined; side: Side }) {
  const texts = useProcessTexts();
  if (!row || row.waiting.orders === 0) return <span className="wide-only">{texts.t('process.none')}</span>;
  return (
    <span className={styles.figure}>
      <small className="narrow-only">{titled(side, texts.t('process.columns.waiting'))}</small>
      <TwoLines
        first={
          <Link to={side.hrefOf({ behind: 'waiting', status: row.status })} preventScrollReset className="num">
            {texts.t('process.waitingFor', { figure: texts.count(row.waiting.orders), longest: texts.span(row.waiting.longest) })}
          </Link>
        }
        second={texts.waiting(row)}
      />
    </span>
  );
}

interface ArrowRow {
  arrow: WalkedArrow;
  of: (WalkedArrow | undefined)[];
}

function ArrowTable({ sides }: { sides: readonly Side[] }) {
  const texts = useProcessTexts();
  const { t } = texts;
  const key = ({ from, to }: WalkedArrow) => `${from} ${to}`;
  const arrows = new Map(sides.flatMap(({ map }) => map.arrows.map((arrow) => [key(arrow), arrow])));
  // A way that nobody took is one of the answers.
  const rows = [...arrows.values()].map((arrow): ArrowRow => ({
    arrow,
    of: sides.map(({ map }) => map.arrows.find((one) => key(one) === key(arrow))),
  }));
  const columns: TableColumn<ArrowRow>[] = [
    {
      id: 'way',
      header: t('process.columns.arrow'),
      card: 'title',
      fixed: true,
      cell: ({ arrow }) => <TwoLines first={texts.way(arrow)} second={texts.operations(arrow) || t('process.earlierRules')} />,
    },
    ...sides.flatMap((side, i): TableColumn<ArrowRow>[] => [
      {
        id: `times${i}`,
        header: titled(side, t('process.columns.times')),
        card: 'line',
        align: 'end',
        cell: ({ arrow: { from, to }, of }) => (
          <Counted
            label={titled(side, t('process.columns.times'))}
            count={of[i]?.times}
            to={side.hrefOf({ behind: 'arrow', status: from, to })}
          />
        ),
      },
      {
        id: `share${i}`,
        header: titled(side, t('process.columns.share')),
        card: 'line',
        align: 'end',
        cell: ({ of }) => <Labelled label={titled(side, t('process.columns.share'))}>{texts.percent(of[i]?.share ?? null)}</Labelled>,
      },
      {
        id: `median${i}`,
        header: titled(side, t('process.columns.before')),
        card: 'line',
        align: 'end',
        cell: ({ of }) => (
          <Labelled label={titled(side, t('process.columns.before'))}>{texts.times(of[i] ?? { median: null, ninetieth: null })}</Labelled>
        ),
      },
    ]),
  ];
  const table = useDataTable({ columns, rows, rowKey: ({ arrow }) => key(arrow) });
  return <DataTable of={table} caption={t('process.arrows')} rowName={({ arrow }) => texts.way(arrow)} />;
}

/* A card on a phone has no heads of columns. */
function Labelled({ label, children }: { label: string; children: string }) {
  return (
    <span className={`num ${styles.figure}`}>
      <small className="narrow-only">{label}</small>
      {children}
    </span>
  );
}

function Counted({ label, count = 0, to }: { label: string; count: number | undefined; to: string }) {
  const texts = useProcessTexts();
  return (
    <span className={`num ${styles.figure}`}>
      <small className="narrow-only">{label}</small>
      {count === 0 ? (
        texts.count(0)
      ) : (
        <Link to={to} preventScrollReset>
          {texts.count(count)}
        </Link>
      )}
    </span>
  );
}
