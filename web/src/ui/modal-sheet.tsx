import { getDefaultZIndex, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './modal-sheet.module.css';

export type SheetWidth = 480 | 640 | 1080;

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** 480 for a reason or a refund, 640 for a form, 1080 for a form next to a file */
  width?: SheetWidth;
  children: ReactNode;
  /** buttons on the right, the main one last */
  actions?: ReactNode;
  /** wraps body and buttons in a form */
  frame?: (content: ReactNode) => ReactNode;
  /** disables closing by Escape and by a click outside, while a form is busy */
  locked?: boolean;
  /** closes only by its buttons and covers everything else */
  blocking?: boolean;
}

/* Open sheets, the upper one last. */
let stack: readonly object[] = [];

/** Stops the page below from scrolling. Mantine's lock sets a variable on the body, for which the browser computes every style of the page again. */
function setStack(next: readonly object[]): void {
  const { documentElement, body } = document;
  // The place of a scroll bar that goes is kept, so that nothing moves.
  if (stack.length === 0) body.style.marginRight = `${Math.max(0, window.innerWidth - documentElement.clientWidth)}px`;
  stack = next;
  body.style.overflow = next.length > 0 ? 'hidden' : '';
  if (next.length === 0) body.style.marginRight = '';
}

/** Whether a sheet is the topmost one, which Escape closes. */
function useIsUpper(opened: boolean): () => boolean {
  const [sheet] = useState(() => ({}));
  useEffect(() => {
    if (!opened) return;
    setStack([...stack, sheet]);
    return () => {
      setStack(stack.filter((one) => one !== sheet));
    };
  }, [opened, sheet]);
  return () => stack.at(-1) === sheet;
}

/** Marks the first field, or the main button, for the initial focus, which would otherwise go to the close button. */
const markFirst = (content: HTMLElement | null) => {
  if (!content || content.querySelector('[data-autofocus]')) return;
  const first = content.querySelector(':is(input, select, textarea):not([type="hidden"], [tabindex="-1"], [disabled])');
  (first ?? content.querySelector('[type="submit"]'))?.setAttribute('data-autofocus', '');
};

/** Returns the focus to the opener of a sheet that is unmounted while open, which Mantine does not do. */
function useWayBack(opened: boolean): void {
  const [opener] = useState(() => (opened ? document.activeElement : null));
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
  }, [opened]);
  useEffect(
    () => () => {
      if (isOpen.current && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}

/** The only dialog of the cabinets; full-screen on a phone. Focuses the first field, and its opener after closing. */
export function ModalSheet({ opened, onClose, title, width = 480, children, actions, frame, locked = false, blocking = false }: Props) {
  const { t } = useTranslation();
  useWayBack(opened);
  const isUpper = useIsUpper(opened);
  const phone = useMediaQuery('(max-width: 900px)') ?? false;
  const content = (
    <>
      <div className={styles.inner}>{children}</div>
      {actions ? <div className={`wrap-line justify-end ${styles.actions}`}>{actions}</div> : null}
    </>
  );
  return (
    <Modal
      opened={opened}
      onClose={() => isUpper() && onClose()}
      title={title}
      size={width}
      centered={!phone}
      fullScreen={phone}
      radius={phone ? 0 : 'md'}
      shadow="xl"
      padding={0}
      lockScroll={false}
      overlayProps={{ blur: blocking ? 12 : 0, backgroundOpacity: blocking ? 0.6 : 0.45 }}
      {...(blocking && { zIndex: getDefaultZIndex('max') })}
      withCloseButton={!blocking}
      closeOnEscape={!locked && !blocking}
      closeOnClickOutside={!locked && !blocking}
      closeButtonProps={{ 'aria-label': t('actions.close'), iconSize: 18, disabled: locked }}
      classNames={{ content: `ink ${styles.content}`, header: styles.header, title: 'large strong', close: `muted ${styles.close}` }}
    >
      <div ref={markFirst}>{frame ? frame(content) : content}</div>
    </Modal>
  );
}
