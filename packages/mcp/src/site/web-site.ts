import { checkPath, largestFile, NotOnSite, type Site } from './site';

/** Time limit for a request, in milliseconds. */
const requestTimeout = 10_000;

/**
 * Opens a built site at an address.
 *
 * @param address - scheme and host, such as `https://docs.fishjam.io`.
 */
export function webSite(address: string): Site {
  const { origin } = new URL(address);
  return {
    place: origin,
    async read(name) {
      checkPath(name);
      // Redirects are rejected, because they could lead to another host.
      const response = await fetch(origin + name, {
        redirect: 'error',
        signal: AbortSignal.timeout(requestTimeout),
      }).catch((cause: unknown) => {
        throw new Error(`${origin} could not be reached. Check your connection, then try again.`, { cause });
      });
      if (response.status === 404) throw new NotOnSite(`The docs have no file ${name}.`);
      if (!response.ok) throw new Error(`${origin}${name} responded with ${response.status}. Try again later.`);
      return limitedText(response, name);
    },
  };
}

async function limitedText(response: Response, name: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largestFile) throw new Error(`${name} is larger than ${largestFile} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
