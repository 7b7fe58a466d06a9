import { isOutdatedPlan } from '../../faults/fault-of.ts'

/** A statement seen this often is worth a plan that is kept; one that is written anew for every question never is. */
const worthKeeping = 3
/** Plans are kept by each connection of the database: this many, of some 30 KB, times the connections of the pools. */
const most = 300
/** Of statements that may become worth it. */
const watched = 3_000

/**
 * Names under which connections keep the plans of statements that come again and again: parsing and planning cost more
 * than most of our statements do. The names are the same on every connection; each prepares its own at first use.
 */
export class PreparedNames {
  #names = new Map<string, string>()
  #seen = new Map<string, number>()
  #generation = 0

  /** Undefined for what is not to be prepared: a statement without values, one that is new, one too many. */
  nameOf(sql: string, values: readonly unknown[]): string | undefined {
    if (values.length === 0) return undefined
    return this.#names.get(sql) ?? this.#count(sql)
  }

  /**
   * When an error tells that plans have gone out of date, as after a newer process has migrated the database, every
   * statement is given another name. The fault is one that work is done again after.
   */
  forgetAfter(error: unknown): void {
    if (!isOutdatedPlan(error)) return
    this.#generation += 1
    this.#names.clear()
    this.#seen.clear()
  }

  #count(sql: string): string | undefined {
    if (this.#names.size >= most) return undefined
    const seen = (this.#seen.get(sql) ?? 0) + 1
    if (this.#seen.size >= watched) this.#seen.clear()
    if (seen < worthKeeping) {
      this.#seen.set(sql, seen)
      return undefined
    }
    this.#seen.delete(sql)
    const name = `s${this.#generation}_${this.#names.size}`
    this.#names.set(sql, name)
    return name
  }
}
