import { othersFirst } from '../../../slow-work/others-first.ts'

/** How long one transaction should hold what others wait for, in ms: embedded that is the whole database. */
const wantedMilliseconds = 12
/** After so long the rest becomes a job of its own, in ms; a job must end long before it counts as lost. */
const turnMilliseconds = 1_000
/** Fewer would spend more on the transaction than on its rows. */
const usualFewest = 25
const mostRows = 500

/** Does some rows in one transaction; answers how many ms it took, null where nothing is left. */
type Slice = (rows: number, isLast: boolean) => Promise<number | null>

/** One turn of slices, each with as many rows as the one before says there is time for. */
export async function inSlices(fewestRows = usualFewest, slice: Slice): Promise<void> {
  const ends = performance.now() + turnMilliseconds
  let rows = fewestRows
  for (let isLast = false; !isLast;) {
    isLast = performance.now() >= ends
    const took = await slice(rows, isLast)
    if (took === null) return
    rows = rowsAfter(rows, took, fewestRows)
    await othersFirst()
  }
}

/** At most twice as many: one slice alone can be quick by chance. */
const rowsAfter = (rows: number, took: number, fewestRows: number): number =>
  Math.round(Math.max(fewestRows, Math.min(mostRows, 2 * rows, (rows * wantedMilliseconds) / took)))
