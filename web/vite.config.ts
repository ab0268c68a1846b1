import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = `http://${process.env.HOST ?? '127.0.0.1'}:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  root: here('.'),
  plugins: [
    react(),
    // The API names the build in the page that it serves; what this server serves changes with every save.
    { name: 'build-name', apply: 'serve', transformIndexHtml: (html) => html.replace('%BUILD%', 'development') },
  ],
  resolve: {
    // The machines and the kernel are read as TypeScript, so that the browser asks exactly the code the server runs.
    conditions: ['source', 'module', 'browser', 'development|production'],
    // One file per icon: the index of six thousand would be parsed by every build and every dev start.
    alias: { '@tabler/icons-react': here('../node_modules/@tabler/icons-react/dist/esm/icons/index.mjs') },
  },
  server: { proxy: { '/api': api, '/country': api, '/example': api, '/form': api, '/health': api, '^/(ru|en)?(/|$)': api, '/og': api } },
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
    rollupOptions: { input: [here('index.html'), here('src/site/client.ts'), here('src/site/door.ts')] },
  },
});
