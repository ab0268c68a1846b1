import type { Bilingual } from '#libs/kernel/ids';
import { trimmedLines } from '#libs/kernel/plain-text';

const line = (text: string): string => text.normalize('NFC').trim();

/** One line in one language as it is kept. */
export const tidyLine = line;

/** A title as it is kept: composed, nothing around it. */
export const tidyTitle = ({ ru, en }: Bilingual): Bilingual => ({ ru: line(ru), en: line(en) });

/** A text of several lines as it is kept: composed, nothing around it, lines ended in one way. */
export const tidyProse = ({ ru, en }: Bilingual): Bilingual => ({ ru: trimmedLines(ru), en: trimmedLines(en) });
