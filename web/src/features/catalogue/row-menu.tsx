import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconCopy, IconDots, IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Act, ActDialog, type Target } from './act-dialog.js';

interface Props {
  target: Target;
  archived: boolean | undefined;
  /** address of its editor; absent on that page itself */
  to?: string;
  /** its public page, if it has one */
  publicPage?: string | undefined;
  onDuplicate?: () => void;
  onDeleted?: () => void;
}

/** Menu of a row for readers who may write: edit, public page, duplicate, archive or restore. */
export function RowMenu({ target, archived, to, publicPage, onDuplicate, onDeleted }: Props) {
  const { t } = useTranslation('catalogue');
  const [act, setAct] = useState<Act | null>(null);
  const glyph = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon size={32} aria-label={t('acts.menu', { name: target.name })}>
            <IconDots {...glyph} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {to ? (
            <Menu.Item component={Link} to={to} leftSection={<IconPencil {...glyph} />}>
              {t('acts.edit')}
            </Menu.Item>
          ) : null}
          {publicPage && !archived ? (
            <Menu.Item component="a" href={publicPage} target="_blank" rel="noopener" leftSection={<IconExternalLink {...glyph} />}>
              {t('acts.onSite')}
            </Menu.Item>
          ) : null}
          {onDuplicate ? (
            <Menu.Item leftSection={<IconCopy {...glyph} />} onClick={onDuplicate}>
              {t('acts.duplicate')}
            </Menu.Item>
          ) : null}
          {archived ? (
            <Menu.Item leftSection={<IconArchiveOff {...glyph} />} onClick={() => setAct('restore')}>
              {t('acts.restore')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconArchive {...glyph} />} onClick={() => setAct('archive')}>
              {t('acts.archive')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {act ? <ActDialog act={act} target={target} onClose={() => setAct(null)} {...(onDeleted ? { onDeleted } : {})} /> : null}
    </>
  );
}
