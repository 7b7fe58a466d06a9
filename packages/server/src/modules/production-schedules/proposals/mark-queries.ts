import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { versionStamps } from '../../../database/versions/version-stamps.ts'

/** What a proposal of dates is called among the contents of confirmed marks. */
export const planContent = 'plan'
/** What a step that is done is called among them, before its id. */
export const doneContent = 'step_done:'

/** Nobody is asked any more whether a step is done. */
export async function withdrawDone(system: Database, scheduleId: number, procedureId: number): Promise<void> {
  await sql`
    update confirmed_mark set status = 'superseded', ${versionStamps()}
    where target_kind = 'production_schedule' and target_id = ${scheduleId}
      and content_key = ${doneContent + procedureId} and status = 'open'`.execute(system)
}

/** Joins a proposal with the mark that was opened for it. */
export async function linkMark(
  system: Database,
  proposalId: number,
  userGroupId: number,
  ownerId: number,
  scheduleId: number,
): Promise<void> {
  await sql`
    update procedure_proposal set mark_id = (select max(m.id) from confirmed_mark m
      where m.user_group_id = ${userGroupId} and m.must_confirm_group_id = ${ownerId} and m.status = 'open'
        and m.target_kind = 'production_schedule' and m.target_id = ${scheduleId} and m.content_key = ${planContent})
    where id = ${proposalId}`.execute(system)
}

/** The mark follows its proposal: confirmed with what was agreed, objected with the words, or withdrawn. */
export async function settleMark(
  system: Database,
  markId: number | null,
  status: 'confirmed' | 'objected' | 'superseded',
  by: { readonly accountId: number; readonly name: string } | null,
  comment: string | null,
): Promise<void> {
  if (markId === null) return
  await sql`
    update confirmed_mark set status = ${status}, comment = coalesce(${comment}::text, comment),
      confirmed_by = ${by?.accountId ?? null}, confirmed_by_name = ${by?.name ?? null},
      confirmed_at = case when ${by === null}::boolean then null else now() end, ${versionStamps()}
    where id = ${markId} and status = 'open'`.execute(system)
}
