import { PdfDictionary, PdfName, PdfReference, PdfSyntaxError, type PdfValue } from './pdf-values.js';

/** Actions that run something, start a program, send something or fetch from elsewhere (ISO 32000-2, 12.6.4). */
const refusedActions = new Set([
  ...['JavaScript', 'Launch', 'Rendition', 'ImportData', 'SubmitForm', 'GoToR', 'GoToE'],
  ...['RichMediaExecute', 'GoTo3DView', 'Movie', 'Sound', 'Thread'],
]);
const refusedSubtypes = new Set(['RichMedia', 'Movie', 'Sound', '3D']);
/** Keys whose dictionary or reference is a script, files, or a form that has scripts. */
const refusedKeys = ['JS', 'JavaScript', 'EF', 'EmbeddedFiles', 'XFA'];

/** More than any real file of 15 MB has. */
const mostObjects = 500_000;

/** The relevant part of an action or a table of actions. */
interface Step {
  opensAddress: boolean;
  next: readonly number[];
}

/** Checks the objects of a PDF one by one for what may run, and at the end for an address that opens by itself. */
export class PdfActions {
  private readonly steps = new Map<number, Step[]>();
  private readonly beginnings: Step[] = [];
  private unnumbered = false;
  /** objects that consist of the name of such an action or of an address, and those that an `S` refers to */
  private readonly kinds = new Set<number | undefined>();
  private readonly kindsReferred = new Set<number>();
  private objects = 0;

  /** Whether `value` contains an action that is refused anywhere. @param object its number @throws PdfSyntaxError */
  refuses(value: PdfValue, object: number | undefined): boolean {
    this.objects += 1;
    if (this.objects > mostObjects) throw new PdfSyntaxError('too many objects');
    if (value instanceof PdfName && (refusedActions.has(value.text) || value.text === 'URI')) this.kinds.add(object);
    const step = stepOf(value);
    if (object !== undefined && (step.opensAddress || step.next.length > 0))
      this.steps.set(object, [...(this.steps.get(object) ?? []), step]);
    if (object === undefined && step.opensAddress) this.unnumbered = true;
    return this.isRefused(value);
  }

  /** Whether another object contains the kind of an action. A resource may be called S too, but it is no name. */
  get namesActionsElsewhere(): boolean {
    return this.kindsReferred.size > 0 && [...this.kinds].some((object) => object === undefined || this.kindsReferred.has(object));
  }

  /** Whether an address opens without a click. */
  get opensAddress(): boolean {
    const seen = new Set<number>();
    const waiting = [...this.beginnings];
    for (let step = waiting.pop(); step; step = waiting.pop()) {
      if (step.opensAddress) return true;
      for (const object of step.next) {
        if (seen.has(object)) continue;
        seen.add(object);
        const found = this.steps.get(object);
        if (found) waiting.push(...found);
        else if (this.unnumbered) return true;
      }
    }
    return false;
  }

  private isRefused(value: PdfValue): boolean {
    if (Array.isArray(value)) return value.some((one) => this.isRefused(one));
    if (!(value instanceof PdfDictionary)) return false;
    this.noteBeginnings(value);
    for (const kind of value.all('S')) if (kind instanceof PdfReference) this.kindsReferred.add(kind.object);
    if (isRefusedItself(value)) return true;
    return [...value.entries.values()].some((all) => all.some((one) => this.isRefused(one)));
  }

  private noteBeginnings(dictionary: PdfDictionary): void {
    for (const value of dictionary.all('OpenAction')) this.beginnings.push(stepTo(value));
    for (const value of dictionary.all('AA')) this.beginnings.push(stepTo(value));
  }
}

function isRefusedItself(dictionary: PdfDictionary): boolean {
  if (dictionary.names('S').some((name) => refusedActions.has(name))) return true;
  if (dictionary.names('Subtype').some((name) => refusedSubtypes.has(name))) return true;
  if (dictionary.names('Type').includes('EmbeddedFile')) return true;
  return refusedKeys.some((key) =>
    dictionary
      .all(key)
      .some((value) => typeof value === 'object' && value !== null && !(value instanceof PdfName) && !isListOfRights(key, value)),
  );
}

/** The usage rights of a form (ISO 32000-2, table 263) have a list under EF, which otherwise is a dictionary of files. */
const isListOfRights = (key: string, value: PdfValue): boolean =>
  key === 'EF' && Array.isArray(value) && value.every((one) => one instanceof PdfName);

/** The next value to examine as an action, or its reference. */
const stepTo = (value: PdfValue): Step => (value instanceof PdfReference ? { opensAddress: false, next: [value.object] } : stepOf(value));

/** Collects an action's own address and the actions after it (`Next`); of a table of actions, all that run without a click. */
function stepOf(value: PdfValue): Step {
  const parts = Array.isArray(value) ? value : value instanceof PdfDictionary ? partsOf(value) : [];
  const steps = parts.filter((part) => typeof part === 'object' && part !== null).map(stepTo);
  const own = value instanceof PdfDictionary && value.names('S').includes('URI');
  return { opensAddress: own || steps.some((step) => step.opensAddress), next: steps.flatMap((step) => step.next) };
}

/** Triggers of additional actions (ISO 32000-2, 12.6.3), without D and U, which need a click. */
const triggers = ['O', 'C', 'E', 'X', 'Fo', 'Bl', 'PO', 'PC', 'PV', 'PI', 'K', 'F', 'V', 'WC', 'WS', 'DS', 'WP', 'DP'];

const partsOf = (dictionary: PdfDictionary): readonly PdfValue[] =>
  dictionary.entries.has('S') ? dictionary.all('Next') : triggers.flatMap((key) => dictionary.all(key));
