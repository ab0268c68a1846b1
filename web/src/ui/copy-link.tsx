import { Button } from '@mantine/core';
import { IconCheck, IconLink } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const shownFor = 3000;

/** Copies the address of the page (or `url`) and says so in place. */
export function CopyLink({ url }: { url?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? window.location.href);
    setCopied(true);
  };
  const Glyph = copied ? IconCheck : IconLink;
  return (
    <Button size="xs" variant="subtle" leftSection={<Glyph size={16} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? t('actions.linkCopied') : t('actions.copyLink')}</span>
    </Button>
  );
}
