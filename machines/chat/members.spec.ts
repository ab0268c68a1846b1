import type { Actor } from '#machines/kernel/people';
import { isMember, kindsFor } from './commands.js';

const client: Actor = { id: 'client', role: 'Client', department: null };
const partner: Actor = { id: 'partner', role: 'Partner', department: null };
const assigned: Actor = { id: 'assigned', role: 'Manager', department: 'ubServices' };
const owner: Actor = { id: 'owner', role: 'Owner', department: null };
const everyone = [client, partner, assigned, owner];
const parties = { client: client.id, partner: partner.id, manager: assigned.id };

describe('the chats of an order', () => {
  it.each(everyone)('include the client chat for $role of it', (actor) => {
    expect(isMember(actor, 'client', parties)).toBe(true);
  });

  it('include the team chat for everyone of the team, not for the client', () => {
    expect(everyone.map((actor) => isMember(actor, 'team', parties))).toEqual([false, true, true, true]);
  });

  it.each(['client', 'team'] as const)('do not exist for anyone who may not see the order: %s', (kind) => {
    const see = everyone.filter((actor) => isMember(actor, kind, { client: 'another', partner: null, manager: null }));
    expect(see).toEqual([owner]);
  });

  it('are one for clients and two for everybody else', () => {
    const both = ['client', 'team'];
    expect(everyone.map(kindsFor)).toEqual([['client'], both, both, both]);
  });
});
