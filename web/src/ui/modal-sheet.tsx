import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './modal-sheet.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** 480 for a reason or a refund, 640 for a form. */
  width?: 480 | 640;
  children: ReactNode;
  /** Buttons at the right, the main one last. */
  actions?: ReactNode;
  /** A busy form is not closed by Escape or a click beside it. */
  locked?: boolean;
}

/** A modal; on a phone a sheet over the whole screen. Focus goes to the first field and comes back to what opened it. */
export function ModalSheet({ opened, onClose, title, width = 480, children, actions, locked = false }: Props) {
  const { t } = useTranslation();
  const phone = useMediaQuery('(max-width: 900px)') ?? false;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered={!phone}
      fullScreen={phone}
      radius={phone ? 0 : 'md'}
      shadow="xl"
      padding={0}
      overlayProps={{ blur: 0, backgroundOpacity: 0.45 }}
      closeOnEscape={!locked}
      closeOnClickOutside={!locked}
      closeButtonProps={{ 'aria-label': t('actions.close'), iconSize: 18, disabled: locked }}
      classNames={{ content: styles.content, header: styles.header, title: styles.title, body: styles.body, close: styles.close }}
    >
      <div className={styles.inner}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Modal>
  );
}
