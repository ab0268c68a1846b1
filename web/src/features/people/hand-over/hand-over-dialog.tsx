import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '#machines/kernel/people';
import { type HeldWork, sectionOf, workRefusedTo } from '#machines/access/person-rights';
import { type ApiRequest, call } from '../../../api/call.js';
import { type BulkRun, useBulkRun } from '../../../api/use-bulk-run.js';
import type { Fault } from '../../../lib/problem.js';
import { useMe } from '../../../lib/session/session.js';
import { useLanguage } from '../../../lib/use-language.js';
import { useAnnounce } from '../../../ui/announcer.js';
import { ModalSheet } from '../../../ui/modal-sheet.js';
import { ErrorNotice, Notice } from '../../../ui/notice.js';
import { PersonPicker } from '../../../ui/person-picker.js';
import { ShareBar } from '../../../ui/share-bar.js';
import { ErrorState, TextSkeleton } from '../../../ui/states.js';
import { listPaths } from '../groups.js';
import { nameOf } from '../person-label.js';
import type { Chosen } from '../post-fields.js';
import { mutations, usePeopleMutation } from '../use-people.js';
import type { Person } from '../wire.js';
import { type OpenWork, useOpenWork, type WorkItem } from './use-open-work.js';
import { WorkSection } from './work-list.js';

/** The change that removes the work; `post` is a role or department that may not do it. */
export type Leaving = { by: 'deactivate' | 'erase' } | { by: 'post'; post: Chosen };

interface Props {
  person: Person;
  leaving: Leaving;
  onClose: () => void;
}

/** A manager or partner for the orders, a member of sales for the leads. */
interface Successors {
  orders: string | null;
  leads: string | null;
}

/**
 * Hands over open work, one command per order and lead, and then deactivates or erases the person or changes their role. An interrupted run
 * leaves the person unchanged, and the dialog continues with the rest.
 */
export function HandOverDialog(props: Props) {
  const me = useMe();
  return me ? <Dialog {...props} actor={me.actor} /> : null;
}

const allWork: HeldWork = { orders: true, leads: true };

/** Returns the final write, which deactivates or erases the person or changes their role, and then closes the dialog. */
function useLeaving({ person, leaving, onClose }: Props) {
  const { t } = useTranslation('people');
  const language = useLanguage();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const write = usePeopleMutation();
  const requests: Record<Leaving['by'], () => ApiRequest<unknown>> = {
    deactivate: () => mutations.change(person, { deactivated: true }),
    erase: () => mutations.erase(person),
    post: () => mutations.change(person, leaving.by === 'post' ? leaving.post : {}),
  };
  const close = () => {
    announce(t(`handOver.${leaving.by}.done`, { name: nameOf(person, t('erasedName'), language) }));
    onClose();
    if (leaving.by === 'erase') void navigate(listPaths[sectionOf(person.role)]);
  };
  return { write, leave: () => write.mutate(requests[leaving.by](), { onSuccess: close }) };
}

function Dialog({ actor, ...props }: Props & { actor: Actor }) {
  const { person, leaving, onClose } = props;
  const { t } = useTranslation(['people', 'common']);
  const { by } = leaving;
  const name = nameOf(person, t('people:erasedName'), useLanguage());
  const { work, error, retry } = useOpenWork(person, actor, leaving.by === 'post' ? workRefusedTo(leaving.post) : allWork);
  const [successors, setSuccessors] = useState<Successors>({ orders: null, leads: null });
  const { run, start, stop } = useBulkRun<WorkItem>([['orders'], ['leads'], ['people']]);
  const { write, leave } = useLeaving(props);
  const { role, department } = leaving.by === 'post' ? leaving.post : person;
  const post = [t(`common:roles.${role}`), ...(department ? [t(`common:departments.${department}`)] : [])].join(', ');
  const tasks = work ? tasksOf(work, successors) : [];
  const handOver = async () => {
    const results = await start(tasks);
    if (results.length === tasks.length && results.every(({ fault }) => fault === null)) leave();
  };
  const movable = work ? movableOf(work.orders).length + movableOf(work.leads).length : 0;
  const isRunning = run.state === 'running';
  return (
    <ModalSheet
      opened
      onClose={onClose}
      width={movable > 0 ? 640 : 480}
      locked={isRunning || write.isPending}
      title={by === 'erase' ? t('people:erase.title', { name }) : t(`people:acts.${by}`)}
      actions={
        <>
          <Button onClick={isRunning ? stop : onClose}>{isRunning ? t('people:handOver.stop') : t('common:actions.cancel')}</Button>
          <Button data-tone={by === 'post' ? undefined : 'danger'} disabled={!work || isRunning} loading={write.isPending} onClick={leave}>
            {t(`people:handOver.${by}.${movable > 0 ? 'only' : 'submit'}`)}
          </Button>
          {movable > 0 ? (
            <Button variant="filled" disabled={tasks.length < movable} loading={isRunning} onClick={() => void handOver()}>
              {t(`people:handOver.${by}.all`, { count: movable })}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="stack">
        <p className="lead">{t(`people:handOver.${by}.${movable > 0 ? 'lead' : 'text'}`, { name, post })}</p>
        {work ? <Work {...{ work, person, by, name, successors, run }} onChoose={setSuccessors} /> : null}
        {!work && !error ? <TextSkeleton lines={4} label={t('common:table.loading')} /> : null}
        {error && !work ? <ErrorState error={error} onRetry={retry} /> : null}
        <ErrorNotice error={write.error} />
      </div>
    </ModalSheet>
  );
}

const movableOf = (items: readonly WorkItem[]): WorkItem[] => items.filter(({ refusal }) => refusal === null);

const tasksOf = ({ orders, leads }: OpenWork, successors: Successors) => {
  const given = (items: readonly WorkItem[], successor: string | null) =>
    successor === null ? [] : movableOf(items).map((item) => ({ item, request: item.handOver(successor) }));
  return [...given(orders, successors.orders), ...given(leads, successors.leads)];
};

interface WorkProps {
  work: OpenWork;
  person: Person;
  by: Leaving['by'];
  name: string;
  successors: Successors;
  run: BulkRun<WorkItem>;
  onChoose: (successors: Successors) => void;
}

function Work({ work: { orders, leads, chats, hiddenLeads }, person, by, name, successors, run, onChoose }: WorkProps) {
  const { t } = useTranslation('people');
  const faults = new Map(run.results.flatMap(({ item, fault }): [string, Fault][] => (fault ? [[item.id, fault]] : [])));
  if (run.state === 'running') return <Progress run={run} />;
  const isLeft = run.state === 'over' && movableOf([...orders, ...leads]).length > 0;
  return (
    <>
      {isLeft ? <Notice tone="error">{t(`handOver.${by}.left`, { name })}</Notice> : null}
      {orders.length > 0 ? (
        <WorkSection title={t('handOver.orders', { count: orders.length })} items={orders} faults={faults}>
          <PersonPicker
            directory={person.role === 'Partner' ? 'partners' : 'staff'}
            except={person._id}
            value={successors.orders}
            onChange={(chosen) => onChoose({ ...successors, orders: chosen })}
          />
        </WorkSection>
      ) : null}
      {chats > 0 ? <p className="small muted">{t('handOver.chats', { count: chats })}</p> : null}
      {leads.length > 0 ? (
        <WorkSection title={t('handOver.leads', { count: leads.length })} items={leads} faults={faults}>
          <Assignee except={person._id} value={successors.leads} onChange={(chosen) => onChoose({ ...successors, leads: chosen })} />
        </WorkSection>
      ) : null}
      {hiddenLeads > 0 ? <p className="small muted">{t('handOver.leadsHidden', { count: hiddenLeads, name })}</p> : null}
      {orders.length > 0 && person.role !== 'Partner' ? <p className="small muted">{t('handOver.marked')}</p> : null}
    </>
  );
}

function Progress({ run: { results, total, waits } }: { run: BulkRun<WorkItem> }) {
  const { t } = useTranslation('people');
  const progress = t('handOver.progress', { done: results.length, total });
  return (
    <div className="stack gap-loose">
      <div role="status">
        {progress}
        {waits === null ? null : <p className="small muted">{t('handOver.waits', { count: waits })}</p>}
      </div>
      <ShareBar percent={(results.length / Math.max(1, total)) * 100} label={progress} thick />
    </div>
  );
}

interface AssigneeProps {
  except: string;
  value: string | null;
  onChange: (assignee: string | null) => void;
}

/** People to whom leads can be assigned; the reader first. */
function Assignee({ except, value, onChange }: AssigneeProps) {
  const { t } = useTranslation('people');
  const me = useMe()?.actor.id;
  const { data, error } = useQuery({
    queryKey: ['lead assignees'],
    queryFn: ({ signal }) => call('GET', '/leads/assignees', { signal }),
    staleTime: 60_000,
  });
  const colleagues = (data?.items ?? []).filter(({ _id }) => _id !== except).sort((a, b) => Number(b._id === me) - Number(a._id === me));
  return (
    <>
      <NativeSelect
        label={t('handOver.assignee')}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
        data={[
          { value: '', label: t('handOver.nobody') },
          ...colleagues.map(({ _id, name }) => ({ value: _id, label: _id === me ? t('picker.you', { name }) : name })),
        ]}
      />
      <ErrorNotice error={error} />
    </>
  );
}
