import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../lib/use-hydrated.js';
import styles from './native-dialog.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** 640 for forms with many fields */
  width?: 480 | 640;
  /** accessible name of the close button */
  closeLabel: string;
  /** disables closing by Escape and by a click outside, while sending */
  locked?: boolean;
  /** moves the focus to the first control when it changes */
  stage?: string;
  children: ReactNode;
}

const reachable = 'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select, textarea, summary';

/** Focuses the marked element, or the dialog. */
const focusFirst = (dialog: HTMLDialogElement) => (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();

/**
 * Uses the browser's dialog element, for pages that must stay small. It stays in the document while closed, so that typed text is kept.
 * Focuses `[data-autofocus]`, traps the focus, and returns it.
 */
export const NativeDialog = (props: Props) => (useHydrated() ? createPortal(<Sheet {...props} />, document.body) : null);

/* At the end of the page: what hides or styles the place of its button does not reach it. */
function Sheet({ open, onClose, title, width = 480, closeLabel, locked = false, stage, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const id = useId();
  // Not in a layout effect: React gives the focus back to where it was before it drew, if it is moved while it draws.
  useEffect(() => {
    const node = dialog.current;
    if (!node || !open) return;
    const before = document.activeElement;
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    node.showModal();
    return () => {
      node.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);
  useEffect(() => {
    if (open && dialog.current) focusFirst(dialog.current);
  }, [open, stage]);
  const leave = () => {
    if (!locked) onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if (event.key === 'Tab') stayInside(event);
  };
  // A text selected from inside to beside the dialog is not a click beside it.
  const beside = (event: PointerEvent | MouseEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={dialog}
      className={`surface ink ${styles.dialog}`}
      data-width={width}
      aria-labelledby={id}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onClose={() => {
        if (open && !dialog.current?.open) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = beside(event);
      }}
      onClick={(event) => {
        if (beside(event) && pressedBeside.current) leave();
      }}
    >
      <div className={styles.inner}>
        <div className={`between align-start mb-2 ${styles.head}`}>
          <h2 className="xl" id={id}>
            {title}
          </h2>
          <button
            type="button"
            className={`icon-button muted fixed ${styles.close}`}
            aria-label={closeLabel}
            disabled={locked}
            onClick={onClose}
          >
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

/* The browser would go on to its own bar: here the last thing leads to the first, and back. */
function stayInside(event: KeyboardEvent<HTMLDialogElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)].filter(isTabStop);
  const first = all.at(0);
  const last = all.at(-1);
  const at = document.activeElement;
  if (event.shiftKey ? at === first || at === event.currentTarget : at === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/* Of radio buttons with one name the Tab key stops at one: the chosen, or the first. */
function isTabStop(element: HTMLElement, _: number, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return element.tabIndex >= 0;
  const group = all.filter((one) => one instanceof HTMLInputElement && one.type === 'radio' && one.name === element.name);
  return element === (group.find((one) => (one as HTMLInputElement).checked) ?? group[0]);
}
