import type { Language } from '#libs/kernel/ids';
import { pageWords } from '../words.js';

/** That the company is invented: wherever it speaks as a company. */
export const demoNotice = (language: Language): string => pageWords[language].frame.invented;
