// The subpath `@fishjam-cloud/react-client/debug`. It has no reference pages; guides explain it where it is useful.

/**
 * Returns a function that reads the WebRTC statistics of the connection.
 *
 * @returns `getStatistics`, which resolves to the browser's report, or to an empty report while there is no connection.
 * @throws Error when the component is not inside a `FishjamProvider`.
 */
export declare function useStatistics(): {
  getStatistics: () => Promise<RTCStatsReport>;
};

export {};
