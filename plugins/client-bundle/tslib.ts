/**
 * The only helper of tslib that `@docusaurus/utils-common` uses; replaces the whole package.
 *
 * @returns the module, or an object with it as `default` if it is not an ES module.
 */
export function __importDefault<Module extends object>(module: Module): Module | { default: Module } {
  return '__esModule' in module && module.__esModule ? module : { default: module };
}
