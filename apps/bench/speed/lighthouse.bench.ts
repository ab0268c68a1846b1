import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { percentile } from '../product/percentile.js';
import { freePort, onStack } from '../product/stack.js';
import type { Bench, Print } from '../programs.js';

/** Median of three runs is what counts. */
const runs = 3;
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];

/** Metrics in milliseconds, except for the layout shift. */
const limits = { 'largest-contentful-paint': 2_000, 'cumulative-layout-shift': 0.05, 'total-blocking-time': 150 } as const;
type Measure = keyof typeof limits;
const measures = Object.keys(limits) as Measure[];

/** What this bench uses of Lighthouse, which is not among the packages of the lockfile. */
type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: readonly Category[]; logLevel: 'error' },
) => Promise<
  | {
      lhr: {
        runtimeError?: { code: string; message: string };
        categories: Partial<Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>>;
        audits: Partial<Record<string, { score: number | null; numericValue?: number }>>;
      };
    }
  | undefined
>;

interface Run {
  scores: Record<Category, number>;
  measured: Record<Measure, number>;
  /** failed audits outside of performance */
  faults: string[];
}

/** Public pages, one of each kind, and the login; `LIGHTHOUSE=/login,/en/faq` selects others. */
const pages = (service: string): string[] =>
  process.env['LIGHTHOUSE']?.split(',') ?? [
    ...['/ru', '/en/service', '/ru/service/ee', service, '/en/compare?countries=ee,ge'],
    ...['/ru/selection-service', '/en/selection-service?country=ee', '/en/about', '/ru/partners', '/en/contacts', '/ru/faq', '/en/privacy'],
    '/login',
  ];

/** Lighthouse on a simulated phone (with its own throttling) for every kind of public page and the login. */
export const run: Bench<'lighthouse'> = async (_, print) => {
  const lighthouse = await fetchLighthouse();
  return onStack(async (stack) => {
    const paths = pages(await servicePath(stack.origin));
    let missed = 0;
    for (const path of paths) {
      for (let run = 0; run < 2; run += 1) await (await fetch(stack.origin + path)).text();
      const found: Run[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await measure(lighthouse, stack.origin + path));
      missed += report(path, found, print);
    }
    print(`lighthouse: ${missed} goals missed on ${paths.length} pages, medians of ${runs}`);
    return missed;
  });
};

async function servicePath(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/en/service/ee`)).text();
  const [, path] = /href="(\/en\/service\/ee\/[^"]+)"/.exec(page) ?? [];
  if (path === undefined) throw new Error('the page of Estonia names no service');
  return path;
}

/** 154 MB that only this bench uses: its first run has npm put them beside the installed packages. */
async function fetchLighthouse(): Promise<Lighthouse> {
  const place = resolve('node_modules/.cache/lighthouse');
  const program = join(place, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(program)) {
    const args = ['install', '--prefix', place, '--ignore-scripts', '--no-audit', '--no-fund', 'lighthouse@12.8.2'];
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
    if (status !== 0) throw new Error(`npm could not fetch Lighthouse: ${stderr}`);
  }
  return ((await import(pathToFileURL(program).href)) as { default: Lighthouse }).default;
}

/** On a busy machine a trace may lack its start; the run is repeated then. */
async function measure(lighthouse: Lighthouse, url: string, tries = 3): Promise<Run> {
  const port = await freePort();
  // As root a Chromium starts without a sandbox only; needs.mjs found it.
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '',
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    if (!result) throw new Error(`lighthouse said nothing of ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return await measure(lighthouse, url, tries - 1);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return {
      scores: fromEach(categories, (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      measured: fromEach(measures, (name) => lhr.audits[name]?.numericValue ?? Number.NaN),
      faults: categories
        .filter((name) => name !== 'performance')
        .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    };
  } finally {
    await browser.close();
  }
}

const fromEach = <Name extends string>(names: readonly Name[], value: (name: Name) => number): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, number>;

function report(path: string, found: readonly Run[], print: Print): number {
  const score = (name: Category) =>
    percentile(
      found.map(({ scores }) => scores[name]),
      0.5,
    );
  const figure = (name: Measure) =>
    percentile(
      found.map(({ measured }) => measured[name]),
      0.5,
    );
  const faults = [...new Set(found.flatMap((run) => run.faults))];
  print(
    `${path}: ${categories.map((name) => `${name} ${score(name)}`).join(', ')}; LCP ${(figure('largest-contentful-paint') / 1000).toFixed(2)} s, ` +
      `CLS ${figure('cumulative-layout-shift').toFixed(3)}, TBT ${figure('total-blocking-time').toFixed(0)} ms${faults.length > 0 ? `; ${faults.join(', ')}` : ''}`,
  );
  return categories.filter((name) => score(name) < goals[name]).length + measures.filter((name) => figure(name) > limits[name]).length;
}
