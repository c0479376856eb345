/**
 * Returns the port in the environment variable `PORT`.
 *
 * @param otherwise - the port to use when `PORT` is not set.
 * @returns a number from 0 to 65535. An invalid value ends the process with a message.
 */
export function wantedPort(otherwise: number): number {
  const wanted = Number(process.env['PORT'] ?? otherwise);
  if (Number.isInteger(wanted) && wanted >= 0 && wanted <= 65535) return wanted;
  console.error(`PORT is "${process.env['PORT']}"; set it to a number from 0 to 65535.`);
  process.exit(1);
}
