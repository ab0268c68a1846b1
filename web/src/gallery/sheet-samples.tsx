import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { ProblemError } from '../lib/problem.js';
import { Card } from '../ui/card.js';
import { ChartFrame } from '../ui/chart-frame.js';
import { CurrencyTotals } from '../ui/currency-totals.js';
import { Facts } from '../ui/facts.js';
import { HistoryCut, HistoryDay, HistoryLine } from '../ui/history-line.js';
import { MoneyBlock } from '../ui/money-block.js';
import { ErrorNotice, Notice } from '../ui/notice.js';
import { OperationRow } from '../ui/operation-row.js';
import { OrderTerms } from '../ui/order-terms.js';
import { RecordHeader } from '../ui/record-header.js';
import { SortableList } from '../ui/sortable-list.js';
import { EmptyState, ErrorState, TableSkeleton, TextSkeleton } from '../ui/states.js';
import { StatusBadge } from '../ui/status-badge.js';
import { StageList, StageSegments, StatusStrip, type StripStep } from '../ui/status-strip.js';
import { Tabs } from '../ui/tabs.js';
import { useLanguage } from '../lib/use-language.js';
import { euros, Sample, SampleCard, sampleTime, useSampleTexts } from './sample.js';

const problem = new ProblemError({
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'staleVersion',
  requestId: 'req-7Q2F',
} as never);

export function SheetSamples() {
  const texts = useSampleTexts();
  const language = useLanguage();
  const [tab, setTab] = useState('first');
  const [items, setItems] = useState(['A', 'B', 'C']);
  const steps: StripStep[] = [
    { key: 'a', label: texts.service, state: 'passed', note: '20.11' },
    { key: 'b', label: texts.paid, state: 'now' },
    { key: 'c', label: texts.long, state: 'ahead' },
  ];
  return (
    <SampleCard title="Sheets">
      <Sample name="RecordHeader">
        <RecordHeader
          crumbs={[{ label: texts.service, to: '/' }, { label: 'RG-2043' }]}
          title="RG-2043"
          badges={<StatusBadge status="documentsRequested" />}
          subtitle={texts.long}
        />
      </Sample>
      <Sample name="Notice">
        <Notice tone="info" aside={<Button size="xs">{texts.save}</Button>}>
          {texts.note}
        </Notice>
        <Notice tone="done">{texts.done}</Notice>
        <ErrorNotice error={problem} lead={texts.fault} />
      </Sample>
      <Sample name="MoneyBlock">
        <MoneyBlock
          parts={[
            { label: texts.price, money: euros('1800.00') },
            { label: texts.paid, money: euros('540.00'), tone: 'met' },
            { label: texts.note, money: euros('0.00'), tone: 'dim' },
          ]}
          total={{ label: texts.balance, money: euros('1260.00') }}
          share={{ percent: 30, label: texts.share }}
          actions={<Button>{texts.save}</Button>}
        />
        <MoneyBlock large parts={[]} total={{ label: texts.balance, money: euros('0.00') }} />
      </Sample>
      <Sample name="CurrencyTotals">
        <CurrencyTotals
          label={texts.balance}
          totals={[{ title: texts.balance, sum: euros('1260.00'), parts: [texts.price, texts.paid] }]}
        />
        <CurrencyTotals folded label={texts.paid} totals={[{ title: texts.paid, sum: euros('540.00'), parts: [texts.price] }]} />
      </Sample>
      <Sample name="OperationRow">
        <OperationRow state="permitted" label={texts.save} icon={IconSend} explanation={texts.note} primary onRun={() => undefined} />
        <OperationRow
          state="permitted"
          label={texts.save}
          icon={IconSend}
          explanation={texts.note}
          opensForm
          busy
          onRun={() => undefined}
        />
        <OperationRow state="permitted" label={texts.remove} icon={IconSend} explanation={texts.note} danger onRun={() => undefined} />
        <OperationRow state="refused" label={texts.save} missing={texts.fault} detail={texts.note} />
      </Sample>
      <Sample name="Facts">
        <Facts
          lines={[
            [texts.field, texts.long],
            [texts.price, '1'],
            [texts.paid, null],
          ]}
        />
      </Sample>
      <Sample name="StatusStrip, StageList, StageSegments">
        <StatusStrip label={texts.service} steps={steps} />
        <StageList stages={steps} />
        <StageSegments stages={steps} />
      </Sample>
      <Sample name="HistoryLine">
        <HistoryDay day="20.11.2026">
          <HistoryLine
            number={2}
            icon={IconSend}
            time="09:41"
            dateTime={sampleTime}
            from={<StatusBadge small status="newOrder" />}
            to={<StatusBadge small status="orderConfirmedAndPayed" />}
          >
            <b>{texts.person}</b>
          </HistoryLine>
          <HistoryLine refused time="09:42" dateTime={sampleTime} note={texts.fault}>
            <b>{texts.person}</b>
          </HistoryLine>
          <HistoryLine number={3} current time="09:43" dateTime={sampleTime}>
            {texts.note}
          </HistoryLine>
          <HistoryCut>{texts.done}</HistoryCut>
          <HistoryLine number={4} later time="09:44" dateTime={sampleTime}>
            {texts.note}
          </HistoryLine>
        </HistoryDay>
      </Sample>
      <Sample name="Tabs">
        <Tabs
          label={texts.service}
          current={tab}
          onChange={setTab}
          tabs={[
            { key: 'first', label: texts.price, count: '3' },
            { key: 'second', label: texts.paid },
          ]}
        >
          {tab}
        </Tabs>
      </Sample>
      <Sample name="SortableList">
        <SortableList
          label={texts.service}
          items={items}
          keyOf={(item) => item}
          nameOf={(item) => item}
          onMove={(from, to) => setItems((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? ''))}
        >
          {(item, _index, controls) => (
            <div className="surface row p-line">
              {item} {controls}
            </div>
          )}
        </SortableList>
      </Sample>
      <Sample name="Card">
        <Card title={texts.service} aside={texts.note} raised roomy>
          {texts.long}
        </Card>
      </Sample>
      <Sample name="ChartFrame">
        <ChartFrame title={texts.service} text={texts.note} height={60}>
          <div className="sunken full p-3">{texts.share}</div>
        </ChartFrame>
      </Sample>
      <Sample name="EmptyState, ErrorState, TableSkeleton, TextSkeleton">
        <EmptyState title={texts.service} text={texts.note} action={<Button>{texts.save}</Button>} />
        <ErrorState error={problem} onRetry={() => undefined} />
        <TableSkeleton rows={2} />
        <TextSkeleton lines={3} label={texts.service} />
      </Sample>
      <Sample name="OrderTerms">
        <OrderTerms language={language} />
      </Sample>
    </SampleCard>
  );
}
