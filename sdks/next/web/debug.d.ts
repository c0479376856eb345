// The subpath `@fishjam-cloud/react-client/debug`. It has no reference pages; guides explain it where it is useful.

/**
 * Returns a function that reads the WebRTC statistics of the connection.
 *
 * @returns The `getStatistics` function. It resolves to the browser's report or, if there is no connection, to an empty
 * report.
 * @throws Error when the component is not inside a `FishjamProvider`.
 */
export declare function useStatistics(): {
  getStatistics: () => Promise<RTCStatsReport>;
};

export {};
