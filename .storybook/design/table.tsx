import { Children, type ReactNode } from 'react';

/** A table; the first column has the names of its rows. */
export const Table = ({ head, rows }: { head?: readonly string[]; rows: Readonly<Record<string, ReactNode[]>> }) => (
  <table>
    {head && (
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {Object.entries(rows).map(([name, cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {Children.map(cells, (cell) => (
            <td>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
