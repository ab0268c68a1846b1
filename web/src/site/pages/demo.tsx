import type { ReactNode } from 'react';
import { typeset } from '#machines/kernel/typography';
import { useSite } from '../page.js';
import { pageWords } from '../words.js';

/** What is said where demo data are shown, and nowhere else. */
export const InDemo = ({ children }: { children: ReactNode }) => (useSite().demo ? children : null);

/** That the company is invented: wherever it speaks as a company. */
export function Invented() {
  const { language } = useSite();
  return typeset(pageWords[language].frame.invented, language);
}
