/** Runs the main function of a script. If it throws, prints the message without a stack trace and sets exit code 1. */
export async function runScript(main: () => void | Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
