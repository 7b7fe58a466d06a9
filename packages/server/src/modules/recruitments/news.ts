import { asSystem } from '../../database/tenancy.ts'
import type { TenantRequest } from '../../http/request.ts'
import { enqueue } from '../../outbox/queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { tellPartner, type PartnerNews } from '../notifications/partner-news-job.ts'
import { lateListeners, listenersOf, morningBefore, openUntil, type Listener } from './news-queries.ts'

/** So many days before the last one, whoever watches and has not applied is reminded. */
const reminderDays = 3

export const recruitmentLink = (id: number): string => `/s/matching/recruitments/${id}`

/** News of a recruitment, as one who listens to it is told. */
export const toListener = (
  { groupId, accountId }: Listener,
  event: PartnerNews['event'],
  { id, title }: { readonly id: number; readonly title: string },
  detail: Readonly<Record<string, string | null>> = {},
): PartnerNews => ({
  userGroupId: groupId,
  event,
  accountIds: accountId === null ? null : [accountId],
  subject: { kind: 'recruitment', id },
  detail: { title, ...detail },
  link: recruitmentLink(id),
})

interface Published {
  readonly id: number
  readonly title: string
  readonly applyBy: string
  readonly visibility: 'public' | 'invited'
}

/** What follows an opening: those who are invited, and searches that meet it, hear of it; a reminder is left for later. */
export async function tellOfOpening(
  request: TenantRequest,
  published: Published,
  inviteeIds: readonly number[],
): Promise<void> {
  const { database } = request
  for (const groupId of inviteeIds)
    await tellPartner(database, toListener({ groupId, accountId: null }, 'matching_invited', published))
  if (published.visibility === 'public') await enqueue(database, 'recruitment_found', { recruitmentId: published.id })
  await leaveReminder(request, published)
}

export async function leaveReminder(
  { database, userGroupId }: TenantRequest,
  { id, applyBy }: Pick<Published, 'id' | 'applyBy'>,
): Promise<void> {
  const { at, isOver } = await morningBefore(database, userGroupId, applyBy, reminderDays)
  if (!isOver) await enqueue(database, 'recruitment_deadline', { recruitmentId: id, applyBy }, at)
}

/** An answer is for all: whoever watches or applies hears of it, each in their own organisation and of nobody else. */
export async function tellOfAnswer(
  { database, asSystem: outside }: TenantRequest,
  recruitment: { readonly id: number; readonly title: string },
  asker: Listener | null,
): Promise<void> {
  const listeners = await outside((system) => listenersOf(system, recruitment.id))
  const all = asker && !listeners.some(({ groupId }) => groupId === asker.groupId) ? [...listeners, asker] : listeners
  for (const listener of all) await tellPartner(database, toListener(listener, 'matching_answered', recruitment))
}

/** Three days are left. A recruitment that was closed or moved meanwhile reminds of nothing; its new day has a reminder of its own. */
export async function recruitmentDeadlineJob(
  { engine }: ServerParts,
  { recruitmentId, applyBy }: { readonly recruitmentId: number; readonly applyBy: string },
): Promise<void> {
  await asSystem(engine.database, async (system) => {
    const open = await openUntil(system, recruitmentId, applyBy)
    if (!open) return
    for (const listener of await lateListeners(system, recruitmentId))
      await tellPartner(
        system,
        toListener(listener, 'matching_deadline', { id: recruitmentId, ...open }, { day: applyBy }),
      )
  })
}
