import { ActionIcon, Menu } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permits } from '#machines/access/table';
import { useMe } from '../../lib/session/session.js';
import { TemplatesDialog } from './templates-dialog.js';
import type { Chat } from './use-chats.js';
import { filledFor, useTemplates } from './use-templates.js';

interface Props {
  chat: Chat;
  opened: boolean;
  onChange: (opened: boolean) => void;
  onChoose: (text: string) => void;
}

/** Inserts the selected answer into the field, in the client's language. */
export function TemplatesMenu({ chat, opened, onChange, onChoose }: Props) {
  const { t } = useTranslation('chat');
  const me = useMe();
  const [manages, setManages] = useState(false);
  const { data: templates } = useTemplates(opened || manages);
  return (
    <>
      <Menu opened={opened} onChange={onChange} position="top-start" returnFocus>
        <Menu.Target>
          <ActionIcon variant="subtle" size={36} aria-label={t('templates.open')}>
            <IconBolt size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {templates?.length === 0 ? <Menu.Label>{t('templates.none')}</Menu.Label> : null}
          {templates?.map((template) => (
            <Menu.Item key={template._id} onClick={() => onChoose(filledFor(chat, template))}>
              {template.title}
            </Menu.Item>
          ))}
          {me && permits(me.actor, 'orders.operate') ? (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setManages(true)}>{t('templates.manage')}</Menu.Item>
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {manages ? <TemplatesDialog templates={templates ?? []} onClose={() => setManages(false)} /> : null}
    </>
  );
}
