import { type ComponentType, type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.js';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface Late {
  /** properties of the button that opens the dialog; pointing at it loads the dialog */
  button: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void; 'aria-haspopup': 'dialog' };
  opened: boolean;
  dialog: ReactElement | null;
}

/** A dialog that is loaded on demand. If loading fails, the button links to `href`. */
export function useLateDialog<Given extends object>(
  load: () => Promise<ComponentType<Given & DialogProps>>,
  given: Given,
  href: string,
): Late {
  const [Dialog, setDialog] = useState<ComponentType<Given & DialogProps> | null>(null);
  const [opened, setOpened] = useState(false);
  const onClose = useCallback(() => setOpened(false), []);
  const fetch = (failed: () => void) => {
    if (!Dialog) load().then((component) => setDialog(() => component), failed);
  };
  const early = () => fetch(() => undefined);
  const onClick = () => {
    setOpened(true);
    fetch(() => window.location.assign(href));
  };
  return {
    button: { onClick, onPointerEnter: early, onFocus: early, 'aria-haspopup': 'dialog' },
    opened,
    dialog: Dialog ? <Dialog {...given} open={opened} onClose={onClose} /> : null,
  };
}

/** `icon` is for a phone's header; `primary` is the page's main action; `entry` is in a list. */
export type ButtonLook = 'default' | 'primary' | 'icon' | 'entry';

const looks = {
  default: { className: 'button', 'data-small': true },
  primary: { className: 'button', 'data-main': true },
  icon: { className: 'icon-button' },
  entry: { className: 'entry' },
} as const satisfies Record<ButtonLook, object>;

interface ButtonProps {
  late: Late;
  /** address of the same form as a page, for browsers without scripts */
  href: string;
  look: ButtonLook;
  label?: string | undefined;
  children: ReactNode;
}

/** The button of a late dialog; a link until hydration. */
export function LateButton({ late, href, look, label, children }: ButtonProps) {
  if (!useHydrated())
    return (
      <a {...looks[look]} href={href} aria-label={label}>
        {children}
      </a>
    );
  return (
    <button type="button" {...looks[look]} aria-label={label} {...late.button}>
      {children}
    </button>
  );
}
