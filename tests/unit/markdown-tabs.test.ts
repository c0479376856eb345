import { describe, expect, it } from 'vitest';
import { endOfTabs, tabsFor } from '../../src/lib/markdown-tabs';

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

<!-- End of tabs: npm | Yarn -->

**Python**

The function raises:

\`\`\`python
a()
\`\`\`

<!-- End of tabs: TypeScript | Python -->

After the tabs.

## Next

**React**

d

**React Native**

\`\`\`tsx
c();
\`\`\`

<!-- End of tabs: React | React Native -->`;

describe('tabsFor', () => {
  it('leaves out the tab for another SDK, with the tabs inside it', () => {
    const text = tabsFor(page, 'server-python');
    expect(text).not.toMatch(/createRoom|b\(\);|npm install|yarn/);
    expect(text).toMatch(
      /^# Page\n\n\*\*Python\*\*\n\nThe function raises:\n\n```python\na\(\)\n```\n\nAfter the tabs\.\n\n## Next/,
    );
  });

  it('leaves out the text and the code of the last tab, and keeps the text after the tabs', () => {
    const text = tabsFor(page, 'server');
    expect(text).toContain(
      'Call `createRoom`:\n\n```ts\na();\n\nb();\n```\n\n**npm**\n\n```bash\nnpm install x\n```\n\nAfter',
    );
    expect(text).not.toMatch(/Python|raises|yarn/i);
  });

  it('keeps all tabs, and the mark of their end, if none of them is for the SDK', () => {
    const text = tabsFor(page, 'mobile');
    expect(text).toContain('**TypeScript**\n\nCall');
    expect(text).toContain('a()\n```\n\n<!-- End of tabs: TypeScript | Python -->\n\nAfter');
    expect(text).toMatch(/## Next\n\n\*\*React Native\*\*\n\n```tsx\nc\(\);\n```$/);
  });

  it('changes no part of a page that contains only the end of tabs', () => {
    const part = `\`\`\`\na()\n\`\`\`\n\n**Python**\n\nb\n\n${endOfTabs(['TypeScript', 'Python'])}`;
    expect(tabsFor(part, 'server-python')).toBe(part);
  });

  it('finds tabs in lists', () => {
    const list = `1. Install:\n\n   **npm**\n\n   a\n\n   **pnpm**\n\n   b\n\n   ${endOfTabs(['npm', 'pnpm'])}\n\n2. Run.`;
    expect(tabsFor(list, 'web')).toBe('1. Install:\n\n   **npm**\n\n   a\n\n2. Run.');
  });

  it('removes the mark if one of three tabs remains', () => {
    const managers = `**npm**\n\na\n\n**Yarn**\n\nb\n\n**pnpm**\n\nc\n\n${endOfTabs(['npm', 'Yarn', 'pnpm'])}`;
    expect(tabsFor(managers, 'web')).toBe('**npm**\n\na');
  });

  it('handles tabs that occur twice with the same labels', () => {
    const managers = (command: string) =>
      `**npm**\n\n${command} with npm\n\n**Yarn**\n\n${command} with Yarn\n\n${endOfTabs(['npm', 'Yarn'])}`;
    expect(tabsFor(`${managers('Install')}\n\n${managers('Update')}`, 'web')).toBe(
      '**npm**\n\nInstall with npm\n\n**npm**\n\nUpdate with npm',
    );
  });
});
