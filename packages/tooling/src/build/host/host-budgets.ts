import { gzipSync } from 'node:zlib'
import { weightTable, type Weight } from '../budgets.ts'

/** What the first visit of a page may load of ours, by its route: script and words of one language, after gzip. */
interface PageBudget {
  readonly kib: number
  readonly files: number
}

/**
 * The pages people come to first. Answers of the server and pictures are not in it: `npm run bench -- first-page` tells of
 * all that travels.
 */
const budgets: Readonly<Record<string, PageBudget>> = {
  home: { kib: 176, files: 6 },
  mdMap: { kib: 260, files: 20 },
  productions: { kib: 244, files: 16 },
  // 261 and not 260 for the words of what keeps a page from another organisation's answer.
  trade: { kib: 261, files: 19 },
}

export interface LoadedPage {
  /** Of its route. */
  readonly name: string
  readonly files: readonly { readonly name: string; readonly code: string }[]
}

/** Prints what first visits load; throws where one loads more than it may, which fails the build. */
export function holdPageBudgets(pages: readonly LoadedPage[]): void {
  const weights = Object.entries(budgets).flatMap(([name, budget]) => weigh(pages, name, budget))
  const table = weightTable(weights)
  if (weights.every(({ weighs, budget }) => weighs <= budget)) return console.log(table)
  throw new Error(
    `Too much for the first visit of a page of the host (KiB after gzip, and files). Load parts lazily, or raise the ` +
      `budget in host-budgets.ts with a reason:\n${table}`,
  )
}

/** Weights of one page: a page that no route has is refused, or its budget would hold nothing. */
function weigh(pages: readonly LoadedPage[], name: string, { kib, files }: PageBudget): Weight[] {
  const page = pages.find((one) => one.name === name)
  if (!page) throw new Error(`host-budgets.ts has a budget for "${name}", which is no route of the host.`)
  const bytes = page.files.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
  return [
    { what: `first visit of ${name}`, weighs: bytes / 1024, budget: kib },
    { what: `its files (${name})`, weighs: page.files.length, budget: files },
  ]
}
