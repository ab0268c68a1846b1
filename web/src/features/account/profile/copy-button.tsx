import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Confirms in place that the text was copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('profile');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const Glyph = copied ? IconCheck : IconCopy;
  return (
    <Button size="xs" leftSection={<Glyph size={16} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('second.copied') : label}</span>
    </Button>
  );
}
