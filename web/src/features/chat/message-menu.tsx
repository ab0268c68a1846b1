import { ActionIcon, Menu } from '@mantine/core';
import { IconCornerUpLeft, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '../../lib/thread.js';

export type MessageAct = 'reply' | 'edit' | 'remove';

interface Props {
  message: ChatMessage;
  /** time of the message as the reader sees it, for the accessible name of the menu */
  time: string;
  /** false once writing has ended */
  mayReply: boolean;
  onAct: (act: MessageAct) => void;
}

/** Permitted actions on a message; renders nothing without any. */
export function MessageMenu({ message, time, mayReply, onAct }: Props) {
  const { t } = useTranslation('chat');
  const { may } = message;
  if (!mayReply && !may.edit && !may.remove) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size="sm" className="muted" aria-label={t('message.menu', { name: message.author.name, time })}>
          <IconDots size={16} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {mayReply ? (
          <Menu.Item leftSection={<IconCornerUpLeft size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('reply')}>
            {t('message.reply')}
          </Menu.Item>
        ) : null}
        {may.edit ? (
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('edit')}>
            {t('message.edit')}
          </Menu.Item>
        ) : null}
        {may.remove ? (
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.75} aria-hidden="true" />} onClick={() => onAct('remove')}>
            {t(may.edit ? 'message.remove' : 'message.removeOther')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
