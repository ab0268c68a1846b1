import { useInViewport } from '@mantine/hooks';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../api/call.js';
import { retryWhenRefused } from '../../lib/retry-when-refused.js';
import { usePictureQuery } from '../../lib/use-picture.js';
import styles from './file-preview.module.css';

/** What a preview needs of a file; `type` is its media type. */
export interface ShownFile {
  _id: string;
  name: string;
  type: string;
}

/** Whether the preview is a picture; other files show their first lines. */
export const isDrawn = ({ type }: Pick<ShownFile, 'type'>): boolean => type === 'application/pdf' || type.startsWith('image/');

/** Address of a page's preview, from 1; it needs the session. */
export const previewAddress = (file: string, page: number, size: 'thumbnail' | 'page'): string =>
  `/api/v1/upload-file/${file}/preview/${page}?size=${size}`;

/** Pages of a file that have previews; the server makes no more. */
const mostPages = 50;

/** Shows a file's pages, or the text it begins with. */
export function FilePreview({ file }: { file: ShownFile }) {
  const { t } = useTranslation('order');
  const { data, isError } = useQuery({
    queryKey: ['preview', file._id],
    queryFn: ({ signal }) => call('GET', '/upload-file/{id}/preview', { path: { id: file._id }, signal }),
    staleTime: Infinity,
    ...retryWhenRefused,
  });
  const pages = data?.pages ?? 0;
  const text = data?.text;
  const rest = text ? restOf(file, text) : null;
  return (
    <div
      className={`stack well gap-3 p-3 ${styles.preview}`}
      role="group"
      aria-label={t('documents.preview', { name: file.name })}
      tabIndex={0}
      aria-busy={!data && !isError}
    >
      {Array.from({ length: pages }, (_, at) => (
        <Page key={at} file={file} page={at + 1} pages={pages} />
      ))}
      {pages === mostPages ? <p className="row muted gap-2 text-sm p-3">{t('documents.morePages', { count: mostPages })}</p> : null}
      {text ? (
        <>
          <pre className={`small breakable preformatted p-line ${styles.text}`}>{text}</pre>
          {rest ? <p className="muted text-sm p-3">{t(`documents.${rest}`)}</p> : null}
        </>
      ) : null}
      {isError || (data && pages === 0 && !text) ? <NoPreview /> : null}
    </div>
  );
}

/** What the preview of a text leaves out: the layout, or everything after forty lines or 4,000 characters. */
function restOf({ type }: ShownFile, text: string): 'textOnly' | 'textBegins' | null {
  if (type !== 'text/plain') return 'textOnly';
  return text.length >= 3900 || text.split('\n').length >= 40 ? 'textBegins' : null;
}

/** Loads a page when it comes into view, and reserves its space before. */
function Page({ file, page, pages }: { file: ShownFile; page: number; pages: number }) {
  const { t } = useTranslation('order');
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  const { data, isError } = usePictureQuery(seen ? previewAddress(file._id, page, 'page') : null);
  if (isError) return <NoPreview />;
  return data ? (
    <img src={data} alt={pages > 1 ? t('documents.page', { page, count: pages }) : file.name} />
  ) : (
    <div ref={ref} className={styles.sheet} />
  );
}

function NoPreview() {
  const { t } = useTranslation('order');
  return (
    <p className="row muted gap-2 text-sm p-3">
      <IconFileOff size={20} stroke={1.75} aria-hidden="true" />
      {t('documents.noPreview')}
    </p>
  );
}

/** Files with text or actions next to them; below them on a phone. */
export const BesideFiles = ({ files, children }: { files: readonly ShownFile[]; children: ReactNode }) => (
  <div className={`columns ${styles.beside}`}>
    <div className={`stack gap-3 ${styles.files}`}>
      {files.map((file) => (
        <FilePreview key={file._id} file={file} />
      ))}
    </div>
    <div className="stack">{children}</div>
  </div>
);
