type Permission = { granted: boolean } | null;

export type PermissionStep = 'checking' | 'request' | 'settings' | 'granted';

/**
 * Returns the next step in requesting permissions. After the user denies permission permanently, the phone no longer
 * shows a prompt.
 */
export function permissionStep(camera: Permission, microphone: Permission, mustUseSettings: boolean): PermissionStep {
  if (!camera || !microphone) return 'checking';
  if (camera.granted && microphone.granted) return 'granted';
  return mustUseSettings ? 'settings' : 'request';
}
