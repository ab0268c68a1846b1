import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Language } from '#machines/kernel/ids';
import { type ChartShape, figureText, rowName } from './figure-texts.js';
import { coloursOf } from './report-colours.js';
import type { Measure, Report } from './use-report.js';

interface Props {
  report: Report;
  measures: readonly Measure[];
  language: Language;
  shape: ChartShape;
}

/** Dash patterns, so that lines do not differ only by colour. */
const dashes = ['0', '6 3', '2 3', '8 3 2 3', '12 4'];
const axis = { tick: { fill: 'var(--ink-3)', fontSize: 12 }, stroke: 'var(--line-strong)', tickLine: false };

/** Bars along time, horizontal bars for named rows, lines for many days. */
export function ReportChart({ report, measures, language, shape }: Props) {
  const colourOf = coloursOf(measures);
  const lying = shape === 'lying';
  const data = report.rows.map((row) => ({
    name: rowName(report, row, language),
    ...Object.fromEntries(measures.map(({ key }) => [key, Number(row.values[key] ?? 0)])),
  }));
  const byTitle = new Map(measures.map((measure) => [measure.title, measure]));
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const figures = { ...axis, type: 'number' as const, tickFormatter: (value: number) => short.format(value), allowDecimals: false };
  const names = { ...axis, type: 'category' as const, dataKey: 'name' };
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        layout={lying ? 'vertical' : 'horizontal'}
        margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        maxBarSize={36}
        barGap={2}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke="var(--line)" vertical={lying} horizontal={!lying} />
        {lying ? <XAxis {...figures} /> : <XAxis {...names} minTickGap={12} />}
        {lying ? <YAxis {...names} width={132} interval={0} /> : <YAxis {...figures} width={62} />}
        <Tooltip
          cursor={{ fill: 'var(--surface-hover)', stroke: 'var(--line-strong)' }}
          isAnimationActive={false}
          contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line-strong)', borderRadius: 8, color: 'var(--ink)' }}
          itemStyle={{ color: 'var(--ink)' }}
          itemSorter={() => 0}
          formatter={(value, name) => {
            const measure = byTitle.get(String(name));
            return measure ? figureText(measure, measure.kind === 'money' ? String(value) : Number(value), language, '') : String(value);
          }}
        />
        {measures.length > 1 ? (
          <Legend
            itemSorter={null}
            formatter={(name: string) => <span style={{ color: 'var(--ink-2)', fontSize: 13 }}>{name}</span>}
            iconType={shape === 'lines' ? 'plainline' : 'square'}
            iconSize={shape === 'lines' ? 18 : 10}
          />
        ) : null}
        {measures.map(({ key, title }, i) => {
          const colour = colourOf.get(key) ?? '';
          const series = { dataKey: key, name: title, isAnimationActive: false };
          return shape === 'lines' ? (
            <Line key={key} {...series} stroke={colour} strokeWidth={2} strokeDasharray={dashes[i % dashes.length] ?? '0'} dot={false} />
          ) : (
            <Bar key={key} {...series} fill={colour} radius={2} />
          );
        })}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
