import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import web from './vite.config.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Puts script and styles into verify.html, and a policy that permits these alone: no network, no other script. */
const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const [page, ...pages] = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.html'));
    const scripts = Object.values(bundle).filter((one) => one.type === 'chunk');
    const styles = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
    const [script] = scripts;
    if (page?.type !== 'asset' || pages.length > 0 || script === undefined || scripts.length > 1)
      throw new Error('verify.html is one page with one script');
    const style = styles.map((one) => (one.type === 'asset' ? String(one.source) : '')).join('\n');
    const code = script.code.replaceAll('</script', '<\\/script').trim();
    const policy = `default-src 'none'; script-src ${sourceHash(code)}; style-src ${sourceHash(style)}; base-uri 'none'; form-action 'none'`;
    const bare = String(page.source)
      .replace(/<script type="module"[^>]*><\/script>\s*/, '')
      .replace(/<link rel="stylesheet"[^>]*>\s*/g, '');
    const put = (html: string, before: string, what: string): string => html.replace(before, () => `${what}\n  ${before}`);
    const policed = bare.replace(
      '<meta name="viewport"',
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />\n    <meta name="viewport"`,
    );
    page.source = put(put(policed, '</head>', `  <style>${style}</style>`), '</body>', `  <script type="module">${code}</script>`);
    for (const one of [...scripts, ...styles]) delete bundle[one.fileName];
  },
};

/** verify.html of bundles, and, in the mode `module`, its verifier alone for programs outside of a browser. */
export default ({ mode }: { mode: string }): UserConfig =>
  mergeConfig(
    { ...web, build: { target: 'es2022' } },
    mode === 'module'
      ? {
          build: {
            outDir: here('../dist/bundle/module'),
            emptyOutDir: true,
            copyPublicDir: false,
            lib: { entry: here('src/site/verify/bundle/verify-bundle.ts'), formats: ['es'], fileName: 'verify-bundle' },
          },
        }
      : {
          plugins: [oneFile],
          build: {
            outDir: here('../dist/bundle/page'),
            emptyOutDir: true,
            copyPublicDir: false,
            cssCodeSplit: false,
            modulePreload: false,
            rollupOptions: { input: here('verify.html') },
          },
        },
  );
