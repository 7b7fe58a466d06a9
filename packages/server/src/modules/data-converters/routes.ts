import { contract, paginate } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { foldWord } from '@tsumugi/domain/conversion'
import { limitsOf } from '../../database/page-limits.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { forbidden, invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { tableNoun, tableNouns } from '../../records/table-nouns/known-nouns.ts'
import { bytesOf } from '../merchandising-files/picture-reply.ts'
import { errorsReply } from './errors-reply.ts'
import { dropFix, putFix, shownRows } from './queries/fault-queries.ts'
import { keepMap, mapNoun, mapsOf, remembered } from './queries/map-queries.ts'
import { tryPartsAgain } from './queries/part-queries.ts'
import { forgetResults } from './queries/row-queries.ts'
import { changeRun, holdRun, insertRun, pageOfRuns, runById, type RunRow } from './queries/run-queries.ts'
import { detailReply, rowReply, runReply } from './replies.ts'
import { continueRun } from './work/convert-job.ts'
import type { Words } from './work/convert-row.ts'
import { nounOf } from './work/rows-request.ts'

/** Tables on their way in, whatever noun they are of: read, matched, tried, put right, written, taken back (domain §3.18). */
export const dataConverterRoutes = serve(contract.dataConverters)({
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query)
    const own = tableNouns().filter((noun) => mayWrite(request, noun))
    const { rows, total } = await pageOfRuns(request.database, own, limit, offset)
    return { data: rows.map((run) => runReply(run, request)), pagination: paginate(total, page, limit) }
  },

  async add(request, { body: { file, noun } }) {
    assertWrites(request, noun)
    const upload = await receiveUpload(request, file)
    const { database, userGroupId, accountId, locale } = request
    const id = await insertRun(database, { userGroupId, accountId, locale, noun, upload })
    await continueRun(database, { userGroupId, runId: id })
    await changed(request, { noun: 'data_converter', verb: 'created', id, detail: { noun, name: upload.name } })
    return { data: await detailReply(request, (await runById(database, id))!) }
  },

  async maps({ database }) {
    const maps = await mapsOf(database)
    return {
      data: maps.map(({ noun, direction, columns, encoding }) => {
        return { noun, direction, columns: Array.isArray(columns) ? columns : Object.values(columns), encoding }
      }),
    }
  },

  async remember(request, { body: { map } }) {
    if (!tableNouns().includes(map.noun)) throw invalid({ code: 'converter_noun', field: 'map.noun' })
    await keepMap(request.database, request.userGroupId, { ...map, direction: 'out', words: {} })
    nothingToDo(request)
    return null
  },

  show: async (request, { params }) => ({ data: await detailReply(request, await ownRun(request, params.id)) }),

  async rows(request, { params, query }) {
    const run = await ownRun(request, params.id)
    const { page, limit, offset } = limitsOf({ page: query.page, perPage: query.perPage ?? 50 })
    const { rows, total } = await shownRows(request.database, run.id, query.show ?? 'all', limit, offset)
    return { data: rows.map((row) => rowReply(row, run, request)), pagination: paginate(total, page, limit) }
  },

  async chooseSheet(request, { params, body: { sheet, headRow, lockVersion } }) {
    const run = await heldRun(request, params.id, lockVersion, ['read', 'checked', 'failed'])
    if (sheet > 0 && sheet >= run.sheets.length) throw invalid({ code: 'invalid', field: 'sheet' })
    await changeRun(request.database, run.id, { status: 'reading', sheet, fault: null })
    const work = { userGroupId: request.userGroupId, runId: run.id, ...(headRow === undefined ? {} : { headRow }) }
    await continueRun(request.database, work)
    return answered(request, run)
  },

  async chooseColumns(request, { params, body: { columns, words = {}, lockVersion } }) {
    const run = await heldRun(request, params.id, lockVersion, ['read', 'checked', 'rolled_back'])
    const absent = nounOf(run).keys.find((field) => !columns.includes(field))
    if (absent) throw invalid({ code: 'missing', field: absent })
    const { database, userGroupId } = request
    const known = await remembered(database, mapNoun(run))
    const merged = mergedWords(known.words, run.words, words)
    const byHead = run.heads.map((head, at) => [foldWord(head), columns[at] ?? ''] as const).filter(([head]) => head)
    const map = { noun: mapNoun(run), direction: 'in' as const, words: known.words, encoding: null }
    await keepMap(database, userGroupId, { ...map, columns: { ...known.columns, ...Object.fromEntries(byHead) } })
    await forgetResults(database, run.id)
    await changeRun(database, run.id, { columns, words: merged })
    return tryAgain(request, run)
  },

  async fix(request, { params, body: { fix: asked, lockVersion } }) {
    const run = await heldRun(request, params.id, lockVersion, ['checked'])
    const { field, code, text, rows, to = null, leaveOut = false, remember = false } = asked
    const column = run.columns.indexOf(field)
    if (column < 0 && !leaveOut) throw invalid({ code: 'invalid', field: 'fix.field' })
    const fix = run.fixes + 1
    const met = await putFix(request.database, run.id, {
      field,
      column,
      fix,
      code,
      text,
      rows,
      to,
      leaveOut,
      key: nounOf(run).keys[0],
    })
    if (met === 0) throw invalid({ code: 'converter_no_cells', field: 'fix' })
    await changeRun(request.database, run.id, { fixes: fix })
    if (remember && text !== undefined && to !== null) {
      const known = await remembered(request.database, mapNoun(run))
      const words = mergedWords(known.words, { [field]: { [foldWord(text)]: to } })
      const map = { noun: mapNoun(run), direction: 'in' as const, encoding: null }
      await keepMap(request.database, request.userGroupId, { ...map, columns: known.columns, words })
    }
    return tryAgain(request, run)
  },

  async undoFix(request, { params, body: { lockVersion } }) {
    const run = await heldRun(request, params.id, lockVersion, ['checked'])
    if (run.fixes === 0) throw invalid({ code: 'converter_no_cells', field: 'fix' })
    await dropFix(request.database, run.id, run.fixes)
    await changeRun(request.database, run.id, { fixes: run.fixes - 1 })
    return tryAgain(request, run)
  },

  async apply(request, { params, body: { mode, lockVersion } }) {
    const run = await heldRun(request, params.id, lockVersion, ['checked'])
    const { create = 0, update = 0, refused = 0 } = run.counts
    if (mode === 'all' && refused > 0)
      throw invalid({ code: 'converter_faulty', field: 'mode', meta: { count: refused } })
    if (create + update === 0) throw invalid({ code: 'converter_nothing', field: 'mode' })
    const applied_by_name = request.asker.user.name
    await changeRun(request.database, run.id, { status: 'applying', mode, done: 0, applied_by_name })
    await continueRun(request.database, { userGroupId: request.userGroupId, runId: run.id })
    return answered(request, run)
  },

  async undo(request, { params, body: { lockVersion } }) {
    const run = await heldRun(request, params.id, lockVersion, ['applied'])
    if (run.undo_until === null) throw invalid({ code: 'converter_too_late' })
    await changeRun(request.database, run.id, { status: 'undoing', done: 0 })
    await continueRun(request.database, { userGroupId: request.userGroupId, runId: run.id })
    return answered(request, run)
  },

  async errors(request, { params, query }) {
    return errorsReply(request, await ownRun(request, params.id), query.format)
  },

  async original(request, { params }) {
    const run = await ownRun(request, params.id)
    return async () =>
      new Response((await bytesOf(request.files, run.storage_key)) as Uint8Array<ArrayBuffer>, {
        headers: {
          'Content-Type': 'application/octet-stream',
          'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(run.name)}`,
          'Cache-Control': 'private, no-store',
        },
      })
  },
})

function mayWrite({ asker }: TenantRequest, noun: string): boolean {
  const of = tableNoun(noun)
  return of !== undefined && admits(asker.user, of.writes)
}

/** @throws Refusal 422 `converter_noun` where there is no such noun, 403 where its records are not theirs to write */
function assertWrites(request: TenantRequest, noun: string): void {
  if (!tableNouns().includes(noun)) throw invalid({ code: 'converter_noun', field: 'noun' })
  if (!mayWrite(request, noun)) throw forbidden()
}

/** @throws Refusal 404 as well where the records are not theirs to write */
async function ownRun(request: TenantRequest, id: number): Promise<RunRow> {
  const run = await runById(request.database, id)
  if (!run || !mayWrite(request, run.noun)) throw notFound()
  return run
}

/** @throws Refusal 404, 409 where it moved on, 422 `converter_status` where it stands elsewhere */
async function heldRun(
  request: TenantRequest,
  id: number,
  lockVersion: number,
  standing: readonly RunRow['status'][],
): Promise<RunRow> {
  const run = await holdRun(request.database, id)
  if (!run || !mayWrite(request, run.noun)) throw notFound()
  await orStale(run.lock_version === lockVersion, () => detailReply(request, run))
  if (!standing.includes(run.status)) throw invalid({ code: 'converter_status' })
  return run
}

/** All rows that have no answer yet are tried, in the background. */
async function tryAgain(request: TenantRequest, run: RunRow) {
  if (nounOf(run).partsOf) await tryPartsAgain(request.database, run.id)
  await changeRun(request.database, run.id, { status: 'checking', done: 0 })
  await continueRun(request.database, { userGroupId: request.userGroupId, runId: run.id })
  return answered(request, run)
}

/** The run as it stands now, and the audit's row of what it came to. */
async function answered(request: TenantRequest, before: RunRow) {
  const run = (await runById(request.database, before.id))!
  const changes = { status: { before: before.status, after: run.status } }
  await changed(request, { noun: 'data_converter', verb: 'moved', id: run.id, changes, detail: { name: run.name } })
  return { data: await detailReply(request, run) }
}

function mergedWords(...all: readonly Words[]): Words {
  const merged: Record<string, Record<string, string>> = {}
  for (const words of all)
    for (const [field, own] of Object.entries(words)) merged[field] = { ...merged[field], ...own }
  return merged
}
