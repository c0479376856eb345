/** Lines of a text, as the author broke them. */
export type Label = readonly string[];

export type FlowShape = 'box' | 'rounded' | 'decision';

/** A node of a flowchart. */
export interface FlowNode {
  readonly id: string;
  readonly label: Label;
  readonly shape: FlowShape;
  /** ID of the group that contains it. */
  readonly parent?: string;
}

/** A `subgraph`: a frame around nodes and other groups. */
export interface FlowGroup {
  readonly id: string;
  readonly label: Label;
  readonly parent?: string;
}

/** A line between two nodes or groups. */
export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  /** Empty for a line without a label. */
  readonly label: Label;
  readonly line: 'solid' | 'dotted' | 'thick';
  readonly headAtStart: boolean;
  readonly headAtEnd: boolean;
}

export type Direction = 'right' | 'down' | 'left' | 'up';

export interface Flowchart {
  readonly kind: 'flowchart';
  readonly direction: Direction;
  readonly nodes: readonly FlowNode[];
  readonly groups: readonly FlowGroup[];
  readonly edges: readonly FlowEdge[];
  /** IDs of nodes and groups in order of first use. */
  readonly order: readonly string[];
}

/** A participant of a sequence: a box with a lifeline below it. */
export interface Participant {
  readonly id: string;
  readonly label: Label;
}

export interface Message {
  readonly type: 'message';
  readonly from: string;
  readonly to: string;
  readonly label: Label;
  readonly line: 'solid' | 'dashed';
  readonly head: 'filled' | 'open' | 'cross';
}

/** A note next to one lifeline, or over one or more lifelines. */
export interface Note {
  readonly type: 'note';
  readonly side: 'over' | 'left' | 'right';
  /** IDs of participants; the note also covers all participants between the first and the last. */
  readonly over: readonly string[];
  readonly label: Label;
}

/** A frame around steps that are conditional, repeated or parallel. */
export interface Block {
  readonly type: 'block';
  readonly keyword: string;
  /** Sections of the block. Only `alt`, `par` and `critical` can have more than one. */
  readonly sections: readonly { readonly label: Label; readonly steps: readonly Step[] }[];
}

export type Step = Message | Note | Block;

export interface Sequence {
  readonly kind: 'sequence';
  readonly participants: readonly Participant[];
  readonly steps: readonly Step[];
}

/** A diagram as its author described it, without positions and sizes. */
export interface Diagram {
  /** Name of the diagram, from `accTitle`. */
  readonly title: string;
  /** Content of the diagram in words, from `accDescr`. */
  readonly description: string;
  readonly body: Flowchart | Sequence;
}

/** A problem in a diagram. */
export interface DiagramDiagnostic {
  /** Line in the fence: 0 for the fence itself, 1 for the first line of the diagram. */
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** A line of a diagram that contains a statement. */
export interface Statement {
  readonly text: string;
  /** As in {@link DiagramDiagnostic}. */
  readonly line: number;
}
