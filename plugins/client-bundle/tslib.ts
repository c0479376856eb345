/**
 * The helper of TypeScript that `@docusaurus/utils-common` uses, in place of all of tslib.
 *
 * @returns the module, or an object with it as `default` when it is not an ES module.
 */
export function __importDefault<Module extends object>(module: Module): Module | { default: Module } {
  return '__esModule' in module && module.__esModule ? module : { default: module };
}
