import { createRequire } from 'node:module';

/**
 * React chooses its build by NODE_ENV when it is first loaded, and anywhere but in production takes the one that checks every element for developers. Demo data
 * keeps `npm start` out of production, but its mails have nobody to warn. To be imported before anything that imports React; JSX itself does, ahead of the first
 * line of its module.
 */
const load = createRequire(import.meta.url);
const before = process.env.NODE_ENV;
process.env.NODE_ENV = 'production';
for (const part of ['react', 'react/jsx-runtime', 'react-dom/server']) load(part);
if (before === undefined) delete process.env.NODE_ENV;
else process.env.NODE_ENV = before;
