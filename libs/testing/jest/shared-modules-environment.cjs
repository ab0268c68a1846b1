/*
 * A Node environment without a sandbox, in which suites of one worker can share loaded modules (shared-modules-runtime.cjs): errors, dates and arrays of a
 * shared module have the same classes as a suite's. Changes that a suite leaves on the global object, in process.env or in a spy are reverted after it. A pure
 * suite that leaves a timer, a server or a program running fails.
 */
const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { Quiet } = require('./quiet.cjs');

/** Replaces the context of Node itself; jest needs one to compile modules in. */
const here = {};
const { compileFunction } = vm;
vm.compileFunction = (code, params, options) => {
  if (options?.parsingContext !== here) return compileFunction(code, params, options);
  const { parsingContext: _, ...rest } = options;
  return compileFunction(code, params, rest);
};

/** Global registries of decorator metadata, which suites share. */
const kept = new Set(['classValidatorMetadataStorage', 'typeormMetadataArgsStorage']);

const timers = { idToRef: (id) => id, refToId: (timer) => timer };

/** What keeps a process from ending, by kind and number. */
function running() {
  const counts = { Timeout: 0, TCPServerWrap: 0, TCPSocketWrap: 0, ProcessWrap: 0, FSEventWrap: 0, StatWatcher: 0 };
  for (const kind of process.getActiveResourcesInfo()) if (kind in counts) counts[kind] += 1;
  return counts;
}

/** @returns what runs now and did not before, after what is just ending has had two seconds */
async function leftBehind(before) {
  for (let attempt = 0; ; attempt += 1) {
    const now = running();
    const left = Object.keys(now).filter((kind) => now[kind] > before[kind]);
    if (left.length === 0 || attempt === 40) return left.map((kind) => `${now[kind] - before[kind]} ${kind}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

class SharedModulesEnvironment {
  constructor({ projectConfig: config }, { testPath }) {
    this.global = globalThis;
    if (config.testEnvironmentOptions.quiet) this.quiet = new Quiet(testPath);
    this.conditions = config.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({ config, global: globalThis, moduleMocker: this.moduleMocker, timerConfig: timers });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.isPure = config.displayName?.name === 'pure';
    this.before = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      env: { ...process.env },
      exit: process.exit,
      running: running(),
    };
  }

  async setup() {
    this.quiet?.begin(this.global);
  }

  async handleTestEvent(event, state) {
    this.quiet?.event(event, state);
  }

  async teardown() {
    this.quiet?.end();
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { globals, env, exit } = this.before;
    // Jest's own registry of matchers cannot be removed; every suite fills it again.
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(globals, name) && !kept.has(name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, 'console', globals.console);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    const left = this.isPure ? await leftBehind(this.before.running) : [];
    if (left.length > 0) throw new Error(`The suite has ended and leaves running: ${left.join(', ')}. Stop it in afterAll or afterEach.`);
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return here;
  }
}

module.exports = SharedModulesEnvironment;
