/** Environment variable with the folder of the server's bundle. In the code it would be one more thing that pages depend on. */
export const SERVER_FOLDER = 'DOCS_SERVER_FOLDER';
