// What Expo adds to the globals of React Native: the build replaces `process.env.EXPO_PUBLIC_…` by its value.
// Source: https://docs.expo.dev/guides/environment-variables/
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

// The one function of the `expo` package that samples use.
// Source: https://docs.expo.dev/versions/latest/sdk/expo/#requirenativemoduletmodulename
declare module 'expo' {
  export function requireNativeModule<T>(moduleName: string): T;
}
