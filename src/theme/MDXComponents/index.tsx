// Wrapped: adds the components that pages and the build use without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchor from '@site/src/components/anchor';
import TypeCode from '@site/src/components/type-code';

export default { ...MDXComponents, Anchor, CodeBlock, DocCardList, TabItem, Tabs, TypeCode };
