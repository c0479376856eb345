import { describe, expect, it } from 'vitest';
import { panelsOf } from '../../packages/mcp/src/tools/panels';

const page = `# Page

**TypeScript**

Call \`createRoom\`:

\`\`\`ts
a();

b();
\`\`\`

**npm**

\`\`\`bash
npm install x
\`\`\`

**Yarn**

\`\`\`bash
yarn add x
\`\`\`

**Python**

\`\`\`python
a()
\`\`\`

After the tabs.

## Next

**React Native**

\`\`\`tsx
c();
\`\`\``;

describe('panelsOf', () => {
  it('leaves out the panel of another SDK, up to the next tab', () => {
    const text = panelsOf(page, 'server-python');
    expect(text).not.toMatch(/createRoom|b\(\);|npm install|yarn/);
    expect(text).toMatch(/^# Page\n\n\*\*Python\*\*\n\n```python\na\(\)\n```\n\nAfter the tabs\.\n\n## Next/);
  });

  it('leaves out only the code of the last panel, because text may follow the tabs', () => {
    const text = panelsOf(page, 'server');
    expect(text).toContain('Call `createRoom`:\n\n```ts\na();\n\nb();\n```');
    expect(text).not.toContain('python');
    expect(text).toContain('After the tabs.');
    expect(text).toContain('npm install x');
    expect(text).not.toContain('yarn');
  });

  it('keeps all panels of tabs without a panel for the SDK', () => {
    expect(panelsOf(page, 'server')).toContain('**React Native**\n\n```tsx\nc();\n```');
    expect(panelsOf(page, 'web')).not.toContain('c();');
    expect(panelsOf(page, 'web')).toContain('**Python**');
  });
});
