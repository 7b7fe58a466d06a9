import type { Garment, Pattern } from '../../sketch/garment.ts'
import type { Leaf } from '../masters.ts'

type Time = 'ss' | 'aw' | 'all'

/** A way of cutting: joined to a cloth's name it names a style (天竺 + クルーT). Prices are yen before tax. */
export interface Form {
  name: string
  garment: Omit<Garment, 'cloth' | 'pattern' | 'ink'>
  price: [low: number, high: number]
  time?: Time
  /** Patterns it may take; without it the cloth decides. */
  patterns?: Pattern[]
}

/** A cloth: its name, when it is worn, and the patterns in which it is made. */
export interface Cloth {
  name: string
  time?: Time
  patterns?: Pattern[]
}

export interface Chapter {
  leaf: Leaf
  /** Share of the styles of a spring–summer and of an autumn–winter season. */
  share: { ss: number; aw: number }
  cloths: Cloth[]
  forms: Form[]
  sizes: string[]
}

/** A line of the book: `天竺:all` or `ギンガム:ss:gingham,check`. */
export function cloths(...lines: string[]): Cloth[] {
  return lines.map((line) => {
    const [name = '', time, patterns] = line.split(':')
    return { name, time: time as Time | undefined, patterns: patterns?.split(',') as Pattern[] | undefined }
  })
}
