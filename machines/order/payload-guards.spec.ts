import { microsADay } from '#machines/kernel/time';
import type { CommandName, CommandPayloads, OrderActor, OrderCommandOf } from './commands.js';
import { refuse } from './guards.js';
import * as has from './payload-guards.js';
import type { OrderDocument, OrderFacts, OrderState, RequestedItem } from './state.js';
import { type Boundary, describeBoundaries } from './testing/boundaries.js';
import { anyForm, configuration, steps, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';

const { client, partner, otherPartner, owner, clientManager } = people;
const passport = { kind: 'document' as const, title: { ru: 'Паспорт', en: 'Passport' }, note: null, ...anyForm };
const { state: base } = orderIn('documentsReceived', { requiredDocuments: [passport] });
const midnight = base.updatedAt - (base.updatedAt % microsADay);
const noon = midnight + microsADay / 2;
const yesterday = midnight - microsADay;

const order = (change: Partial<OrderState>, facts: Partial<OrderFacts> = {}): OrderState => ({
  ...base,
  ...change,
  facts: { ...base.facts, ...facts },
});
const asked = <Name extends CommandName>(type: Name, payload: CommandPayloads[Name], actor: OrderActor = owner) =>
  ({ type, order: base.id, actor, at: noon, payload }) as OrderCommandOf<Name>;

const item = (change: Partial<RequestedItem> = {}): RequestedItem => ({
  id: id(301),
  kind: 'document',
  title: textRef(1),
  note: null,
  required: null,
  askedAt: 10,
  due: null,
  withdrawn: false,
  receivedOnPaper: false,
  ...change,
});
const file = (change: Partial<OrderDocument> = {}): OrderDocument => ({
  id: id(401),
  kind: 'document',
  item: id(301),
  file: id(501),
  title: null,
  attachedBy: client.id,
  attachedAt: 20,
  review: 'none',
  reason: null,
  cause: null,
  replaces: null,
  ...change,
});
const result = (change: Partial<OrderDocument> = {}) => file({ kind: 'result', item: null, ...change });

const unknownItem = refuse('itemUnknown', 'seeCurrent');
const unknownDocument = refuse('documentUnknown', 'seeCurrent');
const unknownStep = refuse('stepUnknown', 'seeCurrent');
const nothingAsked = refuse('nothingRequested', 'askForSomething');
const missing = (count: number) => refuse('documentsMissing', 'provideDocuments', { count });

type Request = Partial<CommandPayloads['requestDocuments']>;
const request =
  (payload: Request, items: RequestedItem[] = [item()]) =>
  () =>
    has.somethingAskedFor(order({ items, documents: [] }), asked('requestDocuments', { items: [], again: [], withdraw: [], ...payload }));
const another = { id: id(310), kind: 'document' as const, title: textRef(2), note: null };
const onPaper =
  (marked: string[], actor: OrderActor, items: RequestedItem[], documents: OrderDocument[] = []) =>
  () =>
    has.restOnPaper(order({ items, documents }), asked('receiveDocuments', { onPaper: marked }, actor));

const work = order({
  steps: [
    { id: steps.first, group: 'g', visible: true, completedAt: 5 },
    { id: steps.second, group: 'g', visible: true, completedAt: null },
    { id: steps.hidden, group: 'g', visible: false, completedAt: 5 },
  ],
});
const returned = (list: string[]) => () => has.stepsToReopen(work, asked('notAcceptPartnerWork', { reason: textRef(1), steps: list }));
const done = (step: string) => () => has.stepOpen(work, asked('completeStep', { step }));
const undone = (step: string) => () => has.stepCompleted(work, asked('reopenStep', { step }));

const edited = (change: object) => () =>
  has.configurationChanges(order({ configuration }), asked('editOrder', { configuration: { ...configuration, ...change } }));
/** `office`: days that the office's calendar is ahead of UTC; without it the command has no `today`. */
const promised = (days: number, office?: number) => () =>
  has.dateAhead(
    base,
    asked('setExpectedDate', {
      date: midnight + days * microsADay,
      reason: textRef(1),
      ...(office !== undefined && { today: midnight + office * microsADay }),
    }),
  );
const reward = (percent: number, pending: number | null) => () =>
  has.percentFits(order({}, { rewardPercent: 2_000, pendingRewardPercent: pending }), asked('changePartnerReward', { percent }));

/** By a manager: the terms give 20 %, the limit is 10 points. */
const percentBy = (percent: number | null, facts: object = {}, actor: OrderActor = people.clientManager) =>
  has.partnerFits(
    order({}, { rewardPercent: 2_000, ...facts }),
    asked('appointPartner', { partner: otherPartner.id, percent, limit: 1_000 }, actor),
  );
const percentOf = (percent: number, limit?: number) =>
  has.percentFits(
    order({}, { rewardPercent: 2_000 }),
    asked('changePartnerReward', { percent, ...(limit !== undefined && { limit }) }, people.clientManager),
  );
const overReward = (percentMax: number) => refuse('rewardOverLimit', 'rewardAtMost', { percentMax, roles: ['topStaff'] });

type Attached = Partial<CommandPayloads['attachDocument']>;
const attached = (payload: Attached, items: RequestedItem[] = [item()], documents: OrderDocument[] = []) =>
  [
    order({ items, documents }),
    asked('attachDocument', { document: id(410), kind: 'document', item: id(301), file: id(510), title: null, ...payload }),
  ] as const;
const version =
  (...given: Parameters<typeof attached>) =>
  () =>
    has.versionFits(...attached(...given));
const newResult = (payload: Attached, documents: OrderDocument[]) => () =>
  has.resultFits(...attached({ kind: 'result', item: null, ...payload }, [item()], documents));
const removed =
  (document: OrderDocument, actor: OrderActor, named = id(401)) =>
  () =>
    has.removable(order({ documents: [document] }), asked('removeDocument', { document: named }, actor));
const accepted =
  (document: OrderDocument, named = id(401)) =>
  () =>
    has.reviewable(order({ documents: [document] }), asked('acceptDocument', { document: named }));
const rejected = (document: OrderDocument) => () =>
  has.reviewable(order({ documents: [document] }), asked('rejectDocument', { document: id(401), reason: textRef(1) }));

const { somethingAskedFor, restOnPaper, stepsToReopen, stepOpen, stepCompleted, configurationChanges, dateAhead } = has;
const { agreementChanges, rightRuns } = has;
const { partnerFits, anotherManager, percentFits, itemWaits, versionFits, resultFits, removable, reviewable } = has;
const ofDocuments = { somethingAskedFor, restOnPaper, itemWaits, versionFits, resultFits, removable, reviewable };
const ofTheRest = {
  stepsToReopen,
  stepOpen,
  stepCompleted,
  configurationChanges,
  dateAhead,
  partnerFits,
  anotherManager,
  percentFits,
  agreementChanges,
  rightRuns,
};

const documentBoundaries: Boundary<typeof ofDocuments>[] = [
  ['somethingAskedFor', 'something typed by hand', request({ items: [another] }), true],
  ['somethingAskedFor', 'what the service requires', request({ items: [{ ...another, title: null, required: 0 }] }), true],
  ['somethingAskedFor', 'the same again', request({ again: [id(301)] }), true],
  ['somethingAskedFor', 'one of two less', request({ withdraw: [id(301)] }, [item(), item({ id: id(302) })]), true],
  ['somethingAskedFor', 'another in place of the last', request({ items: [another], withdraw: [id(301)] }), true],
  ['somethingAskedFor', 'nothing', request({}), nothingAsked],
  ['somethingAskedFor', 'the last one less', request({ withdraw: [id(301)] }), nothingAsked],
  ['somethingAskedFor', 'again what never was', request({ again: [id(399)] }), unknownItem],
  ['somethingAskedFor', 'less what never was', request({ withdraw: [id(399)] }), unknownItem],
  ['somethingAskedFor', 'something without a name', request({ items: [{ ...another, title: null }] }), unknownItem],
  ['somethingAskedFor', 'one that fits and one that does not', request({ items: [another, { ...another, title: null }] }), unknownItem],
  ['somethingAskedFor', 'more than the service requires', request({ items: [{ ...another, required: 1 }] }), unknownItem],
  ['somethingAskedFor', 'a required one of another kind', request({ items: [{ ...another, kind: 'address', required: 0 }] }), unknownItem],
  ['somethingAskedFor', 'for today', request({ items: [another], due: midnight }), true],
  ['somethingAskedFor', 'for a year from now', request({ items: [another], due: noon + 366 * microsADay }), true],
  [
    'somethingAskedFor',
    'for a moment after that',
    request({ items: [another], due: noon + 366 * microsADay + 1 }),
    refuse('dateOutOfRange', 'chooseLaterDate'),
  ],
  ['somethingAskedFor', 'for today at an office west of UTC', request({ items: [another], due: yesterday, today: yesterday }), true],
  [
    'somethingAskedFor',
    'for yesterday at an office east of UTC',
    request({ items: [another], due: midnight, today: midnight + microsADay }),
    refuse('dateOutOfRange', 'chooseLaterDate'),
  ],
  ['somethingAskedFor', 'for yesterday', request({ items: [another], due: midnight - 1 }), refuse('dateOutOfRange', 'chooseLaterDate')],
  ['itemWaits', 'of what was asked for', () => itemWaits(...attached({})), true],
  ['itemWaits', 'of what is wanted no more', () => itemWaits(...attached({}, [item({ withdrawn: true })])), unknownItem],
  ['restOnPaper', 'staff, all that lacks', onPaper([id(301)], owner, [item()]), true],
  ['restOnPaper', 'the client, nothing where nothing lacks', onPaper([], client, [item()], [file()]), true],
  [
    'restOnPaper',
    'the client, what they say is on paper',
    onPaper([id(301)], client, [item()]),
    refuse('forbiddenForRole', 'askRole', { roles: ['staff'] }),
  ],
  ['restOnPaper', 'staff, one of two', onPaper([id(301)], owner, [item(), item({ id: id(302) })]), missing(1)],
  ['restOnPaper', 'staff, none of two', onPaper([], owner, [item(), item({ id: id(302) })]), missing(2)],
  ['restOnPaper', 'staff, what is withdrawn', onPaper([id(301)], owner, [item({ withdrawn: true })]), unknownItem],
  ['restOnPaper', 'staff, what was never asked for', onPaper([id(301), id(399)], owner, [item()]), unknownItem],
  ['versionFits', 'a file of what was asked for', version({}), true],
  ['versionFits', 'a file of no item', version({ item: null }), true],
  ['versionFits', 'of another kind', version({ kind: 'address' }), unknownItem],
  ['versionFits', 'of another item', version({ item: id(399) }), unknownItem],
  ['versionFits', 'of what is withdrawn', version({}, [item({ withdrawn: true })]), unknownItem],
  ['versionFits', 'after one that was rejected', version({}, [item()], [file({ review: 'rejected' })]), true],
  [
    'versionFits',
    'after one that was accepted',
    version({}, [item()], [file({ review: 'accepted' })]),
    refuse('documentAccepted', 'askAgainFirst'),
  ],
  ['versionFits', 'of no item, beside one that was accepted', version({ item: null }, [item()], [file({ review: 'accepted' })]), true],
  ['versionFits', 'in place of a result', version({ replaces: id(401) }, [item()], [result()]), unknownDocument],
  ['resultFits', 'a new one', newResult({ replaces: null }, []), true],
  ['resultFits', 'one of an item', newResult({ item: id(301) }, []), unknownItem],
  ['resultFits', 'in place of another', newResult({ replaces: id(401) }, [result()]), true],
  ['resultFits', 'in place of what is no result', newResult({ replaces: id(401) }, [file()]), unknownDocument],
  ['resultFits', 'in place of what is not there', newResult({ replaces: id(499) }, [result()]), unknownDocument],
  [
    'resultFits',
    'in place of one that was replaced',
    newResult({ replaces: id(401) }, [result(), result({ id: id(402), replaces: id(401) })]),
    refuse('documentReplaced', 'seeCurrent'),
  ],
  ['removable', 'by who attached it', removed(file(), client), true],
  ['removable', 'by staff', removed(file(), owner), true],
  ['removable', 'a result, by the partner', removed(result(), partner), true],
  ['removable', 'by somebody else', removed(file(), partner), refuse('forbiddenForRole', 'askRole', { roles: ['attacher', 'staff'] })],
  ['removable', 'once it is accepted', removed(file({ review: 'accepted' }), owner), refuse('documentAccepted', 'removeAcceptance')],
  ['removable', 'what is not there', removed(file(), owner, id(499)), unknownDocument],
  ['reviewable', 'to accept what was rejected', accepted(file({ review: 'rejected' })), true],
  ['reviewable', 'to reject what was accepted', rejected(file({ review: 'accepted' })), true],
  ['reviewable', 'to accept it again', accepted(file({ review: 'accepted' })), refuse('documentAlreadyReviewed', 'seeCurrent')],
  ['reviewable', 'to reject it again', rejected(file({ review: 'rejected' })), refuse('documentAlreadyReviewed', 'seeCurrent')],
  ['reviewable', 'of no item', accepted(file({ item: null })), unknownDocument],
  ['reviewable', 'what is not there', accepted(file(), id(499)), unknownDocument],
];

const agreeing = (terms: number, startEarly: boolean) => () =>
  has.agreementChanges(order({ agreed: { terms: 2, startEarly: false } }), asked('agree', { terms, startEarly }, client));
/** A right that ends at the end of the day of `confirmedAt`. */
const withdrawing =
  (confirmedAt: number | null, withdrawal: OrderState['withdrawal'] = { days: 0, officeZone: 'UTC', clientZone: 'UTC' }) =>
  () =>
    has.rightRuns(order({ withdrawal, confirmedAt, informedAt: 1 }), asked('declareWithdrawal', { statement: textRef(1) }, client));

const otherBoundaries: Boundary<typeof ofTheRest>[] = [
  ['stepsToReopen', 'one that is done', returned([steps.first]), true],
  ['stepsToReopen', 'none', returned([]), refuse('nothingReopened', 'chooseSteps')],
  ['stepsToReopen', 'one that nobody sees', returned([steps.first, steps.hidden]), unknownStep],
  ['stepsToReopen', 'one that is open', returned([steps.first, steps.second]), refuse('stepNotCompleted', 'seeCurrent')],
  ['stepOpen', 'one that is open', done(steps.second), true],
  ['stepOpen', 'one that is done', done(steps.first), refuse('stepAlreadyCompleted', 'seeCurrent')],
  ['stepOpen', 'one that nobody sees', done(steps.hidden), unknownStep],
  ['stepCompleted', 'one that is done', undone(steps.first), true],
  ['stepCompleted', 'one that is open', undone(steps.second), refuse('stepNotCompleted', 'seeCurrent')],
  ['stepCompleted', 'one that nobody sees', undone(steps.hidden), unknownStep],
  ['configurationChanges', 'the employees', edited({ employeesAmount: 3 }), true],
  ['configurationChanges', 'the period', edited({ registrationPeriod: 24 }), true],
  ['configurationChanges', 'the director', edited({ director: 'nominee' }), true],
  ['configurationChanges', 'who else is in the company', edited({ directorCompany: [] }), true],
  [
    'configurationChanges',
    'the order of the directors alone',
    () => {
      const directorCompany = ['b', 'a'];
      const state = { ...base, configuration: { ...configuration, directorCompany } };
      return has.configurationChanges(state, asked('editOrder', { configuration: { ...configuration, directorCompany: ['a', 'b'] } }));
    },
    refuse('configurationUnchanged', 'changeSomething'),
  ],
  ['configurationChanges', 'the activities', edited({ activityAreas: ['trade'] }), true],
  [
    'configurationChanges',
    'the order of the activities alone',
    edited({ activityAreas: [...configuration.activityAreas].reverse() }),
    refuse('configurationUnchanged', 'changeSomething'),
  ],
  ['dateAhead', 'today', promised(0), true],
  ['dateAhead', 'five years', promised(5 * 366), true],
  ['dateAhead', 'yesterday', promised(-1), refuse('dateOutOfRange', 'promiseLaterDate')],
  ['dateAhead', 'today at an office west of UTC', promised(-1, -1), true],
  ['dateAhead', 'yesterday at an office west of UTC', promised(-2, -1), refuse('dateOutOfRange', 'promiseLaterDate')],
  ['dateAhead', 'today at an office east of UTC', promised(1, 1), true],
  ['dateAhead', 'yesterday at an office east of UTC', promised(0, 1), refuse('dateOutOfRange', 'promiseLaterDate')],
  ['dateAhead', 'more than five years', promised(5 * 366 + 1), refuse('dateOutOfRange', 'promiseLaterDate')],
  ['partnerFits', 'another', () => has.partnerFits(base, asked('appointPartner', { partner: otherPartner.id, percent: null })), true],
  [
    'partnerFits',
    'the same',
    () => has.partnerFits(base, asked('appointPartner', { partner: partner.id, percent: 1 })),
    refuse('alreadyAssigned', 'chooseAnother'),
  ],
  ['anotherManager', 'nobody', () => has.anotherManager(base, asked('assignManager', { manager: null })), true],
  [
    'anotherManager',
    'the same',
    () => has.anotherManager(base, asked('assignManager', { manager: clientManager.id })),
    refuse('alreadyAssigned', 'chooseAnother'),
  ],
  ['percentFits', 'another than is in force', reward(2_001, null), true],
  ['percentFits', 'the one that is in force', reward(2_000, null), refuse('rewardUnchanged', 'otherPercent')],
  ['percentFits', 'the one in force while another is waited for', reward(2_000, 2_500), true],
  ['partnerFits', 'ten points more than the terms', () => percentBy(3_000), true],
  ['partnerFits', 'a hundredth more', () => percentBy(3_001), overReward(3_000)],
  ['partnerFits', 'the percent of the terms, by leaving it out', () => percentBy(null), true],
  ['partnerFits', 'what somebody without a limit agreed', () => percentBy(4_000, { rewardPercent: 4_000 }), true],
  ['partnerFits', 'everything, by an Owner', () => percentBy(10_000, {}, people.owner), true],
  ['percentFits', 'ten points more than the terms', () => percentOf(3_000, 1_000), true],
  ['percentFits', 'a hundredth more', () => percentOf(3_001, 1_000), overReward(3_000)],
  ['percentFits', 'more, without a limit in the command', () => percentOf(2_001), overReward(2_000)],
  ['percentFits', 'less', () => percentOf(100), true],
  ['percentFits', 'the one that is waited for', reward(2_500, 2_500), refuse('rewardUnchanged', 'otherPercent')],
  ['agreementChanges', 'another version', agreeing(3, false), true],
  ['agreementChanges', 'an early begin', agreeing(2, true), true],
  ['agreementChanges', 'the same', agreeing(2, false), refuse('configurationUnchanged', 'changeSomething')],
  ['rightRuns', 'on its last day', withdrawing(midnight), true],
  ['rightRuns', 'on the Monday after a Friday', withdrawing(midnight - 3 * microsADay), refuse('withdrawalOver', 'askToCancel')],
  ['rightRuns', 'before the order is confirmed', withdrawing(null), true],
  ['rightRuns', 'without a right', withdrawing(midnight, null), refuse('withdrawalNotGranted', 'askToCancel')],
];

describe('guards on documents, on both sides of each boundary', () => describeBoundaries(ofDocuments, documentBoundaries));
describe('guards on all other payloads, on both sides of each boundary', () => describeBoundaries(ofTheRest, otherBoundaries));
