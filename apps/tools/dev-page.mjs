// Vite of npm run dev: calls for the server wait while dev.mjs starts it again. Messages of dev.mjs: 'hold', 'go', 'ended'.
import { createLogger, createServer } from 'vite';

let state = 'hold';
let waiting = [];
process.on('message', (next) => {
  state = next;
  if (state === 'hold') return;
  for (const go of waiting) go();
  waiting = [];
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const logger = createLogger();
const hold = {
  name: 'hold-calls',
  configureServer({ middlewares, config }) {
    const targets = Object.keys(config.server.proxy).map((key) => new RegExp(key.startsWith('^') ? key : `^${key}`));
    middlewares.use(async (request, response, next) => {
      if (!targets.some((target) => target.test(request.url))) return next();
      if (state === 'hold') await new Promise((go) => waiting.push(go));
      if (state !== 'ended') return next();
      response.writeHead(503, { 'content-type': 'text/plain' }).end('The server has ended; the terminal of npm run dev says why.');
    });
  },
};

const server = await createServer({
  configFile: 'web/vite.config.ts',
  plugins: [hold],
  customLogger: {
    ...logger,
    // A server that is replaced closes the live streams of every open page.
    error: (message, options) => logger.error(message.includes('proxy error') ? message.split('\n')[0] : message, options),
  },
});
await server.listen();
server.printUrls();
