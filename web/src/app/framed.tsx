import i18next from 'i18next';
import type { ComponentType } from 'react';
import { lazyPage } from './lazy-page.js';

/** Fetched once for all of them, with its texts, so that nothing of a page is drawn before the whole of it. */
async function loadFrame() {
  const [{ SiteFrame }] = await Promise.all([import('./site-frame.js'), i18next.loadNamespaces(['siteFrame', 'siteParts', 'forms'])]);
  return SiteFrame;
}

/** A page between the landing's header and footer, fetched with them when it is first shown. */
export const framed = (load: () => Promise<ComponentType>) =>
  lazyPage(async () => {
    const [SiteFrame, Page] = await Promise.all([loadFrame(), load()]);
    return () => (
      <SiteFrame>
        <Page />
      </SiteFrame>
    );
  });
