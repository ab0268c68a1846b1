import { mergeConfig, type Plugin } from 'vite';
import web from './vite.config.js';

/** A public page keeps the font that it was first drawn with: a font that comes later would break lines elsewhere and move what is read. */
const optionalFont: Plugin = {
  name: 'optional-font',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('golos-text/wght.css') ? code.replaceAll('font-display: swap', 'font-display: optional') : null),
};

/** The renderer of the public pages: for the server, with everything in it that it needs. */
export default mergeConfig(
  { ...web, build: { target: 'node20' } },
  {
    plugins: [optionalFont],
    // As the browser's build: the kernel and the machines as TypeScript, not as the server's build may have left them.
    ssr: { noExternal: true, resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
    build: {
      ssr: 'src/site/server.tsx',
      outDir: '../dist/site',
      emptyOutDir: true,
      copyPublicDir: false,
      // Says which stylesheets the renderer's parts need, however the build divides them.
      manifest: true,
      // The stylesheets of what it renders, which the server writes into each page; what is opened later brings its own. Names of classes and fonts are those
      // of the browser's build.
      ssrEmitAssets: true,
      rollupOptions: { output: { hashCharacters: 'hex' } },
      cssMinify: true,
    },
  },
);
