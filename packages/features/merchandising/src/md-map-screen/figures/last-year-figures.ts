import { createContext } from 'react'

/** What a cell was a year ago, in words ready to be shown. */
export interface LastYearFigure {
  text: string
  title: string
}

/** Looks a cell up by its row and column; nothing while the overlay is off. */
export type LastYearFigures = (row: number, column: number) => LastYearFigure | undefined

export const LastYearContext = createContext<LastYearFigures | null>(null)
