import { mostProofs, type contract, type InputOf, type ProcedureProof } from '@tsumugi/contract'
import { invalid, notFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { scheduleChanged } from '../production-schedules/load-schedule.ts'
import { stepWords } from '../production-schedules/plans/plan-words.ts'
import { fileReply, ownFiles } from '../record-files/queries.ts'
import { heldProcedure, type HeldProcedure } from './held-procedure.ts'
import { scheduleOfProcedure } from './procedure-queries.ts'
import { deleteProof, insertProof, proofsOf, type ProofRow } from './proof-queries.ts'

type Inputs = (typeof contract)['procedures']

/** Who sees a step sees its proofs; 404 for everybody else. */
export async function listProofs({ database, userGroupId }: TenantRequest, { params }: InputOf<Inputs['proofs']>) {
  if ((await scheduleOfProcedure(database, params.id)) === undefined) throw notFound()
  return { data: (await proofsOf(database, params.id)).map((row) => reply(row, userGroupId)) }
}

export async function addProof(request: TenantRequest, { params, body }: InputOf<Inputs['addProof']>) {
  const { database, userGroupId, accountId } = request
  const held = await heldProcedure(request, params.id)
  const [file] = await ownFiles(database, userGroupId, accountId, [body.proof.fileId])
  if (!file) throw invalid({ code: 'not_found', field: 'proof.fileId' })
  if ((await proofsOf(database, params.id)).length >= mostProofs)
    throw invalid({ code: 'too_many_files', field: 'proof', meta: { most: mostProofs } })
  const id = await insertProof(database, { procedureId: params.id, fileId: file.id, userGroupId, accountId })
  if (id === undefined) throw new Refusal(409, [{ code: 'file_there', field: 'proof.fileId' }])
  await filesChanged(request, held, { before: null, after: file.name })
  const row = (await proofsOf(database, params.id)).find((each) => each.proof_id === id)!
  return { data: reply(row, userGroupId) }
}

export async function removeProof(request: TenantRequest, { params }: InputOf<Inputs['removeProof']>) {
  const { database } = request
  const held = await heldProcedure(request, params.id)
  const row = (await proofsOf(database, params.id)).find((each) => each.proof_id === params.proofId)
  if (!row) throw notFound()
  await deleteProof(database, row.proof_id)
  await filesChanged(request, held, { before: row.name, after: null })
  return null
}

const filesChanged = (
  request: TenantRequest,
  { stored, row }: HeldProcedure,
  files: { before: string | null; after: string | null },
) =>
  scheduleChanged(request, stored, {
    noun: 'procedure',
    verb: 'files_changed',
    id: row.id,
    changes: { files },
    detail: { styleNo: stored.row.style_no, name: stepWords(row, request.locale) },
  })

/** Members are their organisation's own: the other side reads no name. */
const reply = (row: ProofRow, userGroupId: number): ProcedureProof => ({
  ...fileReply(row),
  proofId: row.proof_id,
  ours: row.user_group_id === userGroupId,
  by: row.user_group_id === userGroupId ? row.by_name : null,
  createdAt: row.created_at,
})
