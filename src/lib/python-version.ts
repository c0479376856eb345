/** Python version against which code is checked: the oldest version that the SDK supports. */
export const pythonVersion = '3.11';
