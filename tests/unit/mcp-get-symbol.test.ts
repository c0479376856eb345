import { describe, expect, it } from 'vitest';
import { namesIn } from '../../packages/mcp/src/tools/get-symbol';

describe('the name of a symbol', () => {
  it.each([
    ['useCamera', ['useCamera']],
    [' useCamera() ', ['useCamera']],
    ['createRoom(config.room, 2)', ['createRoom']],
    ['useCamera.toggleCamera', ['useCamera', 'toggleCamera']],
    ['useCamera#toggleCamera', ['useCamera', 'toggleCamera']],
    ['useCamera().toggleCamera(id)', ['useCamera', 'toggleCamera']],
  ])('may be written as in code: %s', (given, names) => {
    expect(namesIn(given)).toEqual(names);
  });

  it('has at most two parts', () => {
    expect(() => namesIn('useCamera.toggleCamera.foo')).toThrow('useCamera.toggleCamera.foo has too many parts.');
  });
});
