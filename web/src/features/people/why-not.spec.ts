import type { Actor } from '#machines/kernel/people';
import { people } from '#machines/order/testing/people';
import { listedPerson } from './testing/listed-people.js';
import { actsOf, whyNot } from './why-not.js';

const why = (act: Parameters<typeof whyNot>[0], actor: Actor, person: Actor) => whyNot(act, actor, listedPerson(actor, person));

describe('the list of actions on a person', () => {
  it.each([
    ['erase', 'clientManager', 'client', 'managersNeverErase'],
    ['edit', 'clientManager', 'client', null],
    ['edit', 'clientManager', 'clientHead', 'section'],
    ['edit', 'admin', 'owner', 'rank'],
    ['deactivate', 'ceo', 'admin', 'rank'],
    ['edit', 'clientHead', 'innovationsManager', 'department'],
    ['edit', 'clientHead', 'clientManager', null],
    ['edit', 'admin', 'admin', 'self'],
    ['post', 'clientHead', 'clientManager', 'noOtherPost'],
    ['post', 'admin', 'clientManager', null],
    ['erase', 'owner', 'client', null],
  ] as const)('%s by %s of %s: %s', (act, actor, person, expected) => {
    expect(why(act, people[actor], people[person])).toBe(expected);
  });

  it('says that there is no second factor where the server offers none to somebody who could reset it', () => {
    const person = listedPerson(people.admin, people.clientManager);
    expect(whyNot('secondFactor', people.admin, { ...person, may: { ...person.may, resetSecondFactor: false } })).toBe('noSecondFactor');
  });

  it('is empty for an erased person, and never offers a second invitation to a person who signed in', () => {
    expect(actsOf({ role: 'Client', status: 'erased' })).toEqual([]);
    expect(actsOf({ role: 'Client', status: 'active' })).toEqual(['edit', 'secondFactor', 'deactivate', 'erase']);
    expect(actsOf({ role: 'Partner', status: 'active' })).toEqual(['edit', 'secondFactor', 'deactivate', 'erase']);
    expect(actsOf({ role: 'Manager', status: 'invited' })).toEqual(['edit', 'inviteAgain', 'post', 'deactivate', 'erase']);
    expect(actsOf({ role: 'Partner', status: 'deactivated' })).toEqual(['edit', 'reactivate', 'erase']);
  });
});
