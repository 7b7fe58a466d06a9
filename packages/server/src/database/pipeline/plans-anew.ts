import { CompiledQuery, type DatabaseConnection } from 'kysely'

/** Work that fills tables in many short transactions, whichever connections they are given. */
export interface GrowingWork {
  /** How many of them have begun. */
  pieces: number
}

const works = new WeakMap<CompiledQuery, GrowingWork>()
/** At how many pieces of a work a connection made its plans. */
const plannedAt = new WeakMap<DatabaseConnection, WeakMap<GrowingWork, number>>()

/**
 * For the beginning of each piece. Plans that a connection kept are of another time: a table that was filled a moment ago has
 * no statistics, and what was planned when it was small walks through it, also what triggers and foreign keys ask. Once for
 * each doubling of the work is enough, and leaves the plans to those who ask beside it.
 */
export function plansAnew(work: GrowingWork): { compile(): CompiledQuery } {
  work.pieces += 1
  const statement = CompiledQuery.raw('discard plans')
  works.set(statement, work)
  return { compile: () => statement }
}

/** Whether a statement is to be sent on a connection: all are but the discarding of plans that are recent enough. */
export function isDue(statement: CompiledQuery, connection: DatabaseConnection): boolean {
  const work = works.get(statement)
  if (!work) return true
  const known = plannedAt.get(connection) ?? new WeakMap<GrowingWork, number>()
  plannedAt.set(connection, known)
  if (work.pieces < 2 * (known.get(work) ?? 0)) return false
  known.set(work, work.pieces)
  return true
}
