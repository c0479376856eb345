/** Allowed directions of imports between folders. README.md describes the folders. */
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Move the code that both modules need to a third module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'reader-code-without-build-code',
      comment: 'Code that runs in the browser imports no build code. Move pure helpers that both use to src/lib.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(plugins|tools|deploy|supply-chain|packages|bench|tests|e2e|release)/' },
    },
    {
      name: 'lib-stands-alone',
      comment:
        'src/lib contains pure helpers that the client, the build and the MCP server share. It imports no other code of the project.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^(src/(?!lib/)|plugins/|deploy/|tools/)', pathNot: '^node_modules/' },
    },
    {
      name: 'engine-stands-alone',
      comment:
        'The search engine also runs in Node.js (in the build and the MCP server), so it imports no interface or build code.',
      severity: 'error',
      from: { path: '^src/search/engine/' },
      to: { path: '^(src/(?!lib/|search/)|src/search/ui/|plugins/)' },
    },
    {
      name: 'build-code-without-reader-code',
      comment: 'Build code imports only pure helpers and the search engine from src.',
      severity: 'error',
      from: { path: '^(plugins|packages)/' },
      to: { path: '^src/(?!lib/|search/(engine/|[^/]+$))' },
    },
    {
      name: 'mcp-server-without-build-code',
      comment: 'The MCP server reads the built site. Move code that it shares with the build to src/lib.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(plugins|deploy|tools)/' },
    },
    {
      name: 'plugins-below-deploy-and-supply-chain',
      comment: 'The code in deploy and supply-chain uses plugins, never the reverse.',
      severity: 'error',
      from: { path: '^plugins/' },
      to: { path: '^(deploy|supply-chain)/' },
    },
    {
      name: 'no-development-code-in-the-product',
      comment: 'Tools, tests and benchmarks import the product, never the reverse.',
      severity: 'error',
      from: { path: '^(src|plugins|deploy|packages|supply-chain)/' },
      to: { path: '^(tools|tests|e2e|release|bench)/' },
    },
    {
      name: 'tools-below-tests-and-benchmarks',
      comment: 'Tests and benchmarks use tools, never the reverse.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^(tests|e2e|release|bench)/' },
    },
    {
      name: 'browser-tests-below-benchmarks',
      comment: 'Benchmarks use the helpers of the browser tests, never the reverse.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(tests|release|bench)/' },
    },
    {
      name: 'scripts-are-entry-points',
      comment: 'Nothing imports a script of package.json. Move code that others need to tools.',
      severity: 'error',
      from: {},
      to: { path: '^scripts/' },
    },
    {
      name: 'not-to-dev-dep',
      comment: 'Move the package from devDependencies to dependencies, because the site or its build imports it.',
      severity: 'error',
      from: { path: '^(src|plugins|deploy|supply-chain)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    // plugins/package.json has no dependencies, so the packages are those of the root.
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!node_modules/).*/(dist|fixtures)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
