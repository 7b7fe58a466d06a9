import type { TenantRequest } from '../../http/request.ts'

export interface AnsweredMarks {
  /** Marks that were confirmed together with what they ask, with who asked. */
  readonly accepted: { id: number; user_group_id: number }[]
  /** Marks whose request no longer fits its record: they stay open, and are answered on the record. */
  readonly changedSince: number[]
}

/** What answering a mark does to the record that is marked, where the mark asks for something (domain §3.17). */
export interface MarkAnswerer {
  /** Agrees to what these marks ask; marks that ask for nothing are in neither list. */
  accept(request: TenantRequest, markIds: readonly number[]): Promise<AnsweredMarks>
  /** Objects to what the mark asks, in the same words. */
  object(request: TenantRequest, markId: number, comment: string): Promise<void>
}

/** Answerers by the kind of what is marked (`target_kind`); marks of other kinds only change their own status. */
export type MarkAnswerers = Readonly<Partial<Record<string, MarkAnswerer>>>

/** Gives each mark to the answerer of its kind. */
export async function acceptMarks(
  request: TenantRequest,
  answerers: MarkAnswerers,
  marks: readonly { readonly id: number; readonly target_kind: string }[],
): Promise<AnsweredMarks> {
  const accepted: AnsweredMarks['accepted'] = []
  const changedSince: number[] = []
  for (const [kind, answerer] of Object.entries(answerers)) {
    const ids = marks.filter(({ target_kind }) => target_kind === kind).map(({ id }) => id)
    if (!answerer || ids.length === 0) continue
    const answered = await answerer.accept(request, ids)
    accepted.push(...answered.accepted)
    changedSince.push(...answered.changedSince)
  }
  return { accepted, changedSince }
}
