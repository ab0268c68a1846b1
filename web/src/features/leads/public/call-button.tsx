import { IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#machines/kernel/ids';
import { type ButtonLook, LateButton, useLateDialog } from './late-dialog.js';
import type { FormContext } from './lead-context.js';

interface Props {
  language: Language;
  /** "Request a call" by default */
  label?: string;
  context?: FormContext;
  look?: ButtonLook;
}

export const loadCallDialog = () => import('./call-dialog.js').then(({ CallDialog }) => CallDialog);

/** The address of the request of a call as a page, for browsers without scripts. */
export const callHref = (language: string): string => `/${language}/contacts#call`;

/** Opens the form that requests a call; without scripts it links to the form on the page of contacts. */
export function CallButton({ language, label, context, look = 'default' }: Props) {
  const { t } = useTranslation('forms');
  const href = callHref(language);
  const late = useLateDialog(loadCallDialog, { language, context }, href);
  const text = label ?? t('call.open');
  return (
    <>
      <LateButton late={late} href={href} look={look} label={look === 'icon' ? text : undefined}>
        <IconPhone size={look === 'icon' ? 20 : 16} stroke={1.75} aria-hidden="true" />
        {look === 'icon' ? null : text}
      </LateButton>
      {late.dialog}
    </>
  );
}
