import { Button, Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const choices = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] as const;

/** The order of the rows where there are no heads to press: on a phone, and for the date that stands not in the table. */
export function SortMenu({ sort, onSort }: { sort: string; onSort: (sort: string) => void }) {
  const { t } = useTranslation(['orders', 'common']);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="xs"
          variant="subtle"
          aria-label={t('orders:sort.label')}
          leftSection={<IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('common:table.sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={onSort}>
          {choices.map((choice) => (
            <Menu.RadioItem key={choice} value={choice}>
              {t(`orders:sort.${choice}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
