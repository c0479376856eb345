// Wrapped: adds the components that pages and the build use without importing them, and makes tables and task lists
// accessible.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchor from '@site/src/components/anchor';
import Diagram from '@site/src/components/diagram';
import PlatformLine from '@site/src/components/platform-line';
import Table from '@site/src/components/table';
import TaskBox from '@site/src/components/task-box';
import TypeCode from '@site/src/components/code/type-code';

export default {
  ...MDXComponents,
  // Code blocks already have their own component. The original would treat inline code with break opportunities as a
  // block.
  code: CodeInline,
  input: TaskBox,
  table: Table,
  Anchor,
  CodeBlock,
  Diagram,
  PlatformLine,
  TabItem,
  Tabs,
  TypeCode,
};
