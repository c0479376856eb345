// Wrapped: adds the components that pages and the build use without importing them, and makes tables and task lists accessible.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchor from '@site/src/components/anchor';
import Diagram from '@site/src/components/diagram';
import FinishedTable from '@site/src/components/finished-table';
import FinishedText from '@site/src/components/finished-text';
import RestOfPage from '@site/src/components/rest-of-page';
import Table from '@site/src/components/table';
import TaskBox from '@site/src/components/task-box';
import TypeCode from '@site/src/components/type-code';

export default {
  ...MDXComponents,
  input: TaskBox,
  table: Table,
  Anchor,
  CodeBlock,
  Diagram,
  FinishedTable,
  FinishedText,
  RestOfPage,
  TabItem,
  Tabs,
  TypeCode,
};
