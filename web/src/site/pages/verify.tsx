import { isId } from '#machines/kernel/ids';
import { Island } from '../island.js';
import { definePage, type Head, type PageContext, type SitePage, useSite } from '../page.js';
import parts from '../parts/site.module.css';
import { pageWords } from '../words.js';
import { Top } from './top.js';

interface Data {
  /** the receipt in the address */
  id: string | null;
}

const head = (_: Data, { language }: PageContext): Head => ({
  ...pageWords[language].verify.head,
  picture: `/og/${language}/verify.png`,
  canonical: '/verify',
  noIndex: true,
});

/** /{ru|en}/verify: for saved proofs */
const verifyFile = definePage<Data>({ path: '/verify', load: () => ({ id: null }), head, Component: Verify });

/** /{ru|en}/verify/:id: where the QR code of a receipt leads. Whether there is such a receipt is found out in the browser. */
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
  const text = pageWords[language].verify;
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
