import type { TableNoun } from './table-noun.ts'

const known = new Map<string, TableNoun>()

/** Lets tables of a noun be brought in; answers its name. */
export function knowTables(noun: TableNoun): string {
  known.set(noun.name, noun)
  return noun.name
}

/** A noun of which tables are brought in; undefined where there is none of this name. */
export const tableNoun = (name: string): TableNoun | undefined => known.get(name)

/** Those that need no parent, by name. */
export const tableNouns = (): string[] =>
  [...known.values()].filter(({ isUnderParent }) => !isUnderParent).map(({ name }) => name)
