import { ActionIcon, Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format.js';
import { useLanguage } from '../../../lib/use-language.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { mutations } from '../api/calls.js';
import { useKeptDraft, useSavedDraft } from './use-details-draft.js';
import { useOrderPage } from '../view-model/order-context.js';
import {
  blankFounder,
  blankPerson,
  bodyOf,
  type DetailsValues,
  detailsFaults,
  draftOf,
  type FounderLine,
  type PersonLine,
  type SavedDraft,
  sharesOf,
  valuesOf,
} from './details-draft.js';
import styles from './forms.module.css';
import { type FormProps, OrderForm, useOrderForm } from './order-form.js';

/** Form of giveDetails. Continues the saved draft, on any device. */
export function DetailsDialog(props: FormProps) {
  const { order } = useOrderPage();
  const saved = useSavedDraft(order._id);
  if (saved.isPending)
    return (
      <ModalSheet opened onClose={props.onCancel} width={640} title={props.title}>
        <Skeleton height={280} />
      </ModalSheet>
    );
  return <DetailsForm {...props} draft={saved.data ?? null} />;
}

function DetailsForm({ draft, onDone, ...dialog }: FormProps & { draft: SavedDraft | null }) {
  const { t } = useTranslation('order');
  const { order } = useOrderPage();
  const { asks } = order.details;
  const { form, write } = useOrderForm<DetailsValues>({
    values: valuesOf(order, draft),
    rules: (values) =>
      Object.fromEntries(Object.entries(detailsFaults(values, asks)).map(([path, fault]) => [path, t(`company.fault.${fault}`)])),
    mutationFor: (values) => mutations.details(order._id, bodyOf(values, asks)),
    onDone: () => {
      kept.forget();
      onDone();
    },
  });
  const kept = useKeptDraft(order._id, draftOf(form.values));
  const { names, founders, people } = form.values;
  return (
    <OrderForm form={form} write={write} submit={t('company.send')} {...dialog}>
      <p className="lead">{t('company.lead')}</p>
      {asks.includes('names') ? (
        <Group title={t('company.names')} hint={t('company.namesHint')}>
          {names.map((name, index) => (
            <TextInput
              key={index}
              label={t(`company.wish${(index + 1) as 1 | 2 | 3}`)}
              value={name}
              maxLength={200}
              error={form.errors[`names.${index}`] ?? (index === 0 ? form.errors['names'] : undefined)}
              onChange={(event) => form.setAt(`names.${index}`, event.currentTarget.value)}
            />
          ))}
        </Group>
      ) : null}
      {asks.includes('founders') ? (
        <Lines
          title={t('company.founders')}
          add={t('company.addFounder')}
          fault={form.errors['founders']}
          lines={founders}
          blank={blankFounder}
          onChange={(lines) => form.set({ founders: lines })}
          after={<Shares values={form.values} />}
        >
          {(line, index) => (
            <Founder
              line={line}
              errors={[form.errors[`founders.${index}.name`], form.errors[`founders.${index}.share`]]}
              onChange={(change) => form.setAt(`founders.${index}`, { ...line, ...change })}
            />
          )}
        </Lines>
      ) : null}
      {asks.includes('people') ? (
        <Lines
          title={t('company.people')}
          add={t('company.addPerson')}
          fault={form.errors['people']}
          lines={people}
          blank={blankPerson}
          onChange={(lines) => form.set({ people: lines })}
        >
          {(line, index) => (
            <Person
              line={line}
              errors={[form.errors[`people.${index}.name`], form.errors[`people.${index}.post`]]}
              onChange={(change) => form.setAt(`people.${index}`, { ...line, ...change })}
            />
          )}
        </Lines>
      ) : null}
      <p className="small muted" role="status">
        {kept.state === 'unchanged' ? t('company.keeps') : t(`company.draft.${kept.state}`)}
      </p>
    </OrderForm>
  );
}

function Group({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="stack gap-loose">
      <legend className={`medium mb-2 ${styles.legend}`}>{title}</legend>
      {hint ? <p className="small muted">{hint}</p> : null}
      {children}
    </fieldset>
  );
}

interface LinesProps<Line extends { key: number }> {
  title: string;
  add: string;
  fault: ReactNode;
  lines: Line[];
  blank: () => Line;
  onChange: (lines: Line[]) => void;
  children: (line: Line, index: number) => ReactNode;
  after?: ReactNode;
}

/** Number of names, founders or people that a form accepts at most. */
const mostLines = 30;

function Lines<Line extends { key: number; name: string }>({
  title,
  add,
  fault,
  lines,
  blank,
  onChange,
  children,
  after,
}: LinesProps<Line>) {
  const { t } = useTranslation('order');
  return (
    <Group title={title}>
      {lines.map((line, index) => (
        <div key={line.key} className={`flex align-start ${styles.line}`}>
          {children(line, index)}
          {lines.length > 1 ? (
            <ActionIcon
              aria-label={t('request.remove', { title: line.name || String(index + 1) })}
              onClick={() => onChange(lines.filter(({ key }) => key !== line.key))}
            >
              <IconX size={16} aria-hidden="true" />
            </ActionIcon>
          ) : null}
        </div>
      ))}
      <div className={`cluster justify-between ${styles.after}`}>
        <Button
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={lines.length >= mostLines}
          onClick={() => onChange([...lines, blank()])}
        >
          {add}
        </Button>
        {after}
      </div>
      {fault ? (
        <p className="small danger" role="alert">
          {fault}
        </p>
      ) : null}
    </Group>
  );
}

function Shares({ values }: { values: DetailsValues }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const sum = sharesOf(values) / 100;
  return (
    <span className="small muted">{t('company.shares', { sum: formatPercent(sum, language), whole: formatPercent(100, language) })}</span>
  );
}

interface LineProps<Line> {
  line: Line;
  errors: readonly ReactNode[];
  onChange: (change: Partial<Line>) => void;
}

function Founder({ line, errors: [name, share], onChange }: LineProps<FounderLine>) {
  const { t } = useTranslation('order');
  return (
    <>
      <TextInput
        label={t('company.founderName')}
        value={line.name}
        maxLength={200}
        error={name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('company.kind')}
        value={line.kind}
        data={(['person', 'company'] as const).map((kind) => ({ value: kind, label: t(`company.kinds.${kind}`) }))}
        onChange={(event) => onChange({ kind: event.currentTarget.value as FounderLine['kind'] })}
      />
      <TextInput
        label={t('company.share')}
        value={line.share}
        inputMode="decimal"
        error={share}
        onChange={(event) => onChange({ share: event.currentTarget.value })}
      />
    </>
  );
}

function Person({ line, errors: [name, post], onChange }: LineProps<PersonLine>) {
  const { t } = useTranslation('order');
  return (
    <>
      <TextInput
        label={t('company.personName')}
        value={line.name}
        maxLength={200}
        error={name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('company.post')}
        value={line.post}
        maxLength={100}
        error={post}
        onChange={(event) => onChange({ post: event.currentTarget.value })}
      />
    </>
  );
}
