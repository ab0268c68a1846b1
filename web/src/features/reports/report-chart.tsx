import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Language } from '#libs/kernel/ids';
import { figureText, rowName } from './figure-words.js';
import styles from './reports-page.module.css';
import type { Measure, Report } from './use-report.js';

interface Props {
  report: Report;
  measures: readonly Measure[];
  language: Language;
  label: string;
}

const colours = ['var(--badge-blue-icon)', 'var(--badge-green-icon)', 'var(--badge-red-icon)', 'var(--badge-orange-icon)', 'var(--fill)'];
const across = ['day', 'week', 'month'];
const barRoom = 34;

/** Bars of the figures: upright along time, lying where the rows have names. The table under it holds the same figures. */
export function ReportChart({ report, measures, language, label }: Props) {
  const lying = !across.includes(report.groupBy);
  const data = report.rows.map((row) => ({
    name: rowName(report, row, language),
    ...Object.fromEntries(measures.map(({ key }) => [key, Number(row.values[key] ?? 0)])),
  }));
  const byTitle = new Map(measures.map((measure) => [measure.title, measure]));
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const words = { tick: { fill: 'var(--ink-3)', fontSize: 12 }, stroke: 'var(--line-strong)' };
  const figures = { ...words, type: 'number' as const, tickFormatter: (value: number) => short.format(value), allowDecimals: false };
  const names = { ...words, type: 'category' as const, dataKey: 'name' };
  return (
    <div className={styles.chart} role="img" aria-label={label} style={{ height: lying ? Math.max(180, data.length * barRoom + 70) : 260 }}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={data}
          layout={lying ? 'vertical' : 'horizontal'}
          margin={{ top: 4, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid stroke="var(--line)" vertical={lying} horizontal={!lying} />
          {lying ? <XAxis {...figures} /> : <XAxis {...names} minTickGap={12} />}
          {lying ? <YAxis {...names} width={132} interval={0} /> : <YAxis {...figures} width={62} />}
          <Tooltip
            cursor={{ fill: 'var(--surface-hover)' }}
            contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line-strong)', borderRadius: 8, color: 'var(--ink)' }}
            itemStyle={{ color: 'var(--ink)' }}
            formatter={(value, name) => {
              const measure = byTitle.get(String(name));
              return measure ? figureText(measure, measure.kind === 'money' ? String(value) : Number(value), language, '') : String(value);
            }}
          />
          <Legend
            itemSorter={null}
            formatter={(name: string) => <span style={{ color: 'var(--ink-2)' }}>{name}</span>}
            iconType="square"
            iconSize={10}
          />
          {measures.map((measure, i) => (
            <Bar
              key={measure.key}
              dataKey={measure.key}
              name={measure.title}
              fill={colours[i % colours.length] ?? 'var(--fill)'}
              radius={2}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
