import type { MouseEvent, ReactNode } from 'react';
import { IconChevronRight } from '@tabler/icons-react';
import type { WizardEvent } from '#machines/selection-wizard/events';
import styles from './selection.module.css';
import type { Wizard } from './wizard.js';

interface Props {
  wizard: Wizard;
  event: WizardEvent;
  className?: string | undefined;
  /** accessible name if the text is not enough */
  label?: string;
  current?: boolean;
  children: ReactNode;
}

/** False for clicks that open a new tab or window. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link that the machine follows with scripts, and the server without. Renders nothing if the event is not permitted. */
export function WizardLink({ wizard, event, className, label, current = false, children }: Props) {
  const href = wizard.hrefOf(event);
  if (href === undefined) return null;
  const follow = (click: MouseEvent) => {
    if (!isPlain(click)) return;
    click.preventDefault();
    if (event.type === 'back') wizard.goBack();
    else wizard.send(event);
  };
  return (
    <a href={href} className={className} onClick={follow} aria-label={label} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  );
}

/** An answer in the list of a question; a click sends its event to the wizard. */
export const Choice = ({ children, ...props }: Omit<Props, 'className'>) => (
  <li>
    <WizardLink {...props} className={`sheet row ink ${styles.choice}`}>
      {children}
      <IconChevronRight className="dim push" size={18} stroke={1.75} aria-hidden="true" />
    </WizardLink>
  </li>
);
