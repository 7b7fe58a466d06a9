export const rowCount = 10_000
export const columnCount = 20

/** 10,000 rows of 20 texts and figures, the same for everybody. */
export const rows = Array.from({ length: rowCount }, (_, row) =>
  Object.fromEntries([
    ['id', String(row)],
    ...Array.from({ length: columnCount }, (_cell, column) => [
      `c${column}`,
      column === 0 ? `品番 ${row}` : String((row * 31 + column * 17) % 9973),
    ]),
  ]),
)
export const keys = Array.from({ length: columnCount }, (_, column) => `c${column}`)
export const firstText = '品番 0'
