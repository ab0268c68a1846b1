import type { Actor } from '#machines/kernel/people';
import { isMember, kindsFor } from './commands.js';

const client: Actor = { id: 'client', role: 'Client', department: null };
const partner: Actor = { id: 'partner', role: 'Partner', department: null };
const assigned: Actor = { id: 'assigned', role: 'Manager', department: 'ubServices' };
const owner: Actor = { id: 'owner', role: 'Owner', department: null };
const parties = { client: client.id, partner: partner.id, manager: assigned.id };

describe('the chats of an order', () => {
  it.each([client, partner, assigned, owner])('include the client chat for $role of it', (actor) => {
    expect(isMember(actor, 'client', parties)).toBe(true);
  });

  it('include the team chat for everyone of the team, not for the client', () => {
    expect([client, partner, assigned, owner].map((actor) => isMember(actor, 'team', parties))).toEqual([false, true, true, true]);
  });

  it.each(['client', 'team'] as const)('do not exist for anyone who may not see the order: %s', (kind) => {
    const others = { client: 'another', partner: null, manager: null };
    expect([client, partner, assigned, owner].map((actor) => isMember(actor, kind, others))).toEqual([false, false, false, true]);
  });

  it('are one for clients and two for everybody else', () => {
    expect([client, partner, assigned, owner].map(kindsFor)).toEqual([
      ['client'],
      ['client', 'team'],
      ['client', 'team'],
      ['client', 'team'],
    ]);
  });
});
