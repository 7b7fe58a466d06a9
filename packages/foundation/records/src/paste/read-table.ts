/**
 * The cells of a pasted table: tab separated as spreadsheets copy it, or comma separated. Quoted cells may hold line
 * breaks and doubled quotes. Empty lines are left out.
 */
export function readTable(text: string): string[][] {
  const mark = text.includes('\t') || !text.includes(',') ? '\t' : ','
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some(Boolean)) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at]!
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (quoted) cell += letter
    else if (letter === mark) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  endRow()
  return rows
}
