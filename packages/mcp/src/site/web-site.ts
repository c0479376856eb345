import { UserError } from '../user-error';
import { checkPath, largestFile, NotOnSite, type Site } from './site';

/** Time limit for a request, in milliseconds. */
const requestTimeout = 10_000;

/**
 * Opens a built site at an address.
 *
 * @param address - scheme and host, such as `https://docs.fishjam.io`.
 * @param timeLimit - time limit for one request, in milliseconds.
 * @throws UserError when the address has a path or is not valid.
 */
export function webSite(address: string, timeLimit = requestTimeout): Site {
  const { origin, pathname } = URL.canParse(address) ? new URL(address) : { origin: '', pathname: '' };
  if (pathname !== '/')
    throw new UserError(`--site is ${address}; write an address without a path, such as https://docs.fishjam.io.`);
  const unreachable = (cause: unknown): never => {
    throw new Error(`${origin} could not be reached. Check your connection, then try again.`, { cause });
  };
  return {
    place: origin,
    async read(name) {
      checkPath(name);
      // Redirects are not followed, because they could lead to another host. `redirect: 'error'` is not an option:
      // Node.js 20 then loses the time limit while it reads the body.
      const response = await fetch(origin + name, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      }).catch(unreachable);
      if (response.status === 404) throw new NotOnSite(`The docs have no file ${name}.`);
      const location = response.headers.get('location');
      if (location !== null) throw redirectError(origin, name, location);
      if (!response.ok) throw new Error(`${origin}${name} responded with ${response.status}. Try again later.`);
      const text = await limitedText(response).catch(unreachable);
      if (text === undefined) throw new Error(`${name} is larger than ${largestFile} bytes.`);
      return text;
    },
  };
}

/** Returns the error for a redirect: either the page has moved, or the whole site is at another address. */
function redirectError(origin: string, name: string, location: string): Error {
  const target = new URL(location, origin + name);
  return target.origin === origin
    ? new UserError(`${name} has moved to ${target.pathname}.`)
    : new Error(`${origin} redirects to ${target.origin}. Start the server with --site ${target.origin}.`);
}

/** Reads the body of a response. Returns undefined if the body is too large. */
async function limitedText(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestFile) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
