import { describe, expect, it } from 'vitest';
import { readOptions } from '../../packages/mcp/src/options';

describe('the options of the command line', () => {
  it('have defaults', () => {
    expect(readOptions([])).toMatchObject({ site: 'https://docs.fishjam.io', host: '127.0.0.1', port: 3333 });
  });

  it.each(['', 'x', '1.5', '-1', '65536'])('include no invalid port: "%s"', (port) => {
    expect(() => readOptions([`--port=${port}`])).toThrow(`--port is ${port}; write a number from 0 to 65535.`);
  });
});
