import { contract, paginate, type InputOf, type Recruitment, type RecruitmentDetail } from '@tsumugi/contract'
import {
  afterRecruitmentMove,
  recruitmentMovesFrom,
  recruitmentStatuses,
  type RecruitmentMove,
  type RecruitmentStatus,
} from '@tsumugi/domain/matching'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { changed } from '../../records/changed.ts'
import { nextNumbers, todayOf } from '../../records/number-queries.ts'
import { recordBefore } from '../../records/record-before.ts'
import { groupFaces } from '../matching-profiles/public-face.ts'
import { ownFiles } from '../record-files/queries.ts'
import { applicationsTo } from './compare-queries.ts'
import { compareApplications } from './compare.ts'
import { leaveReminder, tellOfAnswer, tellOfOpening } from './news.ts'
import {
  answerQuestion,
  deleteRecruitment,
  insertNote,
  insertRecruitment,
  invitable,
  moveRecruitment,
  pageOfRecruitments,
  partsOf,
  recruitmentOf,
  setFiles,
  setInvitees,
  updateRecruitment,
  type RecruitmentRow,
} from './queries.ts'

type Given = Partial<InputOf<typeof contract.recruitments.create>['body']['recruitment']>

/** A brand's recruitments (domain §3.15); what suppliers see of them is `open_recruitments`. */
export const recruitmentRoutes = serve(contract.recruitments)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, tabs } = await pageOfRecruitments(database, userGroupId, query, { limit, offset })
    const countOf = (status: (typeof tabs)[number]['status']) => tabs.find((tab) => tab.status === status)?.count ?? 0
    const chosen: readonly RecruitmentStatus[] = query.status ? [query.status] : recruitmentStatuses
    return {
      data: rows.map(withMoves),
      pagination: paginate(
        chosen.reduce((sum, status) => sum + countOf(status), 0),
        page,
        limit,
      ),
      tabs: recruitmentStatuses.map((status) => ({ status, count: countOf(status) })),
    }
  },

  show: async (request, { params }) => ({ data: await detail(request, params.id) }),

  async create(request, { body: { recruitment } }) {
    await assertFitting(request, recruitment, null)
    const id = await insertRecruitment(request.database, request, recruitment)
    await saveParts(request, id, recruitment, [])
    await changed(request, { noun: 'recruitment', verb: 'created', id })
    return { data: await detail(request, id) }
  },

  async update(request, { params, body }) {
    const { lockVersion, ...given } = body.recruitment
    const current = await detail(request, params.id)
    await assertFitting(request, given, current)
    const before = await recordBefore(request, 'recruitment', params.id)
    await orStale(updateRecruitment(request.database, request, params.id, lockVersion, given), () =>
      detail(request, params.id),
    )
    await saveParts(
      request,
      params.id,
      given,
      current.files.map(({ id }) => id),
    )
    await changed(request, { noun: 'recruitment', verb: 'updated', id: params.id, before })
    const saved = await detail(request, params.id)
    if (saved.status === 'open') await tellOfChanges(request, current, saved)
    return { data: saved }
  },

  async move(request, { params, body }) {
    const current = await own(request, params.id)
    const status = afterRecruitmentMove(current.status, body.move)
    if (!status) throw invalid({ code: 'not_transition', field: 'move', meta: { from: current.status, to: body.move } })
    await assertMovable(request, current, body.move)
    const opens = body.move === 'publish' || body.move === 'reopen'
    const number = opens && current.number === null ? await numberFor(request) : null
    const before = await recordBefore(request, 'recruitment', params.id)
    await orStale(
      moveRecruitment(request.database, request, params.id, body.lockVersion, { status, number, opens }),
      () => detail(request, params.id),
    )
    await changed(request, { noun: 'recruitment', verb: 'moved', id: params.id, before })
    const moved = await detail(request, params.id)
    if (opens)
      await tellOfOpening(
        request,
        moved,
        moved.invitees.map(({ id }) => id),
      )
    return { data: moved }
  },

  async delete(request, { params }) {
    await own(request, params.id)
    const before = await recordBefore(request, 'recruitment', params.id)
    if (!(await deleteRecruitment(request.database, request.userGroupId, params.id)))
      throw invalid({ code: 'recruitment_shown' })
    await changed(request, { noun: 'recruitment', verb: 'deleted', id: params.id, before })
    return null
  },

  async compare(request, { params }) {
    const [recruitment, rows] = await Promise.all([
      own(request, params.id),
      applicationsTo(request.database, params.id),
    ])
    return { data: await compareApplications(request, recruitment, rows) }
  },

  async note(request, { params, body: { question } }) {
    const recruitment = await own(request, params.id)
    await insertNote(request.database, request, params.id, question)
    await changed(request, { noun: 'recruitment', verb: 'responded', id: params.id, detail: { ...question } })
    await tellOfAnswer(request, recruitment, null)
    return { data: await detail(request, params.id) }
  },

  async answer(request, { params, body: { question } }) {
    const recruitment = await own(request, params.id)
    const answered = await answerQuestion(request.database, params.id, params.questionId, question.answer)
    if (!answered) throw notFound()
    await changed(request, { noun: 'recruitment', verb: 'responded', id: params.id, detail: { ...question } })
    const { askerId, askedBy, first } = answered
    const asker = askerId === request.userGroupId ? null : { groupId: askerId, accountId: askedBy }
    if (first) await tellOfAnswer(request, recruitment, asker)
    return { data: await detail(request, params.id) }
  },
})

const withMoves = (row: RecruitmentRow): Recruitment => ({ ...row, moves: recruitmentMovesFrom(row.status) })

async function own({ database, userGroupId }: TenantRequest, id: number): Promise<RecruitmentRow> {
  const row = await recruitmentOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

async function detail(request: TenantRequest, id: number): Promise<RecruitmentDetail> {
  const row = await own(request, id)
  const { inviteeIds, files, questions } = await partsOf(request.database, id)
  const ids = [...inviteeIds, ...questions.map(({ askerId }) => askerId)]
  const faces = await request.asSystem((system) => groupFaces(system, ids))
  const party = (groupId: number) => ({ id: groupId, name: faces.get(groupId)?.name ?? '' })
  return {
    ...withMoves(row),
    invitees: inviteeIds.map(party),
    files,
    questions: questions.map(({ askerId, ...question }) => ({
      ...question,
      asker: askerId === request.userGroupId ? null : party(askerId),
    })),
  }
}

const numberFor = async ({ database, userGroupId }: TenantRequest): Promise<string> => {
  const today = await todayOf(database, userGroupId)
  const [number] = await nextNumbers(database, { userGroupId, noun: 'recruitment', series: 'RC' }, today, 1)
  return number!
}

/** Quantities in order, a last day that is not over, suppliers that exist, and files of one's own. */
async function assertFitting(request: TenantRequest, given: Given, current: RecruitmentDetail | null): Promise<void> {
  const { database, userGroupId, accountId } = request
  const { quantityFrom, quantityTo } = { ...current, ...defined(given) }
  if (quantityFrom && quantityTo && quantityTo < quantityFrom)
    throw invalid({ code: 'invalid', field: 'recruitment.quantityTo' })
  if (given.applyBy && given.applyBy !== current?.applyBy && given.applyBy < (await todayOf(database, userGroupId)))
    throw invalid({ code: 'day_over', field: 'recruitment.applyBy' })
  const invited = given.inviteeIds ?? []
  if (invited.length > 0 && (await invitable(database, userGroupId, invited)) < invited.length)
    throw invalid({ code: 'not_found', field: 'recruitment.inviteeIds' })
  const added = (given.fileIds ?? []).filter((id) => !current?.files.some((file) => file.id === id))
  if ((await ownFiles(database, userGroupId, accountId, added)).length < added.length)
    throw invalid({ code: 'not_found', field: 'recruitment.fileIds' })
}

const defined = (given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given

async function saveParts({ database, userGroupId }: TenantRequest, id: number, given: Given, files: readonly number[]) {
  if (given.inviteeIds) await setInvitees(database, userGroupId, id, given.inviteeIds)
  if (given.fileIds && (given.fileIds.length > 0 || files.length > 0))
    await setFiles(database, userGroupId, id, given.fileIds)
}

async function assertMovable(request: TenantRequest, row: RecruitmentRow, move: RecruitmentMove): Promise<void> {
  if (move !== 'publish' && move !== 'reopen') return
  if (row.applyBy < (await todayOf(request.database, request.userGroupId)))
    throw invalid({ code: 'day_over', field: 'recruitment.applyBy' })
  const { inviteeIds } = await partsOf(request.database, row.id)
  if (row.visibility === 'invited' && inviteeIds.length === 0)
    throw invalid({ code: 'missing', field: 'recruitment.inviteeIds' })
}

/** Whoever is invited while it is open is told now, and a new last day has a reminder of its own. */
async function tellOfChanges(request: TenantRequest, before: RecruitmentDetail, after: RecruitmentDetail) {
  const asked = new Set(before.invitees.map(({ id }) => id))
  const added = after.invitees.map(({ id }) => id).filter((id) => !asked.has(id))
  if (added.length > 0) await tellOfOpening(request, { ...after, visibility: 'invited' }, added)
  else if (before.applyBy !== after.applyBy) await leaveReminder(request, after)
}
