type Permission = { granted: boolean; canAskAgain: boolean } | null;

export type PermissionStep = 'checking' | 'ask' | 'settings' | 'granted';

/** Returns what the user can do about the permissions. After a final refusal, the phone shows no prompt any more. */
export function permissionStep(camera: Permission, microphone: Permission): PermissionStep {
  if (!camera || !microphone) return 'checking';
  const missing = [camera, microphone].filter(({ granted }) => !granted);
  if (missing.length === 0) return 'granted';
  return missing.some(({ canAskAgain }) => canAskAgain) ? 'ask' : 'settings';
}
