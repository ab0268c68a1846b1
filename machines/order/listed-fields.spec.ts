import { eachListed, listedFields, orderSorts, sortableNames } from './listed-fields.js';
import { en } from './texts/en-listed-fields.js';
import { dueDate } from './next-step.js';
import { orderIn } from './testing/stories.js';

test('the listed fields of an order are its own and derived ones', () => {
  const { state } = orderIn('documentsRequested');
  expect(eachListed((_, { of }) => of(state))).toEqual({
    dueAt: dueDate(state),
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
    clientUpdatedAt: state.clientUpdatedAt,
    partnerUpdatedAt: state.partnerUpdatedAt,
    statusSince: state.statusSince,
  });
});

test('lists sort by every sortable field, by default by the date of placing', () => {
  const sorted = Object.entries(listedFields).flatMap(([name, field]) => ('sort' in field ? [name] : []));
  expect(sortableNames.slice(0, 2)).toEqual(['createdAt', 'updatedAt']);
  expect([...sortableNames].sort()).toEqual(sorted.sort());
});

test('lists have both directions of every sort, by default the newest first', () => {
  expect(orderSorts).toEqual(['-createdAt', 'createdAt', '-updatedAt', 'updatedAt', 'dueAt', '-dueAt']);
  expect(Object.keys(en.sort).sort()).toEqual([...orderSorts].sort());
});
