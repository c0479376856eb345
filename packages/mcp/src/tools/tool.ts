import { z } from 'zod';
import { sdks } from '../../../../src/lib/sdks';
import type { Checker } from '../check/checker';
import type { Docs } from '../docs';

/** A tool that agents can call. */
export interface Tool {
  readonly name: string;
  readonly config: {
    readonly title: string;
    readonly description: string;
    /** Schema of the arguments. Its types are the types of `run`. */
    readonly inputSchema: z.ZodObject;
  };
  /**
   * Runs the tool. This is a method, because TypeScript compares the parameters of methods in both directions, so that
   * tools with different arguments fit in one list. The server calls it only with arguments that match the schema.
   *
   * @param canceled - aborted when the client no longer waits for the result.
   * @returns the text for the agent.
   * @throws UserError when the request cannot be fulfilled.
   */
  run(docs: Docs, request: Readonly<Record<string, unknown>>, checker: Checker, canceled: AbortSignal): Promise<string>;
}

/** Schema of a text that is not empty. */
export const textSchema = (longest: number) => z.string().min(1).max(longest);

/** Schema of the version that a request may name. */
export const versionSchema = textSchema(20)
  .optional()
  .describe('Such as 0.22.0 or next. Default: the version set for this server, or the latest.');

/** Schema of an SDK. */
export const sdkSchema = z.enum(sdks);
