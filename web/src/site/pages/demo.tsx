import type { ReactNode } from 'react';
import { typeset } from '#machines/kernel/typography';
import { useSite } from '../page.js';
import { pageTexts } from '../page-texts.js';

/** Renders its content only if demo data are shown. */
export const InDemo = ({ children }: { children: ReactNode }) => (useSite().demo ? children : null);

/** A sentence that the company is invented, for pages of a demonstration. */
export function Invented() {
  const { language } = useSite();
  return typeset(pageTexts[language].frame.invented, language);
}
