/*
 * Jest's module loader, but that packages of node_modules are required by Node itself: once for all suites of a worker. Our own modules, and packages that a suite
 * mocks or that moduleNameMapper replaces, are loaded anew for every suite as ever. Needs shared-packages-environment.cjs.
 */
const { createRequire, isBuiltin } = require('node:module');
const { dirname, join, resolve } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** As from inside node_modules, where Node takes packages of both formats without a word. */
const requirePackage = createRequire(join(__dirname, '../../../node_modules/_.js'));

class SharedPackagesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    if (!this.isShared(from, name)) return super.requireModuleOrMock(from, name);
    return requirePackage(name.startsWith('.') ? resolve(dirname(from), name) : name);
  }

  isShared(from, name) {
    if (name.includes('/node_modules/')) return true;
    // React is what it was when it was first loaded, and a suite asks which build that is: another suite's must not answer.
    if (/^react(-dom)?(\/|$)/.test(name) && this._config.displayName.name === 'pure') return false;
    if (/^[./#]/.test(name) || isBuiltin(name) || name === '@jest/globals') return false;
    if (this._config.moduleNameMapper.some(([pattern]) => new RegExp(pattern).test(name))) return false;
    return !this.mockState.shouldMockCjs(from, name).shouldMock;
  }
}

exports.default = SharedPackagesRuntime;
exports.__esModule = true;
