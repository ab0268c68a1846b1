// A server of npm run dev, started ahead of its time: it loads the packages, which never change, and the product when dev.mjs sends a message.
import { once } from 'node:events';
import inspector from 'node:inspector';

const packages = [
  'reflect-metadata',
  '@nestjs/core',
  '@nestjs/cqrs',
  '@nestjs/platform-fastify',
  '@nestjs/swagger',
  '@nestjs/typeorm',
  'class-validator',
  'fastify',
  'kafkajs',
  'libphonenumber-js',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'react-dom/server',
  'rxjs',
  'sharp',
  'typeorm',
  'xstate',
];

// The end of dev.mjs is the end of its servers, whatever ended it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const started = once(process, 'message');
// A package that is gone is for the product to report.
await Promise.allSettled(packages.map((name) => import(name)));
// The address and the accounts are of interest once.
if ((await started)[0] === 'start') process.env.GREETING = 'off';
inspector.open(Number(process.argv[2]), '127.0.0.1');
await import(new URL('../../dist/apps/standalone/main.js', import.meta.url).href);
process.send('ready');
