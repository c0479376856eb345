import * as z from 'zod';

/** Describes a problem that a schema found: the field, if there is one, and the message. */
export const textOfIssue = ({ path, message }: z.core.$ZodIssue): string =>
  path.length > 0 ? `\`${z.core.toDotPath(path)}\`: ${message}.` : `${message}.`;
