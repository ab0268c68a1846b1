import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatCount } from '../../lib/format.js';
import { useLanguage } from '../../lib/use-language.js';
import styles from './status-tabs.module.css';

export interface CountedTab {
  key: string;
  label: string;
  /** omitted while it is counted */
  count?: number;
  to: string;
  current: boolean;
}

/** Links with counts. Tabs that do not fit move to "More", except the current one, which takes the last place. */
export function StatusTabs({ label, tabs, isExact = true }: { label: string; tabs: readonly CountedTab[]; isExact?: boolean }) {
  const countLabel = useCountLabel(isExact);
  const ghost = useRef<HTMLDivElement>(null);
  const fit = useFit(ghost, tabs.length);
  const shown = arrange(tabs, fit);
  const rest = tabs.filter((tab) => !shown.includes(tab));
  const current = tabs.find((tab) => tab.current);
  // Its place changes with how many tabs there are, and when they are counted.
  const row = useCurrentInSight(`${current?.key} ${current?.count === undefined} ${shown.length}`);
  return (
    <div className={`relative ${styles.holder}`}>
      <div ref={ghost} className={`flex medium nowrap cover text-sm clip ${styles.ghost}`} aria-hidden="true">
        {tabs.map((tab) => (
          <span className="fixed" key={tab.key}>
            {tab.label} {tab.count === undefined ? null : countLabel(tab.count)}
          </span>
        ))}
      </div>
      <nav ref={row} className={`flex rule-bottom scroll-x ${styles.tabs}`} aria-label={label}>
        {shown.map((tab) => (
          <Tab key={tab.key} tab={tab} countLabel={countLabel} />
        ))}
        {rest.length > 0 ? <MoreTabs tabs={rest} countLabel={countLabel} /> : null}
      </nav>
    </div>
  );
}

type CountLabel = (count: number) => string;

/** Formats a count; adds a plus if counting stopped early. */
function useCountLabel(isExact: boolean): CountLabel {
  const language = useLanguage();
  return (count) => `${formatCount(count, language)}${isExact || count === 0 ? '' : '+'}`;
}

/** The first `fit` tabs, including the current one. */
export function arrange(tabs: readonly CountedTab[], fit: number): CountedTab[] {
  if (fit >= tabs.length) return [...tabs];
  const first = tabs.slice(0, fit);
  const current = tabs.find((tab) => tab.current);
  return !current || first.includes(current) ? first : [...first.slice(0, -1), current];
}

function Tab({ tab, countLabel }: { tab: CountedTab; countLabel: CountLabel }) {
  return (
    <Link to={tab.to} aria-current={tab.current ? 'page' : undefined}>
      {tab.label} {tab.count === undefined ? null : <span className={`dim text-sm ${styles.count}`}>{countLabel(tab.count)}</span>}
    </Link>
  );
}

function MoreTabs({ tabs, countLabel }: { tabs: readonly CountedTab[]; countLabel: CountLabel }) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={`push ${styles.more}`}>
          {t('table.more')}
          {tabs.every((tab) => tab.count !== undefined) ? (
            <span className={`dim text-sm ${styles.count}`}>{countLabel(tabs.reduce((sum, tab) => sum + (tab.count ?? 0), 0))}</span>
          ) : null}
          <IconChevronDown size={14} stroke={2} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {tabs.map((tab) => (
          <Menu.Item
            key={tab.key}
            component={Link}
            to={tab.to}
            rightSection={tab.count === undefined ? null : <span className={`dim text-sm ${styles.count}`}>{countLabel(tab.count)}</span>}
          >
            {tab.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Scrolls the row so that the current tab is visible. @param place changes with the tab's position */
function useCurrentInSight(place: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !tab) return;
    const beyond = tab.offsetLeft + tab.offsetWidth - row.current.clientWidth;
    if (beyond > row.current.scrollLeft || tab.offsetLeft < row.current.scrollLeft) row.current.scrollLeft = Math.max(0, beyond);
  }, [place]);
  return row;
}

const gap = 20;
const moreWidth = 96;

/* How many tabs fit beside "More". An unseen copy of the row is measured, so that nothing visible jumps. */
function useFit(ghost: RefObject<HTMLDivElement | null>, count: number): number {
  const [fit, setFit] = useState(count);
  useEffect(() => {
    const element = ghost.current;
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const spans = [...element.querySelectorAll('span')];
      setFit(
        howMany(
          spans.map((span) => span.offsetWidth),
          element.clientWidth,
        ),
      );
    });
    watch.observe(element);
    element.querySelectorAll('span').forEach((span) => watch.observe(span));
    return () => watch.disconnect();
  }, [ghost, count]);
  return fit;
}

/** Number of `widths` that fit into `room`, reserving space for "More" unless all fit. A phone's row (under 700) scrolls instead. */
export function howMany(widths: readonly number[], room: number): number {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (room < 700 || all <= room) return widths.length;
  let used = moreWidth;
  const fitting = widths.findIndex((width) => (used += width + gap) > room);
  return Math.max(1, fitting);
}
