import type { Insertable } from 'kysely'
import type { Tables } from '../database/tables.ts'

export type Rows = { [Name in keyof Tables]: [Name, Insertable<Tables[Name]>[]] }[keyof Tables]

/** Rows of one table of the demo. */
export const table = <Name extends keyof Tables>(name: Name, rows: Insertable<Tables[Name]>[]) =>
  [name, rows] as unknown as Rows
