import type { OpenAPIObject } from '@nestjs/swagger';
import { type Department, departments, type Role, roles } from '#machines/kernel/people';
import { type RouteAccess, routes } from '#machines/access/routes';
import { type Action, permits } from '#machines/access/table';
import { notes } from './openapi-notes.js';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;
type Answer = NonNullable<Operation['responses'][string]>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** An operation of the document with its row of the access table. */
export interface DocumentedOperation {
  operation: Operation;
  method: (typeof methods)[number];
  path: string;
  /** key in the table: `GET /orders/:id` */
  route: string;
  access: RouteAccess;
}

/** Every operation of the document. */
export const operationsOf = (document: OpenAPIObject): DocumentedOperation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const route = `${method.toUpperCase()} ${insideOf(path)}`;
      return operation ? [{ operation, method, path, route, access: accessOf(route) }] : [];
    }),
  );

/** The document calls the rest of an address, which the table writes as `*`, `path`. */
const insideOf = (path: string): string =>
  path
    .replace(/^\/api\/v1/, '')
    .replace('{path}', '*')
    .replace(/\{(\w+)\}/g, ':$1')
    .replace(/(?<=.)\/$/, '');

function accessOf(route: string): RouteAccess {
  const table: Readonly<Record<string, RouteAccess>> = routes;
  return table[route] ?? 'signedIn';
}

/** Adds permissions from the access table, responses and headers to the description of every operation, after the text of its controller or `notes`. */
export function describeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const { operation, method, path, route, access } of operationsOf(document)) {
    operation.security = access === 'public' ? [] : [{ bearer: [] }];
    const sentences = [
      operation.description,
      (notes as Readonly<Record<string, string>>)[route],
      whoMay(access),
      ...(access === routes['GET /orders'] && method !== 'get' ? ['Which of them, and when, the machine of the order decides.'] : []),
      ...(access !== 'public' && path.includes('{') ? ['What is not there, or not theirs, is answered 404.'] : []),
      ...answersOf(operation),
      ...headersOf(operation),
    ];
    operation.description = sentences.filter((sentence) => sentence !== undefined).join(' ');
  }
  return document;
}

/** Describes permissions from the access table: "Callers: Owner, Admin, CEO, Manager (ubContent)." */
export function whoMay(access: RouteAccess): string {
  if (access === 'public') return 'Callers: anybody, signed in or not.';
  const callers = access === 'signedIn' ? [...roles] : roles.flatMap((role) => placesOf(role, [access].flat()));
  return callers.join() === roles.join() ? 'Callers: anybody who is signed in.' : `Callers: ${callers.join(', ')}.`;
}

/** The role, if it has one of `actions`: in all departments, in some, or not at all. */
function placesOf(role: Role, actions: readonly Action[]): string[] {
  const may = (department: Department | null): boolean => actions.some((action) => permits({ id: '', role, department }, action));
  if (role !== 'DepartmentHead' && role !== 'Manager') return may(null) ? [role] : [];
  const where = departments.filter(may);
  if (where.length === 0 || where.length === departments.length) return where.length === 0 ? [] : [role];
  const others = departments.filter((one) => !where.includes(one));
  return [where.length <= others.length ? `${role} (${where.join(', ')})` : `${role} (all but ${others.join(', ')})`];
}

function answersOf({ responses }: Operation): string[] {
  return Object.entries(responses).flatMap(([status, answer]) =>
    Number(status) >= 200 && Number(status) < 300 && answer ? [`Answers ${status} ${contentOf(answer)}.`] : [],
  );
}

function contentOf(answer: Answer): string {
  const contents = Object.entries(('content' in answer && answer.content) || {});
  if (contents.length === 0) return 'without a body';
  const named = contents.flatMap(([type, { schema }]) => {
    const names = [...JSON.stringify(schema ?? {}).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => String(name));
    return names.length > 0 ? names : [type];
  });
  return `with ${[...new Set(named)].map((name) => `\`${name}\``).join(' or ')}`;
}

function headersOf({ parameters = [] }: Operation): string[] {
  const takes = (name: string): boolean => parameters.some((one) => 'in' in one && one.in === 'header' && one.name === name);
  return [
    ...(takes('If-Match') ? ['With If-Match it is carried out at that version only, else refused with 412.'] : []),
    ...(takes('Idempotency-Key') ? ['Sent again with its Idempotency-Key it has no second effect and is answered as the first time.'] : []),
  ];
}
