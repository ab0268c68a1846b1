import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { textsPlugin } from '../apps/tools/texts.mjs';
import { languages } from '../machines/kernel/languages.js';
import { joinedChunks } from './chunks.js';
import drawings from './icons.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;

/** In place of @tabler/icons-react a module for each icon that is imported, with the drawing that web/icons.json keeps of it: the package is for types and tests. */
const icons: Plugin = {
  name: 'icons',
  enforce: 'pre',
  resolveId: (id) => (id === '@tabler/icons-react' || id.startsWith('icon:') ? { id: `\0${id}`, moduleSideEffects: false } : null),
  load(id) {
    if (id === '\0@tabler/icons-react')
      return Object.keys(drawings)
        .map((name) => `export { default as ${name} } from 'icon:${name}';`)
        .join('\n');
    if (!id.startsWith('\0icon:')) return null;
    const drawing = drawings[id.slice('\0icon:'.length) as keyof typeof drawings];
    return `import { icon } from ${JSON.stringify(here('src/ui/icon.ts'))};\nexport default /* @__PURE__ */ icon(${JSON.stringify(drawing)});`;
  },
};

const config = {
  root: here('.'),
  plugins: [
    icons,
    textsPlugin(),
    react(),
    { name: 'languages', transformIndexHtml: (html) => html.replace('%LANGUAGES%', languages.join(' ')) },
    // The API names the build in the page that it serves; what this server serves changes with every save.
    { name: 'build-name', apply: 'serve', transformIndexHtml: (html) => html.replace('%BUILD%', 'development') },
  ],
  resolve: {
    // The machines and the kernel are read as TypeScript, so that the browser asks exactly the code the server runs.
    conditions: ['source', 'module', 'browser', 'development|production'],
  },
  server: {
    proxy: {
      '/api': api,
      '/country': api,
      '/example': api,
      '/form': api,
      '/health': api,
      [`^/(${languages.join('|')})?(/|$)`]: api,
      '/og': api,
    },
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Every browser that reads es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    // The content security policy takes no data: scripts or fonts; assets stay files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    // The cabinets are a page of their own; public pages are rendered by the server and take their entry by the manifest.
    rollupOptions: {
      input: [here('index.html'), here('src/site/client.ts'), here('src/site/door.ts')],
      // The entry names some hundred chunks, and a hash compresses to its bits: 28 of them distinguish the builds of one chunk.
      output: { chunkFileNames: 'assets/[name]-[hash:7].js', hashCharacters: 'hex' },
    },
  },
} satisfies UserConfig;

export default defineConfig({ ...config, plugins: [...config.plugins, joinedChunks(config)] });
