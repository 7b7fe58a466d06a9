/**
 * One stroke or piece of a drawing, in the order in which it is laid down.
 * - `body`: cloth with the silhouette line. `piece`: the same, laid on top. `inside`: the darker back.
 * - `rib`: a knitted band. `trim`: cloth with a seam line. `plain`: that without the pattern.
 * - `outline`: the silhouette line alone. `seam`, `fine`, `stitch`: lines in falling weight.
 */
export interface Mark {
  as:
    | 'body'
    | 'piece'
    | 'inside'
    | 'rib'
    | 'trim'
    | 'plain'
    | 'outline'
    | 'strap'
    | 'zip'
    | 'button'
    | 'metal'
    | 'seam'
    | 'fine'
    | 'stitch'
  d: string
  /** The right sleeve's area of a body, and by how many degrees the pattern turns with it. */
  sleeve?: string
  tilt?: number
  /** Lies on top of the body's line although it is no `piece`. */
  over?: true
}

export interface Drawing {
  marks: Mark[]
  /** Highest and lowest point, so that the drawing can be hung in the middle of the board. */
  top: number
  bottom: number
  texture?: 'cable'
  /** Colour of the stitching where it is meant to be seen, as on denim. */
  thread?: string
}

export function drawing(top: number, bottom: number, marks: Mark[], more: Partial<Drawing> = {}): Drawing {
  return { marks: marks.filter((mark) => mark.d !== ''), top, bottom, ...more }
}
