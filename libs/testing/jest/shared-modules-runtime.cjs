/*
 * Jest's module loader with a cache: what suites have in common is loaded once per worker, packages of node_modules by Node itself, our own modules by jest,
 * once per project, and what Jest's test framework is made of too. Loading them again took most of a suite's time, and every copy stayed in the registries of class-validator and class-transformer, which
 * slowed down later validations. Only the suite itself, and packages that moduleNameMapper replaces, are loaded again. So a module with state must be usable by
 * many suites, as by many requests, and no server suite may mock a module. Needs shared-modules-environment.cjs.
 *
 * Suites of the web share one window (web/src/lib/testing/environment.cjs), where packages are also loaded once. A suite that mocks a module gets separate
 * copies of our own modules.
 */
const { appendFileSync } = require('node:fs');
const { createRequire, isBuiltin } = require('node:module');
const { dirname, join, relative, resolve } = require('node:path');
const { default: Runtime } = require('jest-runtime');

// A worker's heap reaches two gigabytes. Freeing it takes longer than the half second after which Jest reports open handles, and is useless.
if (process.send) process.once('exit', () => process.reallyExit(process.exitCode ?? 0));

/** A path inside node_modules, where Node imports packages of both formats without a warning. */
const requirePackage = createRequire(join(__dirname, '../../../node_modules/_.js'));

/** Exports of our modules by path; per project, because projects replace different packages. */
const loaded = new Map();
/** Exports of packages that Jest's test framework consists of, such as `expect`, by path; per project, because those of the web belong to its window. */
const frameworks = new Map();
/** Sources of all loaded modules, for stack traces. */
const sourceMaps = new Map();
/** The current suite's loader: lazy imports of a shared module use it. */
let current;

/** `jest` of the current suite, for packages that outlive the suite that loaded them: Testing Library moves the suite's fake timers on. */
const currentJest = new Proxy({}, { get: (_, name) => current.jestOfSuite()[name] });

/** Modules that register themselves with jest when they are loaded. */
const ofEachSuite = /\/node_modules\/@testing-library\/(react|jest-dom)\/dist\/index\.js$/;

/** The part of the framework that collects the tests of a suite. */
const ofEachRun = /\/node_modules\/jest-circus\//;

/** Reports which process loads the suite to the runner (apps/tools/test), which may have to end it. */
function announce([{ rootDir }, , , , , , path]) {
  const events = process.env.REGISTRA_TEST_EVENTS;
  if (events === undefined || path === undefined) return;
  appendFileSync(events, `${JSON.stringify({ loaded: relative(rootDir, path).replaceAll('\\', '/'), pid: process.pid })}\n`);
}

class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    const project = this._config.displayName.name;
    this.isOfBrowser = project === 'web';
    const { jestGlobals } = this;
    const jestObjectFor = jestGlobals.jestObjectFor.bind(jestGlobals);
    this.jestOfSuite = () => jestObjectFor(args[6]);
    jestGlobals.jestObjectFor = (path) => (path.includes('/node_modules/') && !this.isOfSuite(path) ? currentJest : jestObjectFor(path));
    this.shared = loaded.get(project) ?? new Map();
    loaded.set(project, this.shared);
    this.framework = frameworks.get(project) ?? new Map();
    frameworks.set(project, this.framework);
    announce(args);
  }

  requireModuleOrMock(from, name) {
    if (current !== this) return current.requireModuleOrMock(from, name);
    if (this.isOfBrowser || !this.isPackage(from, name)) return super.requireModuleOrMock(from, name);
    return requirePackage(name.startsWith('.') ? resolve(dirname(from), name) : name);
  }

  requireInternalModule(from, name) {
    return current === this ? super.requireInternalModule(from, name) : current.requireInternalModule(from, name);
  }

  requireModule(from, name, options, ...rest) {
    if (name === undefined || isBuiltin(name)) return super.requireModule(from, name, options, ...rest);
    const path = this._resolution.resolveCjs(from, name);
    const isOfSuite = options?.isInternalModule ? ofEachRun.test(path) : this.isOfSuite(path);
    if (isOfSuite) return super.requireModule(from, name, options, ...rest);
    const shared = options?.isInternalModule ? this.framework : this.shared;
    if (shared.has(path)) return shared.get(path);
    const exported = super.requireModule(from, name, options, ...rest);
    shared.set(path, exported);
    return exported;
  }

  isOfSuite(path) {
    const isPackage = path.includes('/node_modules/');
    // It loads React, and so runs again in each suite.
    if (!this.isOfBrowser) return isPackage || path.endsWith('/platform/mail/production-react.ts');
    return isPackage ? ofEachSuite.test(path) : this.mockState.explicitCjsMock.size > 0;
  }

  getSourceMaps() {
    for (const [path, map] of super.getSourceMaps()) sourceMaps.set(path, map);
    return sourceMaps;
  }

  teardown() {
    this.getSourceMaps();
    super.teardown();
  }

  isPackage(from, name) {
    if (name.includes('/node_modules/')) return true;
    // React's build is fixed when it is first loaded; a suite that checks which one must not get another suite's.
    if (/^react(-dom)?(\/|$)/.test(name) && this._config.displayName.name === 'pure') return false;
    if (/^[./#]/.test(name) || isBuiltin(name) || name === '@jest/globals') return false;
    if (this._config.moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name))) return false;
    return !this.mockState.shouldMockCjs(from, name).shouldMock;
  }
}

exports.default = SharedModulesRuntime;
exports.__esModule = true;
