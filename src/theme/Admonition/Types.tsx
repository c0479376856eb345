// Ejected: contains only the types that pages may use (`plugins/content-checks/admonitions.ts`). Otherwise, the icons
// of the other types would be in every page's script.
import AdmonitionTypeCaution from '@theme/Admonition/Type/Caution';
import AdmonitionTypeDanger from '@theme/Admonition/Type/Danger';
import AdmonitionTypeNote from '@theme/Admonition/Type/Note';
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning';
import type { ComponentType } from 'react';
import type { Props } from '@theme/Admonition';
import type AdmonitionTypes from '@theme-original/Admonition/Types';

/** Adds a default title. The original titles are lowercase, because its style sheet capitalizes them. */
function titled(Type: ComponentType<Props>, title: string): ComponentType<Props> {
  return (props) => <Type title={title} {...props} />;
}

export default {
  note: titled(AdmonitionTypeNote, 'Note'),
  warning: titled(AdmonitionTypeWarning, 'Warning'),
  danger: titled(AdmonitionTypeDanger, 'Danger'),
  caution: titled(AdmonitionTypeCaution, 'Caution'),
} as typeof AdmonitionTypes;
