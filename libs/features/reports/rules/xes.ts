import { escapedXml } from '#libs/platform/xml/escaped-xml';
import type { ProgressStatus } from '#machines/order/statuses';

/** A change of status as an event of a trace. Contains a role instead of a personal name. */
export interface WalkedEvent {
  /** entered status */
  status: ProgressStatus;
  /** ISO 8601 in UTC */
  at: string;
  role: string;
  department: string | null;
  /** sent operation, or the only possible one; null without an operation, as for a payment */
  operation: string | null;
  /** command that caused the event; null if the log has none */
  command: string | null;
  type: string;
}

/** An order and its movements in their order. */
export interface WalkedTrace {
  number: string;
  country: string;
  service: string;
  events: readonly WalkedEvent[];
}

const extensions = [
  ['Concept', 'concept', 'concept'],
  ['Time', 'time', 'time'],
  ['Lifecycle', 'lifecycle', 'lifecycle'],
  ['Organizational', 'org', 'org'],
] as const;

const attribute = (type: 'date' | 'string', key: string, value: string): string =>
  `<${type} key="${escapedXml(key)}" value="${escapedXml(value)}"/>`;
const text = (key: string, value: string | null): string => (value === null ? '' : attribute('string', key, value));

/** Head of an XES document (IEEE 1849-2016): extensions, global attributes, classifier. */
export const xesHead = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<log xmlns="http://www.xes-standard.org/" xes.version="1849.2016" xes.features="">',
  ...extensions.map(
    ([name, prefix, file]) => `<extension name="${name}" prefix="${prefix}" uri="http://www.xes-standard.org/${file}.xesext"/>`,
  ),
  `<global scope="trace">${text('concept:name', 'order')}</global>`,
  `<global scope="event">${text('concept:name', 'status')}${attribute('date', 'time:timestamp', '1970-01-01T00:00:00.000Z')}${text(
    'lifecycle:transition',
    'complete',
  )}${text('org:role', 'role')}</global>`,
  '<classifier name="Status" keys="concept:name"/>',
  text('concept:name', 'Registra orders'),
  text('lifecycle:model', 'standard'),
  '',
].join('\n');

export const xesTail = '</log>\n';

const eventXml = ({ status, at, role, department, operation, command, type }: WalkedEvent): string =>
  `<event>${text('concept:name', status)}${attribute('date', 'time:timestamp', at)}${text('lifecycle:transition', 'complete')}${text(
    'org:role',
    role,
  )}${text('org:group', department)}${text('operation', operation)}${text('command', command)}${text('eventType', type)}</event>`;

/** One trace, a line per event. */
export const traceXml = ({ number, country, service, events }: WalkedTrace): string =>
  [
    `<trace>${text('concept:name', number)}${text('country', country)}${text('service', service)}`,
    ...events.map(eventXml),
    '</trace>',
    '',
  ].join('\n');
