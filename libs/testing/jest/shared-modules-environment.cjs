/*
 * A Node environment without a sandbox, in which the suites of one worker can share what they load (shared-modules-runtime.cjs): an error, a date or a list that a
 * shared module makes is of the same class as a suite's. What a suite leaves on the global object, in process.env or in a spy is taken back after it.
 */
const vm = require('node:vm');
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/** Stands for the context that Node itself runs in; jest wants one to compile modules in. */
const here = {};
const { compileFunction } = vm;
vm.compileFunction = (code, params, options) => {
  if (options?.parsingContext !== here) return compileFunction(code, params, options);
  const { parsingContext: _, ...rest } = options;
  return compileFunction(code, params, rest);
};

/** Where packages keep what decorators said of classes, which suites share. */
const kept = new Set(['classValidatorMetadataStorage', 'typeormMetadataArgsStorage']);

const timers = { idToRef: (id) => id, refToId: (timer) => timer };

class SharedModulesEnvironment {
  constructor({ projectConfig: config }) {
    this.global = globalThis;
    this.conditions = config.testEnvironmentOptions.customExportConditions;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = new LegacyFakeTimers({ config, global: globalThis, moduleMocker: this.moduleMocker, timerConfig: timers });
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
    this.before = { globals: Object.getOwnPropertyDescriptors(globalThis), env: { ...process.env }, exit: process.exit };
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { globals, env, exit } = this.before;
    // What cannot be taken away is jest's own record of matchers, which every suite fills anew.
    for (const name of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(globals, name) && !kept.has(name)) Reflect.deleteProperty(globalThis, name);
    Object.defineProperty(globalThis, 'console', globals.console);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
  }

  exportConditions() {
    return this.conditions;
  }

  getVmContext() {
    return here;
  }
}

module.exports = SharedModulesEnvironment;
