import type { LeadEventType } from '#machines/lead/events';

/** Texts of leads next to those of their machine. */
export interface LeadsTexts {
  /** refusals of the forms */
  edge: Readonly<Record<'phoneInvalid' | 'phoneAlreadySent' | 'slotTaken' | 'leadClientNeeded', string> & { tooManyForms: object }>;
  events: Readonly<Record<LeadEventType, string>>;
  /** of a text that was erased */
  erased: string;
  /** {{phone}} and {{email}} are filled in */
  calendar: Readonly<Record<'summary' | 'call' | 'office', string>>;
  export: { title: string; name: string; columns: readonly string[] };
}

/** The page on which a visitor moves or cancels a booked consultation. */
export interface ConsultationPageTexts {
  title: string;
  text: string;
  when: string;
  moveHeading: string;
  slot: string;
  zone: string;
  move: string;
  /** no free time is left to choose */
  full: string;
  cancelHeading: string;
  cancel: string;
  movedTitle: string;
  movedText: string;
  cancelledTitle: string;
  cancelledText: string;
  notHeldTitle: string;
  notHeldText: string;
  startedTitle: string;
  startedText: string;
  unknownTitle: string;
  unknownText: string;
  /** neither button was pressed, or no time was chosen */
  incomplete: string;
  tooManyMoves: string;
  contacts: string;
}
