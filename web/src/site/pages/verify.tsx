import { isId } from '#machines/kernel/ids';
import { Island } from '../island.js';
import { definePage, type Head, type PageContext, type SitePage, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { pageTexts } from '../page-texts.js';
import { Top } from './top.js';

interface Data {
  id: string | null;
}

const head = (_: Data, { language }: PageContext): Head => ({
  ...pageTexts[language].verify.head,
  picture: `/og/${language}/verify.png`,
  canonical: '/verify',
  noIndex: true,
});

/** Page /{ru|en}/verify for saved proofs. */
const verifyFile = definePage<Data>({ path: '/verify', load: () => ({ id: null }), head, Component: Verify });

/** Page /{ru|en}/verify/:id for the QR code of a receipt. The browser looks the receipt up. */
const verifyReceipt = definePage<Data>({
  path: '/verify/:id',
  load: ({ params: { id } }) => (isId(id) ? { id } : null),
  address: () => ({ query: new URLSearchParams(), kept: false }),
  head,
  Component: Verify,
});

export const verifyPages: readonly SitePage[] = [verifyFile, verifyReceipt];

function Verify({ data: { id } }: { data: Data }) {
  const { language } = useSite();
  const text = pageTexts[language].verify;
  return (
    <>
      <Top crumbs={[{ name: text.title, path: '/verify' }]} title={[text.title]} lead={text.lead} />
      <section className={parts.section}>
        <div className={parts.wrap}>
          <noscript>{text.noScript}</noscript>
          <Island name="verify" props={{ id }} />
        </div>
      </section>
    </>
  );
}
