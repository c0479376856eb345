import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { linksOfPythonImports, linksOfPythonSignature } from '../../plugins/markdown/code-samples/python-links';
import { parseDocstring } from '../../plugins/api-reference/python/docstring';
import { findUndocumentedPython } from '../../plugins/api-reference/python/documented';
import { generatePython } from '../../plugins/api-reference/python/generate';
import { isSupportingType, type PythonModule } from '../../plugins/api-reference/python/model';
import { moduleName, publicSymbols, resolveName, type PublicSymbol } from '../../plugins/api-reference/python/package';
import { parseStub } from '../../plugins/api-reference/python/parse-stub';
import { pythonParser, type ParsePython } from '../../plugins/api-reference/python/parser';
import { canonicalPythonType } from '../../plugins/api-reference/python/canonical-type';
import { compareWithRecord, type RecordedItem, type RecordedMember } from '../../plugins/api-reference/python/recorded';
import { relatedOf } from '../../plugins/api-reference/python/related';
import { renderPythonPage } from '../../plugins/api-reference/python/render/page';
import { supportingTypes } from '../../plugins/api-reference/python/supporting';
import { pythonSurface } from '../../plugins/api-reference/python/surface';
import type { Surface } from '../../plugins/api-reference/surface/describe';

let parse: ParsePython;
beforeAll(async () => {
  parse = await pythonParser();
});

const stub = `"""Rooms."""

from fishjam._models import Peer as Peer

__all__ = ["Room", "Peer"]

@dataclass
class Room:
    """A room.

    It is a snapshot.

    Caveats:
        - It is not updated.
        - Names can repeat.

    Category: Rooms

    Example: Name a room
        \`\`\`python
        print("a room")
        \`\`\`
    """

    id: str
    """ID of the room."""

    async def close(self, force: bool = False) -> Peer:
        """Closes the room.

        Args:
            force: Whether peers are
                disconnected.

        Returns:
            The last peer.

        Raises:
            NotFoundError: If the room does not exist.

        Caveats:
            - Peers may still appear
              for a moment.
        """
`;

const moduleOf = (code: string) => parseStub(parse, 'fishjam', 'sdks/next/python/fishjam/__init__.pyi', code);

function symbolIn(home: PythonModule, name: string, modules: readonly PythonModule[] = [home]): PublicSymbol {
  const target = resolveName(modules, home, name)!;
  const members = target.declaration.kind === 'class' ? target.declaration.members : [];
  return { name, module: home.name, ...target, members };
}

function symbolsOf(code: string): PublicSymbol[] {
  const home = moduleOf(code);
  return home.symbols.map(({ name }) => symbolIn(home, name));
}

const whats = (code: string) => findUndocumentedPython(symbolsOf(code)).map(({ what }) => what);

describe('a stub', () => {
  it('is read into classes, fields and methods with their docstrings', () => {
    const { symbols, imports, all } = moduleOf(stub);
    expect(all).toEqual(['Room', 'Peer']);
    expect(imports).toEqual([{ from: 'fishjam._models', name: 'Peer', as: 'Peer', isReExport: true }]);
    expect(symbols).toHaveLength(1);
    const [room] = symbols;
    if (room?.kind !== 'class') throw new Error('Room is not a class.');
    expect(room).toMatchObject({ name: 'Room', decorators: ['dataclass'], doc: { details: 'It is a snapshot.' } });
    const [id, close] = room.members;
    expect(id).toMatchObject({ kind: 'variable', name: 'id', type: 'str', doc: { summary: 'ID of the room.' } });
    expect(close).toMatchObject({
      isAsync: true,
      returns: 'Peer',
      doc: { parameters: [{ name: 'force', text: 'Whether peers are disconnected.' }] },
    });
    expect(close).toHaveProperty('parameters.1', { name: 'force', type: 'bool', default: 'False' });
  });

  it('is rejected if it is not valid Python', () => {
    expect(() => moduleOf('class :\n')).toThrow('is not valid Python');
  });

  it('is reported without descriptions, purpose and example', () => {
    expect(whats(stub)).toEqual([]);
    expect(whats(stub.replace('    """ID of the room."""\n', ''))).toEqual(['`Room.id` has no description.']);
    expect(whats(stub.replace('Category: Rooms', 'Category: Houses'))).toEqual([
      '`Category: Houses` of `Room` is not a purpose of the Python SDK.',
    ]);
    expect(whats(stub.replace('Example: Name', 'Name'))).toEqual(['`Room` has no example.']);
    expect(whats(stub.replace('force: Whether', 'forced: Whether'))).toEqual([
      'Parameter `force` of `Room.close` has no description.',
      '`Room.close` has no parameter `forced`.',
    ]);
    expect(
      whats(stub.replace('not exist.\n', 'not exist.\n                httpx.HTTPError: If there is no response.\n')),
    ).toEqual([
      'The description of `NotFoundError` in the docstring of `Room.close` contains the entry `httpx.HTTPError`.',
    ]);
  });
});

describe('the parameters of a function', () => {
  const collecting = `def call(a: int, /, *args: int, b: int, **kwargs: int) -> None:
    """Calls.

    Args:
        a: First.
        *args: Others.
        b: Second.
        **kwargs: More.

    Category: Rooms

    Example: Call
        \`\`\`python
        call(1, b=2)
        \`\`\`
    """
`;

  it('include the collecting ones, but no separators', () => {
    expect(whats(collecting)).toEqual([]);
    const [{ signatures } = {}] = pythonSurface(symbolsOf(collecting)).modules[0]!.symbols;
    expect(signatures![0]!.parameters!.map(({ name }) => name)).toEqual(['a', '*args', 'b', '**kwargs']);
    const page = renderPythonPage(symbolsOf(collecting)[0]!, {
      prose: (text) => text,
      sdkTitle: 'Server (Python)',
      supporting: [],
      related: [],
    });
    expect(page).toContain('def call(a: int, /, *args: int, b: int, **kwargs: int) -> None');
    expect([...page.matchAll(/<Anchor id="(\w+)">/g)].map(([, id]) => id)).toEqual(['a', 'args', 'b', 'kwargs']);
  });

  it('do not include `self` and its separator', () => {
    const [room] = pythonSurface(symbolsOf('class Room:\n    def get(self, /, a: int) -> int: ...\n')).modules[0]!
      .symbols;
    expect(room!.members![0]!.declaration).toBe('def get(a: int) -> int');
  });
});

describe('a name from another module', () => {
  const moduleAt = (file: string, code: string) => parseStub(parse, moduleName(file), `sdks/next/python/${file}`, code);
  let track: PythonModule;
  let agent: PythonModule;
  beforeAll(() => {
    track = moduleAt('fishjam/_models.pyi', 'class Track: ...\n');
    agent = moduleAt('fishjam/agent/__init__.pyi', 'class Agent: ...\n');
  });

  it.each([
    ['fishjam/agent/agent.pyi', 'from .._models import Track'],
    ['fishjam/agent/agent.pyi', 'from fishjam._models import Track'],
    ['fishjam/agent/__init__.pyi', 'from .._models import Track'],
    ['fishjam/__init__.pyi', 'from ._models import Track'],
    ['fishjam/peer.pyi', 'from ._models import Track'],
  ])('resolves in %s: %s', (file, code) => {
    const module = moduleAt(file, `${code}\n`);
    expect(resolveName([track, module], module, 'Track')?.home).toBe(track);
  });

  it('resolves through a module that is imported from its package', () => {
    const module = moduleAt('fishjam/peer.pyi', 'from . import _models\n');
    expect(resolveName([track, module], module, '_models.Track')?.home).toBe(track);
  });

  it('is rejected if the package re-exports it but does not declare it', () => {
    const symbols = (code: string) => publicSymbols([moduleAt('fishjam/__init__.pyi', code), track, agent]);
    expect(symbols('from ._models import Track as Track\nfrom httpx import Client as Client\n')).toHaveLength(2);
    expect(symbols('from . import agent as agent\n').map(({ name }) => name)).toEqual(['Agent']);
    expect(() => symbols('from ._models import Peer as Peer\n')).toThrow(
      'sdks/next/python/fishjam/__init__.pyi re-exports `Peer` from fishjam._models, which does not declare it.',
    );
  });
});

describe('a docstring', () => {
  it('has a summary, details and sections', () => {
    const doc = parseDocstring(
      'Sums.\n\n    More.\n\n    Raises:\n        ValueError: If it\n            fails.\n    ',
      4,
    );
    expect(doc).toMatchObject({
      summary: 'Sums.',
      details: 'More.',
      raises: [{ name: 'ValueError', text: 'If it fails.' }],
    });
  });

  it('has the line of each example in the file', () => {
    const lines = stub.split('\n');
    const [{ declaration } = {}] = symbolsOf(stub);
    expect(declaration!.doc.examples.map(({ line }) => lines[line - 1]!.trim())).toEqual(['```python']);
    const blank = stub.replace('a room\n        ```', 'a room\n\n        ```');
    expect(symbolsOf(blank)[0]!.declaration.doc.examples[0]!.line).toBe(declaration!.doc.examples[0]!.line + 1);
  });
});

describe('types in Python', () => {
  it.each([
    ['Union[None, Unset, int]', 'int | Unset | None'],
    ['Optional[str]', 'str | None'],
    ['List["Peer"]', 'list[Peer]'],
    ["Literal['a', 'b']", 'Literal["b", "a"]'],
    ['Dict[str, Any]', 'dict[str, Any]'],
  ])('%s equals %s', (one, other) => {
    expect(canonicalPythonType(parse, one)).toBe(canonicalPythonType(parse, other));
  });

  it.each([
    ['list[str]', 'list[int]'],
    ['str', 'str | None'],
    ["Literal['a']", "Literal['a', 'b']"],
  ])('%s differs from %s', (one, other) => {
    expect(canonicalPythonType(parse, one)).not.toBe(canonicalPythonType(parse, other));
  });
});

describe('the comparison with the record', () => {
  const close: RecordedMember = {
    name: 'close',
    kind: 'method',
    async: true,
    signature: '(self, force: bool = False) -> "Peer"',
    decorators: [],
  };
  const id: RecordedMember = { name: 'id', kind: 'field', type: 'str', default: null };
  const room = (...members: RecordedMember[]): RecordedItem => ({ name: 'Room', kind: 'class', bases: [], members });
  const paths = (...items: RecordedItem[]) =>
    compareWithRecord(parse, { modules: { fishjam: items } }, [moduleOf(stub)], symbolsOf(stub)).map(
      ({ path }) => path,
    );

  it('finds nothing if they match', () => {
    expect(
      paths(
        room(id, close),
        { kind: '__all__', names: ['Room', 'Peer'] },
        { kind: 're-export', from: 'fishjam._models', names: ['Peer'] },
      ),
    ).toEqual([]);
  });

  it('accepts any type where the source has none', () => {
    expect(paths(room(id, { ...close, signature: '(self, force=False)' }))).toEqual([]);
  });

  it('finds what is missing, additional or different', () => {
    expect(paths(room(close))).toEqual(['fishjam.Room.id']);
    expect(paths(room(id, close, { ...id, name: 'peers' }))).toEqual(['fishjam.Room.peers']);
    expect(paths(room({ ...id, type: 'int' }, close))).toEqual(['fishjam.Room.id']);
    expect(paths(room(id, { ...close, async: false }))).toEqual(['fishjam.Room.close async']);
    expect(paths(room(id, { ...close, signature: '(self) -> Peer' }))).toEqual(['fishjam.Room.close(force)']);
    expect(paths(room(id, { ...close, signature: '(self, force: bool = True) -> Peer' }))).toEqual([
      'fishjam.Room.close(force) default',
    ]);
    expect(paths()).toEqual(['fishjam.Room']);
    expect(paths(room(id, close), { kind: '__all__', names: ['Room'] })).toEqual(['fishjam.__all__']);
  });
});

const entry = (name: string): SymbolEntry => ({
  name,
  sdk: 'server-python',
  kind: 'classes',
  specifier: 'fishjam',
  purpose: '',
  summary: '',
  page: `api/server-python/classes/${name}`,
  deprecated: false,
  members: [],
});
const entries = [entry('Peer'), entry('Room')];
const href = ({ page }: SymbolEntry) => `/${page}`;

describe('links in Python code', () => {
  const linked = (code: string, links: readonly { start: number; length: number }[]) =>
    links.map(({ start, length }) => code.slice(start, start + length));

  it('lead from imports to the reference, even inside functions', () => {
    const code =
      'from fishjam import Peer as P\n\ndef f():\n    from fishjam.room import Room\n    from other import Peer\n';
    const links = linksOfPythonImports(parse, code, entries, href);
    expect(linked(code, links)).toEqual(['Peer', 'Room']);
    expect(links[0]?.href).toBe('/api/server-python/classes/Peer');
  });

  it('are on types in signatures, but never on declared names and texts', () => {
    const code =
      'class Room(Base):\n    Peer: str = "Peer"\n    def get(Room: Peer | None = None) -> list[Room]: ...\n';
    const links = linksOfPythonSignature(parse, code, false, '', entries, href, new Set());
    expect(linked(code, links)).toEqual(['Peer', 'Room']);
    expect(links[1]?.start).toBe(code.lastIndexOf('Room'));
  });

  it('are on the last part of a name with dots', () => {
    const code = 'room.Room | None';
    expect(linked(code, linksOfPythonSignature(parse, code, true, '', entries, href, new Set()))).toEqual(['Room']);
  });

  it('do not lead from a page to itself, and lead to types that the page describes', () => {
    const links = linksOfPythonSignature(
      parse,
      'Peer | Room',
      true,
      'api/server-python/classes/Room',
      entries,
      href,
      new Set(['Peer']),
    );
    expect(links.map((link) => link.href)).toEqual(['#peer']);
  });
});

describe('a method', () => {
  it('is a coroutine only if the stub declares it with `async def`', () => {
    const room = 'class Room:\n    async def open(self) -> None: ...\n    def close(self) -> None: ...\n';
    const [open, close] = pythonSurface(symbolsOf(room)).modules[0]!.symbols[0]!.members!;
    expect([open!.async, close!.async]).toEqual([true, undefined]);
  });
});

describe('a field', () => {
  it('is optional if it has a default, even if the stub does not state it', () => {
    const room =
      'class Room:\n    id: str\n    peers: int = ...\n    size: int = 3\n    extra: dict = field(init=False)\n';
    const members = pythonSurface(symbolsOf(room)).modules[0]!.symbols[0]!.members!;
    expect(members.map(({ name, optional }) => [name, optional])).toEqual([
      ['id', false],
      ['peers', true],
      ['size', true],
      ['extra', false],
    ]);
  });
});

describe('related symbols', () => {
  const moduleAt = (name: string, code: string) =>
    parseStub(parse, name, `sdks/next/python/${name.replaceAll('.', '/')}/__init__.pyi`, code);

  it('belong to the class that a name means in its module', () => {
    const tracks = moduleAt('fishjam._protos.notifications', 'class Track:\n    id: str\n');
    const models = moduleAt('fishjam._models', 'class Track: ...\nclass Peer:\n    tracks: list[Track]\n');
    const events = moduleAt(
      'fishjam.events',
      'from fishjam._protos import notifications\nclass Room(Exception):\n    track: notifications.Track\n',
    );
    const errors = moduleAt(
      'fishjam.errors',
      'from fishjam.events import Room\nclass Full(Room): ...\nAny: TypeAlias = Room\n',
    );
    const modules = [tracks, models, events, errors];
    const symbols = [
      symbolIn(tracks, 'Track', modules),
      symbolIn(models, 'Peer', modules),
      symbolIn(events, 'Room', modules),
      symbolIn(errors, 'Full', modules),
      symbolIn(errors, 'Any', modules),
    ];
    const related = (own: PublicSymbol) =>
      relatedOf(
        parse,
        own,
        { modules, symbols },
        symbols.map(({ name }) => entry(name)),
      );
    expect(related(symbols[0]!)).toEqual([{ label: 'Attribute of', links: ['[`Room.track`](./Room.mdx#track)'] }]);
    expect(related(symbols[2]!)).toEqual([
      { label: 'Part of', links: ['[`Any`](./Any.mdx)'] },
      { label: 'Extended by', links: ['[`Full`](./Full.mdx)'] },
    ]);
  });

  it('link to the heading of a member, even if it is named like its class', () => {
    const rooms = moduleAt('fishjam', 'class Peer: ...\nclass Room:\n    room: Peer\n    peer: Peer\n');
    const symbols = ['Peer', 'Room'].map((name) => symbolIn(rooms, name));
    const entries = symbols.map(({ name }) => entry(name));
    expect(relatedOf(parse, symbols[0]!, { modules: [rooms], symbols }, entries)).toEqual([
      { label: 'Attribute of', links: ['[`Room.room`](./Room.mdx#room-1)', '[`Room.peer`](./Room.mdx#peer)'] },
    ]);
  });

  it('do not return the types of a function that they return', () => {
    const rooms = moduleAt(
      'fishjam',
      'class Room: ...\ndef watch() -> Callable[[Room], None]: ...\ndef rooms() -> list[Room]: ...\n',
    );
    const symbols = ['Room', 'watch', 'rooms'].map((name) => symbolIn(rooms, name));
    const entries = symbols.map(({ name }) => entry(name));
    expect(relatedOf(parse, symbols[0]!, { modules: [rooms], symbols }, entries)).toEqual([
      { label: 'Returned by', links: ['[`rooms`](./rooms.mdx)'] },
      { label: 'Parameter of', links: ['[`watch`](./watch.mdx)'] },
    ]);
  });
});

describe('supporting types', () => {
  it('are the classes and type aliases that a symbol names and readers cannot import', () => {
    const home = moduleOf(
      'class Room: ...\nclass Mode: ...\nLIMIT: int\nHandler: TypeAlias = Callable[[Mode], None]\n' +
        'def watch(room: Room, handler: Handler, limit: LIMIT) -> None: ...\n',
    );
    const symbols = ['Room', 'watch'].map((name) => symbolIn(home, name));
    const types = supportingTypes(parse, symbols[1]!, { modules: [home], symbols });
    expect(types.map(({ name }) => name)).toEqual(['Handler', 'Mode']);
  });
});

describe('a constant of a private class', () => {
  mkdirSync('.cache', { recursive: true });
  const output = mkdtempSync('.cache/test-python-');
  afterAll(() => rmSync(output, { recursive: true }));

  it('has the members of the class on its page, in the index and in the surface', async () => {
    await generatePython(
      { name: 'python', docsDir: 'tests/fixtures/docs', sdksDir: 'tests/fixtures/sdks/python' },
      output,
    );
    const read = (name: string) => readFileSync(`${output}/${name}`, 'utf8');
    const names = ['greet', 'NAME'];
    expect([...read('pages/variables/Greeter.mdx').matchAll(/^### (.*)$/gm)].map(([, heading]) => heading)).toEqual(
      names,
    );
    const [entry] = JSON.parse(read('symbols.json')) as SymbolEntry[];
    expect(entry!.members).toEqual(names.map((name) => ({ name, anchor: name.toLowerCase() })));
    const { modules } = JSON.parse(read('surface.json')) as Surface;
    expect(modules[0]!.symbols[0]!.members!.map(({ name }) => name)).toEqual(names);
  });
});

describe('a page', () => {
  it('has import, signature, members, parameters, errors and caveats', () => {
    const [room] = symbolsOf(stub);
    const page = renderPythonPage(room!, {
      prose: (text) => text,
      sdkTitle: 'Server (Python)',
      supporting: [],
      related: [{ label: 'Returned by', links: ['`f`'] }],
    });
    expect(page).toContain('from fishjam import Room');
    expect(page).toContain('class Room:\n    id: str\n    async def close(self, force: bool = False) -> Peer: ...');
    expect(page).toContain(
      '### close\n\n{/* labels line close */}\n\n```python signature\nasync def close(force: bool = False) -> Peer\n```',
    );
    expect(page).toContain(
      '| <Anchor id="close-force">`force`</Anchor>{/* labels inline close(force) */} | `bool{:py}` | Optional, default: `False`.',
    );
    expect(page).toContain('**Raises**\n\n- `NotFoundError` if the room does not exist.');
    expect(page).toContain('**Caveats**\n\n- Peers may still appear\n  for a moment.');
    expect(page).toContain('## Caveats\n\n- It is not updated.\n- Names can repeat.\n\n## Example');
    expect(page).toContain('- **Returned by** `f`');
  });

  it('describes types that readers cannot import', () => {
    const [room] = symbolsOf(stub);
    const { symbols } = moduleOf(
      'Handler: TypeAlias = Callable[[Mode], None]\n"""Handles a mode."""\n\nclass Mode:\n    """Mode of a peer."""\n    name: str\n',
    );
    const page = renderPythonPage(room!, {
      prose: (text) => text,
      sdkTitle: 'Server (Python)',
      supporting: symbols.filter(isSupportingType),
      related: [],
    });
    expect(page).toContain(
      '```python signature local="Handler,Mode"\nHandler: TypeAlias = Callable[[Mode], None]\n```',
    );
    expect(page).toContain('### Mode\n\n```python signature local="Handler,Mode"\nclass Mode:\n    name: str\n```');
  });
});
