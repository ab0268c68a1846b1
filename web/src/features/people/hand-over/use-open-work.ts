import { useQuery } from '@tanstack/react-query';
import type { Actor } from '#machines/kernel/people';
import type { HeldWork } from '#machines/access/person-rights';
import { permits } from '#machines/access/table';
import { openStates } from '#machines/lead/state';
import { refusalNow } from '#machines/order/rules';
import { isFinal, progressStatuses } from '#machines/order/statuses';
import { machineVersion } from '#machines/order/version';
import { type ApiRequest, call, request } from '../../../api/call.js';
import type { OrderListItem, Page, Schemas } from '../../../api/wire.js';
import { type RefusalText, useMachineTexts } from '../../../lib/machine-texts.js';
import { useSummary } from '../use-people.js';
import type { Person } from '../wire.js';

type Lead = Schemas['LeadDto'];

/** An order or a lead of a person. `refusal`: why the reader cannot hand it over. */
export interface WorkItem {
  id: string;
  number: string;
  /** name of the order's client, or subject of the lead */
  about: string;
  refusal: RefusalText | null;
  /** assigns it to a successor, for the version that was shown */
  handOver: (successor: string) => ApiRequest<unknown>;
}

/** What a person works on and others have to take over before that person leaves. */
export interface OpenWork {
  orders: readonly WorkItem[];
  leads: readonly WorkItem[];
  /** number of chats of their orders in which a client waits for an answer */
  chats: number;
  /** number of their leads that the reader cannot see */
  hiddenLeads: number;
}

const unfinished = progressStatuses.filter((status) => !isFinal(status)).join(',');
const perPage = 100;

/** Loads all items of a list, 100 per request. */
async function everyPage<Item>(page: (query: URLSearchParams) => Promise<Page<Item>>, filters: Record<string, string>): Promise<Item[]> {
  const items: Item[] = [];
  for (let number = 1; ; number += 1) {
    const query = new URLSearchParams({ ...filters, sort: 'createdAt', page: String(number), per_page: String(perPage) });
    const answer = await page(query);
    items.push(...answer.items);
    if (answer.items.length < perPage) return items;
  }
}

/** A partner's orders go to another partner, those of staff to another manager. */
const sideOf = ({ role }: Person): 'partner' | 'manager' => (role === 'Partner' ? 'partner' : 'manager');

const useOrdersOf = (person: Person, enabled: boolean) =>
  useQuery({
    queryKey: ['orders', 'open of', person._id],
    queryFn: ({ signal }) =>
      everyPage<OrderListItem>((query) => call('GET', '/orders', { query, signal }), {
        [`filter[${sideOf(person)}]`]: person._id,
        'filter[status]': unfinished,
      }),
    enabled,
  });

const useLeadsOf = (person: Person, enabled: boolean) =>
  useQuery({
    queryKey: ['leads', 'open of', person._id],
    queryFn: ({ signal }) =>
      everyPage<Lead>((query) => call('GET', '/leads', { query, signal }), {
        'filter[assignee]': person._id,
        'filter[state]': openStates.join(','),
      }),
    enabled,
  });

/** The open work of the `lost` kinds; undefined until it is loaded. */
export function useOpenWork(
  person: Person,
  actor: Actor,
  lost: HeldWork,
): { work: OpenWork | undefined; error: Error | null; retry: () => void } {
  const texts = useMachineTexts();
  const readsLeads = permits(actor, 'leads.read');
  const [losesOrders, listsLeads] = [lost.orders, lost.leads && readsLeads];
  const [orders, leads, summary] = [useOrdersOf(person, losesOrders), useLeadsOf(person, listsLeads), useSummary(person._id)];
  const itemOf = (order: OrderListItem): WorkItem => {
    const command = sideOf(person) === 'partner' ? 'appointPartner' : 'assignManager';
    const refusal = order.machine.version === machineVersion ? refusalNow(command, order.machine, actor) : null;
    return { ...orderItem(order, sideOf(person)), refusal: refusal && texts.refusal(refusal) };
  };
  return {
    work:
      summary.data && (orders.data || !losesOrders) && (leads.data || !listsLeads)
        ? {
            orders: (orders.data ?? []).map(itemOf),
            leads: (leads.data ?? []).map(leadItem),
            chats: losesOrders ? (summary.data.waitingChats ?? 0) : 0,
            hiddenLeads: lost.leads && !readsLeads ? (summary.data.openLeads ?? 0) : 0,
          }
        : undefined,
    error: orders.error ?? leads.error ?? summary.error,
    retry: () =>
      void Promise.all([summary.refetch(), ...(losesOrders ? [orders.refetch()] : []), ...(listsLeads ? [leads.refetch()] : [])]),
  };
}

const orderItem = ({ _id: id, number, version, client }: OrderListItem, side: 'partner' | 'manager'): Omit<WorkItem, 'refusal'> => ({
  id,
  number,
  about: client.name,
  handOver: (successor) =>
    side === 'partner'
      ? request('PUT', '/orders/{id}/partner', { path: { id }, body: { partner: successor }, ifMatch: version })
      : request('PUT', '/orders/{id}/manager', { path: { id }, body: { manager: successor }, ifMatch: version }),
});

function leadItem({ _id: id, number, name, version, operations }: Lead): WorkItem {
  const line = operations.find(({ operation }) => operation === 'reassign');
  return {
    id,
    number,
    about: name ?? '',
    refusal: line?.permitted ? null : { missing: line?.remedy?.text ?? '', detail: line?.detail ?? '' },
    handOver: (assignee) =>
      request('PATCH', '/leads/{id}', { path: { id }, body: { operation: 'reassign', payload: { assignee } }, ifMatch: version }),
  };
}
