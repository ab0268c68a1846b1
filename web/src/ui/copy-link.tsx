import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconLink, type Icon } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const shownFor = 3000;

interface Props {
  text: string;
  label: string;
  /** Said in place once it is copied. */
  done: string;
  /** What is copied, where the label alone does not say. */
  of?: string;
  icon?: Icon;
}

/** Copies a text and says so in place. */
export function CopyButton({ text, label, done, of, icon = IconCopy }: Props) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const Glyph = copied ? IconCheck : icon;
  return (
    <Button size="xs" variant="subtle" leftSection={<Glyph size={16} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? done : label}</span>
      {of ? <span className="visually-hidden">{`: ${of}`}</span> : null}
    </Button>
  );
}

/** Copies the address of the page (or `url`). */
export function CopyLink({ url }: { url?: string }) {
  const { t } = useTranslation();
  return <CopyButton text={url ?? window.location.href} label={t('actions.copyLink')} done={t('actions.linkCopied')} icon={IconLink} />;
}
