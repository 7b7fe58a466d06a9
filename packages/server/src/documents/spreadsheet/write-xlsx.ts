import { writeXlsx as write } from 'hucre/xlsx'
import type { CellText, Sheet, SheetColumn } from './sheet.ts'

const formats = { text: '@', number: '#,##0.####', money: '#,##0.####' } as const

/** A workbook with one sheet each, a frozen bold head, text as text: a code keeps its zeros, nothing becomes a formula. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  return write({
    sheets: sheets.map((sheet) => ({
      name: sheetName(sheet.name),
      columns: sheet.columns.map((column, at) => ({
        width: column.width ?? measured(sheet, at),
        numFmt: formats[column.kind ?? 'text'],
      })),
      rows: [
        sheet.columns.map(({ header }) => header),
        ...sheet.rows.map((row) => row.map((cell, at) => valueOf(cell, sheet.columns[at]))),
      ],
      cells: new Map(sheet.columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
      freezePane: { rows: 1 },
      ...(sheet.pictures && pictured(sheet.pictures)),
    })),
  })
}

const pointsPerPixel = 0.75

/** Each picture over the first cell of its row, which is as high as the picture. */
const pictured = (pictures: NonNullable<Sheet['pictures']>) => ({
  images: pictures.flatMap((picture, at) =>
    picture
      ? [
          {
            data: picture.png,
            type: 'png' as const,
            anchor: { from: { row: at + 1, col: 0 } },
            width: picture.width,
            height: picture.height,
          },
        ]
      : [],
  ),
  rowDefs: new Map(
    pictures.flatMap((picture, at) =>
      picture ? [[at + 1, { height: (picture.height + 4) * pointsPerPixel }] as const] : [],
    ),
  ),
})

/** Cells of figures hold numbers where they are some; all else is a string, which no program takes for a formula. */
function valueOf(cell: CellText, column: SheetColumn | undefined): string | number | null {
  if (cell === null || typeof cell === 'number') return cell
  const isFigure = column?.kind === 'number' || column?.kind === 'money'
  return isFigure && /^-?\d{1,15}(\.\d+)?$/.test(cell) ? Number(cell) : cell
}

/** At most 31 characters, none of those a sheet's name may not have. */
const sheetName = (name: string) =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet'

const looked = 200
function measured(sheet: Sheet, at: number): number {
  const texts = [sheet.columns[at]?.header ?? '', ...sheet.rows.slice(0, looked).map((row) => String(row[at] ?? ''))]
  return Math.min(60, Math.max(8, ...texts.map(widthOf)) + 2)
}

/** Characters of East Asian writing take the room of two. */
const widthOf = (text: string) => [...text].reduce((width, sign) => width + (sign > '\u2e7f' ? 2 : 1), 0)
