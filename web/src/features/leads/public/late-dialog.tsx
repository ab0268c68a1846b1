import { type ComponentType, type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { useHydrated } from '../../../lib/use-hydrated.js';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface Late {
  /** Properties of the button: it opens the dialog, which is fetched when it is first pointed at. */
  button: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void; 'aria-haspopup': 'dialog' };
  opened: boolean;
  dialog: ReactElement | null;
}

/**
 * A dialog that no page pays for before somebody wants it. Where its part of the program does not arrive, the button leads to `href` instead.
 */
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

/** `icon` shows the picture alone, for a phone's header; `primary` is the page's main action; `entry` stands in a list. */
export type ButtonLook = 'default' | 'primary' | 'icon' | 'entry';

const looks = {
  default: { className: 'button', 'data-small': true },
  primary: { className: 'button', 'data-main': true },
  icon: { className: 'icon-button' },
  entry: { className: 'entry' },
} as const satisfies Record<ButtonLook, object>;

interface ButtonProps {
  late: Late;
  /** The address of the same form without scripts. */
  href: string;
  look: ButtonLook;
  label?: string | undefined;
  children: ReactNode;
}

/** The button of a late dialog; a link until the page is alive, so that it leads somewhere without scripts too. */
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
