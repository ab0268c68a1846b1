import type { BasisPoints } from '#machines/kernel/money';
import type { Person } from '#libs/contracts/people/people-by-ids';
import { Problem, invalid } from '#libs/platform/http/problem';
import { mayManageOrders } from '#machines/access/table';
import { AppointPartnerDto, AssignManagerDto, ChangeRewardDto, EmptyBodyDto } from '../../wire/order-commands.dto.js';
import { pointsOf } from '../../wire/amount.js';
import { callSpec } from '../call-spec.js';

export const appointPartner = callSpec<AppointPartnerDto, { person: Person | undefined; limit: BasisPoints }>({
  intent: 'appointPartner',
  body: AppointPartnerDto,
  lookUp: async (ask, { partner }) => ({ person: partner === null ? undefined : await ask.person(partner), limit: ask.limits.reward() }),
  command({ body, found: { person, limit } }) {
    if (body.partner !== null && person?.role !== 'Partner') return invalid({ field: 'partner', code: 'missingReference' });
    const percent = body.percent === undefined || body.percent === null ? null : pointsOf(body.percent, 'percent');
    if (percent instanceof Problem) return percent;
    return { type: 'appointPartner', payload: { partner: body.partner, percent, limit } };
  },
});

export const assignManager = callSpec<AssignManagerDto, Person | undefined>({
  intent: 'assignManager',
  body: AssignManagerDto,
  lookUp: async (ask, { manager }) => (manager === null ? undefined : ask.person(manager)),
  command({ body, found }) {
    const fits = body.manager === null || (found !== undefined && mayManageOrders(found));
    if (!fits) return invalid({ field: 'manager', code: 'missingReference' });
    return { type: 'assignManager', payload: { manager: body.manager } };
  },
});

export const changePartnerReward = callSpec<ChangeRewardDto, BasisPoints>({
  intent: 'changePartnerReward',
  body: ChangeRewardDto,
  lookUp: (ask) => Promise.resolve(ask.limits.reward()),
  command({ body, found: limit, ids }) {
    const percent = pointsOf(body.percent, 'percent');
    if (percent instanceof Problem) return percent;
    return { type: 'changePartnerReward', payload: { percent, reason: ids.textOrNull('reason', body.reason), limit } };
  },
});

export const acknowledgePartnerReward = callSpec<EmptyBodyDto>({
  intent: 'acknowledgePartnerReward',
  body: EmptyBodyDto,
  command: () => ({ type: 'acknowledgePartnerReward', payload: {} }),
});
