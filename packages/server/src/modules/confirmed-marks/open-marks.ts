import type { TenantRequest } from '../../http/request.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { insertMark, partnerNames, supersede } from './queries.ts'

export interface Change {
  readonly subject: { readonly kind: string; readonly id: number; readonly label: string }
  readonly content: { readonly key: string; readonly name: string }
  readonly from: string | null
  readonly to: string | null
  readonly partnerIds: readonly number[]
}

/** Asks partners to confirm a change. One that still waits is superseded, and the new one starts from its old value. */
export async function openMarks(
  request: TenantRequest,
  { subject, content, from, to, partnerIds }: Change,
): Promise<void> {
  const { database, userGroupId, accountId, asker } = request
  for (const partner of await partnerNames(database, partnerIds)) {
    const waiting = await supersede(database, userGroupId, partner.id, subject, content.key)
    const oldValue = waiting ? waiting.old_value : from
    // Changed back before anybody looked: there is nothing left to confirm.
    if (waiting && oldValue === to) continue
    const id = await insertMark(database, {
      user_group_id: userGroupId,
      user_group_name: asker.user.currentUserGroup!.name,
      must_confirm_group_id: partner.id,
      must_confirm_group_name: partner.name,
      target_kind: subject.kind,
      target_id: subject.id,
      target_label: subject.label,
      content_key: content.key,
      content_name: content.name,
      old_value: oldValue,
      new_value: to,
      changed_by: accountId,
      changed_by_name: asker.user.name,
    })
    await notifyPartner(request, partner.id, 'confirmed_mark')
    await tellPartner(database, {
      userGroupId: partner.id,
      event: 'mark_opened',
      accountIds: null,
      subject: { kind: 'confirmed_mark', id },
      link: '/s/confirmed_marks',
      detail: { title: subject.label, content: content.name, partner: asker.user.currentUserGroup!.name },
    })
  }
  await request.notify('confirmed_mark', null)
}
