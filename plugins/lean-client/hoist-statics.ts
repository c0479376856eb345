/** Stands in for what only `withRouter` of react-router needs. @throws Error always: it says what to use. */
export default function hoistStatics(): never {
  throw new Error('`withRouter` is not in the client; use the hooks of `@docusaurus/router`. See plugins/lean-client.');
}
