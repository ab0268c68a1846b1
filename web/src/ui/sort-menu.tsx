import { Button, Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** "Order of the rows" */
  label: string;
  /** As on the wire, with its words. */
  choices: readonly { value: string; label: string }[];
  sort: string;
  onSort: (sort: string) => void;
}

/** The order of the rows where there are no heads to press: on a phone, and for a column that does not stand in the table. */
export function SortMenu({ label, choices, sort, onSort }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="subtle" aria-label={label} leftSection={<IconArrowsSort size={16} stroke={1.75} aria-hidden="true" />}>
          {t('table.sort')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={onSort}>
          {choices.map(({ value, label: words }) => (
            <Menu.RadioItem key={value} value={value}>
              {words}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
