/** Lines of a text, as the author broke them. */
export type Label = readonly string[];

export type FlowShape = 'box' | 'rounded' | 'decision';

/** A box of a flowchart. */
export interface FlowNode {
  readonly id: string;
  readonly label: Label;
  readonly shape: FlowShape;
  /** Id of the group that it is in. */
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
  /** Empty for a line without words. */
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
  /** Ids of nodes and groups in the order in which they are first named. */
  readonly order: readonly string[];
}

/** Who takes part in a sequence: a box with a lifeline below it. */
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

/** A remark beside one lifeline, or over one or more. */
export interface Note {
  readonly type: 'note';
  readonly side: 'over' | 'left' | 'right';
  /** Ids of participants; those between the first and the last are covered too. */
  readonly over: readonly string[];
  readonly label: Label;
}

/** A frame around steps that happen on a condition, several times, or at once. */
export interface Block {
  readonly type: 'block';
  readonly keyword: string;
  /** More than one for `alt`, `par` and `critical`. */
  readonly sections: readonly { readonly label: Label; readonly steps: readonly Step[] }[];
}

export type Step = Message | Note | Block;

export interface Sequence {
  readonly kind: 'sequence';
  readonly participants: readonly Participant[];
  readonly steps: readonly Step[];
}

/** A diagram as its author described it, without any place or size. */
export interface Diagram {
  /** From `accTitle`: its name. */
  readonly title: string;
  /** From `accDescr`: what it shows, in words. */
  readonly description: string;
  readonly body: Flowchart | Sequence;
}

/** What is wrong with a diagram. */
export interface DiagramFault {
  /** Line in the fence: 0 for the fence itself, 1 for the first line of the diagram. */
  readonly line: number;
  readonly what: string;
  readonly fix: string;
}

/** One line of a diagram that says something. */
export interface Statement {
  readonly text: string;
  /** As in {@link DiagramFault}. */
  readonly line: number;
}
