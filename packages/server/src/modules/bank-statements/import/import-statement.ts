import { postpone } from '../../../database/pipeline/pipelined-driver.ts'
import { plansAnew } from '../../../database/pipeline/plans-anew.ts'
import type { TenantRequest } from '../../../http/request.ts'
import type { InOwn } from '../../../http/serve.ts'
import { othersFirst } from '../../../slow-work/others-first.ts'
import { slowWork } from '../../../slow-work/slow-work.ts'
import { openItems } from '../item-queries.ts'
import { completeStatements, insertLines, insertStatement, knownLines, type Imported } from './import-queries.ts'
import { matchLines, type MatchedLines, type UnmatchedLines } from './match-lines.ts'
import type { PackedFile, PackedStatement } from './pack-statement.ts'
import { postLines } from './post-lines.ts'

export interface BroughtStatements {
  readonly statementIds: number[]
  readonly lines: number
}

/**
 * Writes the statements of a file and posts what is sure, in short transactions that `inOwn` gives. Each of them goes on
 * where an earlier call ended: lines that are known already change nothing (trade-law A6). What was brought counts, and is
 * shown, once `finishImport` has said so.
 */
export async function bringStatements(inOwn: InOwn, file: PackedFile, name: string): Promise<BroughtStatements> {
  const statementIds: number[] = []
  for (const statement of file.statements) {
    const { id, isCompleted } = await inOwn((request) =>
      insertStatement(request, { statement: statement.head, name, sha256: file.sha256 }),
    )
    statementIds.push(id)
    if (!isCompleted) await bringLines(inOwn, id, statement)
  }
  return { statementIds, lines: file.statements.reduce((count, { lines }) => count + lines, 0) }
}

/** Says that all of it is in; what an earlier call brought counts no more. */
export async function finishImport(
  request: TenantRequest,
  { statementIds, lines }: BroughtStatements,
): Promise<Imported> {
  const { fresh, posted } = await completeStatements(request.database, statementIds)
  return { statementIds, fresh, repeated: lines - fresh, posted }
}

async function bringLines(inOwn: InOwn, id: number, { head: { currency }, packs }: PackedStatement): Promise<void> {
  const statement = { id, currency }
  const known: (string | null)[] = []
  const [looking, posting, writing] = [inPieces(inOwn), inPieces(inOwn), inPieces(inOwn)]
  // Before what is open is read: what another call posts meanwhile is then open no more, and is not posted again.
  for (const pack of packs) known.push(await looking(({ database }) => knownLines(database, id, pack)))
  const { items, partners } = await inOwn(openItems)
  const given = { currency, lines: packs, known, items, partners }
  const { sure, others } = await matched(given, packs.length > fewPacks)
  await together(
    inTurn(sure, (slice) => posting((request) => postLines(request, statement, slice))),
    inTurn(others, (pack) => writing((request) => insertLines(request, statement, pack))),
  )
}

async function inTurn<Each>(all: readonly Each[], work: (each: Each) => Promise<unknown>): Promise<void> {
  for (const each of all) await work(each)
}

/** Both at once, for they touch no row of each other; neither goes on once somebody has been told that one failed. */
async function together(...works: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason
}

/** More are matched on a thread. */
const fewPacks = 1

const matched = async (given: UnmatchedLines, isMany: boolean): Promise<MatchedLines> =>
  isMany ? slowWork('match_lines', given) : matchLines(given)

/** Each in a short transaction; then those who came meanwhile. */
function inPieces(inOwn: InOwn) {
  const growing = { pieces: 0 }
  return async <Result>(work: (request: TenantRequest) => Promise<Result>): Promise<Result> => {
    const result = await inOwn(async (request) => {
      await postpone(request.database, plansAnew(growing))
      return work(request)
    })
    await othersFirst()
    return result
  }
}
