interface Cell {
  row: readonly string[]
  column: readonly string[]
  values: readonly (string | null)[]
}

/** A report as it travels: its dimensions, their members in order, and the sums of every place. */
export interface LaidOutReport {
  rows: readonly string[]
  columns: readonly string[]
  measures: readonly string[]
  members: readonly { dimension: string; key: string }[]
  cells: readonly Cell[]
}

export interface GridLine {
  keys: string[]
  /** How many dimensions of the rows it names: fewer than all is a subtotal, none the total. */
  depth: number
}

export interface ReportGrid {
  lines: GridLine[]
  /** Places of the columns, the last being the sum across them. */
  columns: string[][]
  values(row: readonly string[], column: readonly string[]): readonly (string | null)[]
}

/** A report as lines and columns in the order of its members; a subtotal follows its lines, the total comes last. */
export function reportGrid({ rows, columns, members, cells, measures }: LaidOutReport): ReportGrid {
  const order = new Map(members.map((member, at) => [`${member.dimension} ${member.key}`, at]))
  const place = (dimensions: readonly string[], keys: readonly string[]) =>
    keys.map((key, at) => order.get(`${dimensions[at]} ${key}`) ?? 0)
  const distinct = (of: (cell: Cell) => readonly string[]) => [
    ...new Map(cells.map((cell) => [JSON.stringify(of(cell)), [...of(cell)]])).values(),
  ]
  const byPlace = (dimensions: readonly string[]) => (a: readonly string[], b: readonly string[]) => {
    const [one, other] = [place(dimensions, a), place(dimensions, b)]
    for (let at = 0; at < Math.min(one.length, other.length); at += 1)
      if (one[at] !== other[at]) return one[at]! - other[at]!
    return other.length - one.length
  }
  const lines = distinct(({ row }) => row)
    .toSorted(byPlace(rows))
    .map((keys) => ({ keys, depth: keys.length }))
  const across = distinct(({ column }) => column)
    .filter(({ length }) => length === columns.length || length === 0)
    .toSorted(byPlace(columns))
  const known = new Map(cells.map((cell) => [JSON.stringify([cell.row, cell.column]), cell.values]))
  const none = measures.map(() => null)
  return { lines, columns: across, values: (row, column) => known.get(JSON.stringify([row, column])) ?? none }
}
