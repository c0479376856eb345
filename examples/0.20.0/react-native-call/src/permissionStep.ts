type Permission = { granted: boolean; canAskAgain: boolean } | null;

export type PermissionStep = 'checking' | 'request' | 'settings' | 'granted';

/**
 * Returns the next step in requesting permissions. After the user denies permission permanently, the phone no longer
 * shows a prompt.
 */
export function permissionStep(camera: Permission, microphone: Permission): PermissionStep {
  if (!camera || !microphone) return 'checking';
  const missing = [camera, microphone].filter(({ granted }) => !granted);
  if (missing.length === 0) return 'granted';
  return missing.some(({ canAskAgain }) => canAskAgain) ? 'request' : 'settings';
}
