import type { Language } from '#machines/kernel/ids';

/** A form that posts to the page's own address. */
export interface PageForm {
  heading?: string;
  button: string;
  /** posted with the button, where the page has several */
  action?: string;
  /** what to choose before: groups of options with a label each */
  choice?: {
    name: string;
    label: string;
    hint: string;
    groups: readonly { label: string; options: readonly { value: string; label: string }[] }[];
  };
}

export interface PageContent {
  language: Language;
  title: string;
  text: string;
  /** why a form was refused */
  alert?: string;
  facts?: readonly { label: string; value: string }[];
  forms?: readonly PageForm[];
  link?: { label: string; url: string };
}
