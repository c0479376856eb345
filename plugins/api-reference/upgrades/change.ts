import type { Sdk } from '../../../src/lib/sdks';

/** Kinds of changes, in the order of the page: breaking kinds come first. */
export const changeKinds = ['removed', 'breaking', 'behavior', 'deprecated', 'new'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Value of `noCode` for a change that requires no action, so that the checklist omits it. */
export const noAction = 'Nothing needs to change in existing code.';

/** Required compiler results for a change's code. */
export interface CodeRule {
  /** Whether the change must have code from before the upgrade. */
  readonly needsBefore: boolean;
  /** Whether the code from before the upgrade must fail in the new version; otherwise, it must compile there too. */
  readonly beforeFails: boolean;
  /** Whether the code from after the upgrade must fail in the old version. */
  readonly afterFailsBefore: boolean;
}

/**
 * Compiler rule for each kind of change. For every kind, `before` must compile in the old version, and `after` in the
 * new one.
 */
export const codeRules: Readonly<Record<ChangeKind, CodeRule>> = {
  removed: { needsBefore: true, beforeFails: true, afterFailsBefore: false },
  breaking: { needsBefore: true, beforeFails: true, afterFailsBefore: false },
  behavior: { needsBefore: false, beforeFails: false, afterFailsBefore: false },
  deprecated: { needsBefore: true, beforeFails: false, afterFailsBefore: false },
  new: { needsBefore: false, beforeFails: false, afterFailsBefore: true },
};

/** A code sample for a change, and its position in the file. */
export interface ChangeCode {
  readonly code: string;
  readonly lang: string;
  /** Line in the file on which the sample starts, counted from 1. */
  readonly line: number;
}

/** One change to an SDK between a version and the next. */
export interface Change {
  /** Name in kebab case, unique within the SDK; also the anchor of the change. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** Action to take, in the imperative. */
  readonly title: string;
  /**
   * Condition under which readers need the change: the rest of the sentence "Applies if …." Undefined only for a change
   * that requires no action.
   */
  readonly appliesIf?: string;
  /** Markdown: what changed, and what to do. */
  readonly text: string;
  /** Changed names, such as `JoinRoomConfig.url`; a name covers its members. */
  readonly covers: readonly string[];
  /** Names to search for in code that uses the old version. */
  readonly search: readonly string[];
  readonly before?: ChangeCode;
  readonly after?: ChangeCode;
  /** Action to take, or {@link noAction}, for a behavior change without code. */
  readonly noCode?: string;
  /** Earlier changes that this one makes obsolete for readers who skip a version. */
  readonly replaces: readonly string[];
  /** Versions from which an upgrade includes the change; all older versions if undefined. */
  readonly from?: readonly string[];
  readonly file: string;
  readonly line: number;
}

/** Whether readers whose code a change affects must do something. */
export const requiresAction = ({ kind, noCode }: Pick<Change, 'kind' | 'noCode'>): boolean =>
  kind !== 'new' && noCode !== noAction;

/** A step outside the code, such as a native build. */
export interface SetupStep {
  /** ID of the step. A later step with the same ID replaces this step. */
  readonly id: string;
  readonly title: string;
  /** Condition, as in a {@link Change}; undefined if every app needs the step. */
  readonly appliesIf?: string;
  /** Whether the step follows the changes to the code. */
  readonly last?: boolean;
  /** Markdown. */
  readonly text: string;
}

/** Differences that the guide does not list, with the reason. */
export interface Unlisted {
  readonly covers: readonly string[];
  readonly reason: string;
  readonly line: number;
}

/** All changes to an SDK from one version to the next. */
export interface UpgradeStep {
  readonly sdk: Sdk;
  /** Version before the step. */
  readonly from: string;
  /** Version after the step. */
  readonly to: string;
  readonly file: string;
  readonly setup: readonly SetupStep[];
  readonly changes: readonly Change[];
  readonly unlisted: readonly Unlisted[];
}

/** All changes to an SDK from one version to any later one. */
export interface Upgrade {
  readonly sdk: Sdk;
  readonly from: string;
  readonly to: string;
  readonly setup: readonly SetupStep[];
  /** In the order of the page. */
  readonly changes: readonly Change[];
}
