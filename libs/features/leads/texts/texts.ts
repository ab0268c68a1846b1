import { byLanguage } from '#machines/kernel/by-language';
import { addTexts } from '#libs/platform/texts/text';
import { texts as machine } from '#machines/lead/texts/all';
import type { LeadTexts } from '#machines/lead/texts/shape';
import { texts } from './all.js';
import type { LeadsTexts } from './shape.js';

/** Texts of this feature and of the machine. */
export const leadTexts = byLanguage((language): LeadTexts & LeadsTexts => ({ ...machine[language], ...texts[language] }));

/** Adds the refusals and remedies of leads to the HTTP messages; the module calls it. */
export const addLeadTexts = (): void =>
  addTexts(leadTexts, ({ edge, refusal, remedy }) => ({
    ...edge,
    ...refusal,
    ...Object.fromEntries(Object.entries(remedy).map(([key, text]) => [`leadRemedy.${key}`, text])),
  }));
