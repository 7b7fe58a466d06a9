const row = 32

/** The lines between columns and the fields they fill. */
export function Threads({
  columns,
  fields,
  rows,
}: {
  columns: readonly string[]
  fields: readonly string[]
  rows: number
}) {
  const middle = (at: number) => at * row + row / 2
  return (
    <svg
      className="threads"
      viewBox={`0 0 88 ${rows * row}`}
      height={rows * row}
      preserveAspectRatio="none"
      aria-hidden
    >
      {columns.map((field, at) => {
        const to = fields.indexOf(field)
        if (to < 0) return null
        const [from, end] = [middle(at), middle(to)]
        return <path key={at} d={`M0 ${from}C40 ${from} 48 ${end} 88 ${end}`} vectorEffect="non-scaling-stroke" />
      })}
    </svg>
  )
}
