import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/facts.js';
import { Section } from './section.js';
import type { Lead } from './use-leads.js';

const marks = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Source, campaign and pages that led the visitor to the form. */
export function LeadOrigin({ lead }: { lead: Lead }) {
  const { t } = useTranslation('leads');
  const { source, utm, url, orderUrl } = lead;
  const page = (address: string | null) => {
    const path = sitePath(address);
    return path ? <a href={path}>{path}</a> : null;
  };
  const lines = [
    [t('page.source'), source],
    ...marks.map((mark) => [t(`page.utm.${mark}`), utm[mark] ?? null] as const),
    [t('page.url'), page(url)],
    [t('page.orderUrl'), page(orderUrl)],
  ] as const;
  return (
    <Section title={t('page.origin')}>
      {lines.every(([, value]) => !value) ? <p className="muted">{t('page.noOrigin')}</p> : <Facts lines={lines} />}
    </Section>
  );
}

/** The path of an address of this site; null for any other, because a visitor's form sent it. */
export function sitePath(address: string | null): string | null {
  if (!address) return null;
  try {
    const { origin, pathname, search } = new URL(address, window.location.origin);
    return origin === window.location.origin ? `${pathname}${search}` : null;
  } catch {
    return null;
  }
}
