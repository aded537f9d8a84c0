export type DataTableProps = {
  caption: string
  columns: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly [string, ...string[]])[]
}

/** A chart's figures for screen readers. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <div className="sr">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
