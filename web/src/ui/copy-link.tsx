import { Button } from '@mantine/core';
import { IconCheck, IconCopy, IconLink, type Icon } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const shownFor = 3000;

interface Props {
  text: string;
  label: string;
  /** text after copying */
  done: string;
  /** names the copied content if the label does not */
  of?: string;
  icon?: Icon;
}

/** Copies `text`; a changed label confirms it, which screen readers announce. */
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

/** Copies `url`, by default the page's address. */
export function CopyLink({ url }: { url?: string }) {
  const { t } = useTranslation();
  return <CopyButton text={url ?? window.location.href} label={t('actions.copyLink')} done={t('actions.linkCopied')} icon={IconLink} />;
}
