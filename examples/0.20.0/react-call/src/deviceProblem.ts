import type { DeviceError } from '@fishjam-cloud/react-client';

const problems: Record<DeviceError['name'], string> = {
  NotAllowedError: 'is blocked or missing. Allow it in the address bar, then reload the page.',
  NotFoundError: 'was not found. Connect one and try again.',
  OverconstrainedError: 'is not available any more. Choose another one.',
  UNHANDLED_ERROR: 'could not be started. Close other programs that use it, then try again.',
};

/** Describes a device error and what the user can do about it. */
export const deviceProblem = (device: string, { name }: DeviceError): string => `The ${device} ${problems[name]}`;
