import type { DeviceError } from '@fishjam-cloud/react-client';

const problems: Record<DeviceError['name'], string> = {
  NotAllowedError: 'is blocked or missing. Allow it in the address bar, then reload the page.',
  NotFoundError: 'was not found. Connect one, then try again.',
  OverconstrainedError:
    'may be missing. Set up the devices in the lobby, select another one, or turn on the device that is connected.',
  UNHANDLED_ERROR: 'could not be started. Close other programs that use it, or select another one, then try again.',
};

/** Returns a message that describes a device error and how the user can fix it. */
export const deviceProblem = (device: string, { name }: DeviceError): string => `The ${device} ${problems[name]}`;
