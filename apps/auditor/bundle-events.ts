import { eventTitle } from '#libs/features/audit/texts/texts';
import type { Language } from '#machines/kernel/ids';
import type { LogEntry } from '#libs/verifier/entry';
import { texts as bundleTexts } from './texts/all.js';

/** Lines of `verify --events` at most. */
const mostLines = 10_000;

/** The events of a bundle as lines, the first `mostLines` of them. */
export class EventLines {
  private readonly first: string[] = [];
  private count = 0;

  constructor(private readonly language: Language) {}

  readonly add = (entry: LogEntry): void => {
    this.count += 1;
    if (this.count <= mostLines) this.first.push(eventLine(entry, this.language));
  };

  lines(): string[] {
    const { eventsTitle, moreEvents } = bundleTexts[this.language];
    if (this.count === 0) return [];
    const more = this.count > mostLines ? [moreEvents.replace('{{count}}', String(this.count - mostLines))] : [];
    return [eventsTitle, ...this.first, ...more];
  }
}

/** A line of `verify --events`: position, time, what happened, to what, by whom, and the fields of the event as the entry has them. */
function eventLine({ position, recordedAt, type, streamType, stream, metadata, data }: LogEntry, language: Language): string {
  const at = `${new Date(recordedAt / 1000).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
  const fields = Object.entries(data).flatMap(([name, value]) => fieldText(name, value));
  const about = [`${streamType} ${stream.slice(0, 8)}`, actorText(metadata.actor, language), ...fields];
  return `  ${position}  ${at}  ${eventTitle(language, type)} (${type}) · ${about.join(' · ')}`;
}

/** Texts are named by their reference alone. */
function fieldText(name: string, value: unknown): string[] {
  if (value === null || value === '') return [];
  return [`${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)}`];
}

function actorText(actor: LogEntry['metadata']['actor'], language: Language): string {
  const { nobody, sides } = bundleTexts[language];
  if (actor == null || typeof actor.id !== 'string') return nobody;
  const role = typeof actor.role === 'string' ? actor.role : '';
  const side = role === 'Client' ? sides.client : role === 'Partner' ? sides.partner : `${sides.staff} ${role}`;
  return `${side.trim()} ${actor.id.slice(0, 8)}`;
}
