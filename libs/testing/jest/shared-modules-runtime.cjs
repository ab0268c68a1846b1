/*
 * Jest's module loader, but that what suites have in common is loaded once for all suites of a worker: packages of node_modules by Node itself, our own modules by
 * jest, once per project. Loading them anew took most of a suite's time, and every copy stayed for good in the registries of class-validator and class-transformer,
 * which the next validation walked through. Only the suite itself, and packages that moduleNameMapper replaces, are loaded anew. So a module that keeps something has to be
 * fit for many suites, as it is for many requests, and no suite of the server may mock a module. Needs shared-modules-environment.cjs.
 *
 * Suites of the web share one window (web/src/lib/testing/environment.cjs), in which jest loads packages too, and likewise once. One that mocks a module has our
 * own modules for itself.
 */
const { createRequire, isBuiltin } = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { default: Runtime } = require('jest-runtime');

// A worker has two gigabytes in its heap by the end. Tearing that down takes longer than the half second Jest allows before it tells of open handles, and helps nobody.
if (process.send) process.once('exit', () => process.reallyExit(process.exitCode ?? 0));

/** As from inside node_modules, where Node takes packages of both formats without a word. */
const requirePackage = createRequire(join(__dirname, '../../../node_modules/_.js'));

/** By project, because projects replace different packages: what each of our modules exports, by path. */
const loaded = new Map();
/** Where the sources of all loaded modules are, for traces. */
const sourceMaps = new Map();
/** The loader of the suite that runs: what a shared module asks for later is asked of it. */
let current;

/** What registers itself with jest when it is loaded. */
const ofEachSuite = /\/node_modules\/@testing-library\/(react|jest-dom)\/dist\/index\.js$/;

class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    current = this;
    const project = this._config.displayName.name;
    this.isOfBrowser = project === 'web';
    this.shared = loaded.get(project) ?? new Map();
    loaded.set(project, this.shared);
  }

  requireModuleOrMock(from, name) {
    if (current !== this) return current.requireModuleOrMock(from, name);
    if (this.isOfBrowser || !this.isPackage(from, name)) return super.requireModuleOrMock(from, name);
    return requirePackage(name.startsWith('.') ? resolve(dirname(from), name) : name);
  }

  requireModule(from, name, options, ...rest) {
    if (name === undefined || isBuiltin(name) || options?.isInternalModule) return super.requireModule(from, name, options, ...rest);
    const path = this._resolution.resolveCjs(from, name);
    if (this.isOfSuite(path)) return super.requireModule(from, name, options, ...rest);
    if (this.shared.has(path)) return this.shared.get(path);
    const exported = super.requireModule(from, name, options, ...rest);
    this.shared.set(path, exported);
    return exported;
  }

  isOfSuite(path) {
    const isPackage = path.includes('/node_modules/');
    if (!this.isOfBrowser) return isPackage;
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
    // React is what it was when it was first loaded, and a suite asks which build that is: another suite's must not answer.
    if (/^react(-dom)?(\/|$)/.test(name) && this._config.displayName.name === 'pure') return false;
    if (/^[./#]/.test(name) || isBuiltin(name) || name === '@jest/globals') return false;
    if (this._config.moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name))) return false;
    return !this.mockState.shouldMockCjs(from, name).shouldMock;
  }
}

exports.default = SharedModulesRuntime;
exports.__esModule = true;
