import type { Actor, Department, Role } from '#machines/kernel/people';
import { payment } from '../who.js';

/** A numbered uuid for tests. */
export const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const person = (number: number, role: Role, department: Department | null = null): Actor => ({ id: id(number), role, department });

/** All people around an order; the `other` two belong to another order. */
export const people = {
  client: person(1, 'Client'),
  otherClient: person(2, 'Client'),
  partner: person(3, 'Partner'),
  otherPartner: person(4, 'Partner'),
  owner: person(5, 'Owner'),
  admin: person(6, 'Admin'),
  ceo: person(7, 'CEO'),
  supermanager: person(8, 'Supermanager'),
  clientHead: person(9, 'DepartmentHead', 'ubClient'),
  clientManager: person(10, 'Manager', 'ubClient'),
  businessHead: person(11, 'DepartmentHead', 'ubBusinessDevelopment'),
  innovationsManager: person(12, 'Manager', 'ubInnovations'),
  contentManager: person(13, 'Manager', 'ubContent'),
  /** sees only orders that are assigned to them */
  assignee: person(14, 'Manager', 'ubServices'),
  payment,
} as const;
