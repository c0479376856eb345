// Globals that Expo adds to the globals of React Native. The build replaces `process.env.EXPO_PUBLIC_…` with its value.
// Source: https://docs.expo.dev/guides/environment-variables/
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

// The only function of the `expo` package that samples use. Source:
// https://docs.expo.dev/versions/latest/sdk/expo/#requirenativemoduletmodulename
declare module 'expo' {
  export function requireNativeModule<T>(moduleName: string): T;
}
