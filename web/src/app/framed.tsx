import i18next from 'i18next';
import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.js';

/** Loads the frame with its texts once, so that a page never appears in parts. */
async function loadFrame() {
  const [{ SiteFrame }] = await Promise.all([import('./site-frame.js'), i18next.loadNamespaces(['siteFrame', 'siteParts', 'forms'])]);
  return SiteFrame;
}

/** Puts a page between the landing's header and footer, loaded on first use. */
export const framed = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [SiteFrame, Page] = await Promise.all([loadFrame(), load()]);
    return () => (
      <SiteFrame>
        <Page />
      </SiteFrame>
    );
  });
