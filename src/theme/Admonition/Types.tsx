// Ejected: contains only the types that pages may use (`plugins/content-checks/admonitions.ts`). Otherwise, the icons
// of the other types would be in every page's script.
import AdmonitionTypeCaution from '@theme/Admonition/Type/Caution';
import AdmonitionTypeDanger from '@theme/Admonition/Type/Danger';
import AdmonitionTypeNote from '@theme/Admonition/Type/Note';
import AdmonitionTypeWarning from '@theme/Admonition/Type/Warning';
import type AdmonitionTypes from '@theme-original/Admonition/Types';

export default {
  note: AdmonitionTypeNote,
  warning: AdmonitionTypeWarning,
  danger: AdmonitionTypeDanger,
  caution: AdmonitionTypeCaution,
} as typeof AdmonitionTypes;
