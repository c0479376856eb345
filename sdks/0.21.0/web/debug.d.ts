// The subpath `@fishjam-cloud/react-client/debug`. It has no reference pages: guides explain it where it helps.

/**
 * Reads what the browser reports about the connection.
 *
 * @returns `getStatistics`, which resolves with the report, or with an empty one while there is no connection.
 * @throws Error when it is called outside a `FishjamProvider`.
 */
export declare function useStatistics(): {
  getStatistics: () => Promise<RTCStatsReport>;
};

export {};
