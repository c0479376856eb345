import type { ReactNode } from 'react';
import Table from '../table';

interface DataTableProps {
  /** Label for screen readers. Sighted readers see the heading above the table. */
  readonly label: string;
  readonly head: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** Whether the cells contain text instead of figures. Figures are aligned to the right. */
  readonly isText?: boolean;
}

/** Table of figures or text, with a header for each row. */
export function DataTable({ label, head, rows, isText = false }: DataTableProps): ReactNode {
  return (
    <Table aria-label={label} className={isText ? undefined : 'quality-figures'}>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {others.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
