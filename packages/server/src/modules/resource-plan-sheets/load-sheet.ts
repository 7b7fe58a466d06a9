import type { CostSheetDetail, CostSheetLine } from '@tsumugi/contract'
import { costSheetMoves, costSheetRefusal, type CostSheetMove } from '@tsumugi/domain/costing'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { newestApprovals } from '../approvals/public-face.ts'
import { figuresOf } from './figures.ts'
import { linesOf } from './queries/line-queries.ts'
import { groupNames, requestsOfSheet } from './queries/request-queries.ts'
import { sheetOf, versionsOf, type SheetRow } from './queries/sheet-queries.ts'

export async function ownSheet({ database, userGroupId }: TenantRequest, id: number): Promise<SheetRow> {
  const row = await sheetOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

/** Why a move is closed to who asks, or null. */
export function refusalOf(request: TenantRequest, row: SheetRow, lines: readonly CostSheetLine[], move: CostSheetMove) {
  const { missing } = figuresOf(row, lines)
  return costSheetRefusal(move, { status: row.status, lines: lines.length, missing }, request.asker.user.powerUser)
}

export async function loadSheet(request: TenantRequest, id: number): Promise<CostSheetDetail> {
  const { database, userGroupId } = request
  const [row, lines, approvals, asked] = await Promise.all([
    ownSheet(request, id),
    linesOf(database, id),
    newestApprovals(database, userGroupId, 'cost_sheet', [id]),
    requestsOfSheet(database, userGroupId, id),
  ])
  const approval = approvals.get(id)
  return {
    ...row,
    lines,
    versions: await versionsOf(database, userGroupId, row.productionId),
    requests: await requestReplies(request, asked),
    moves: costSheetMoves.map((move) => ({ move, refusal: refusalOf(request, row, lines, move) })),
    approval: approval ? { id: approval.id, status: approval.status } : null,
  }
}

async function requestReplies({ asSystem }: TenantRequest, rows: Awaited<ReturnType<typeof requestsOfSheet>>) {
  const names = await asSystem((system) =>
    groupNames(
      system,
      rows.map(({ supplierId }) => supplierId),
    ),
  )
  return rows.map(({ ownerId: _ownerId, supplierId, ...row }) => ({
    ...row,
    partner: { id: supplierId, name: names.get(supplierId) ?? '' },
  }))
}
