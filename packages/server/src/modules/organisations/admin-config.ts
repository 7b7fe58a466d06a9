import type { contract, InputOf, OrganisationAdminConfig } from '@tsumugi/contract'
import { admitsAddress, readNetwork } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { bytesHeld } from '../../files/stored-file-queries.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed, type RecordChange } from '../../records/changed.ts'
import { assertReachesOne } from './admin-reach.ts'
import { adminConfigOf, lookingInto, organisationRowOf, saveAdminConfig, updateOrganisation } from './queries.ts'
import { recordBefore } from '../../records/record-before.ts'

/** What the platform grants and limits; without a row nothing is limited. */
export async function adminConfigReply(
  request: TenantRequest,
  database: Database,
  id: number,
): Promise<OrganisationAdminConfig> {
  const [userGroup, { config, withoutTwoFactor }] = await Promise.all([
    organisationRowOf(database, id),
    adminConfigOf(database, id),
  ])
  if (!userGroup) throw notFound()
  const bytes = await lookingInto(database, id, request.userGroupId, () => bytesHeld(database, id))
  return {
    userGroup,
    enabledFunctions: userGroup.enabledFunctions,
    seats: config?.seats ?? null,
    usedSeats: userGroup.memberCount,
    storageMegabytes: config?.storage_megabytes ?? null,
    usedMegabytes: Math.ceil(bytes / 1_048_576),
    loginIpList: config?.login_ip_list ?? [],
    twoFactorRequired: config?.two_factor_required ?? false,
    withoutTwoFactor,
    closingLockOn: config?.closing_lock_on ?? null,
    lockVersion: config?.lock_version ?? 0,
  }
}

type Wish = InputOf<typeof contract.organisations.updateAdminConfig>['body']['userGroupAdminConfig']

export async function updateAdminConfig(
  request: TenantRequest,
  id: number,
  wish: Wish,
): Promise<OrganisationAdminConfig> {
  assertLoginList(request, id, wish.loginIpList)
  const config = await recordBefore(request, 'user_group_admin_config', id)
  const group = await recordBefore(request, 'user_group', id)
  await saveWish(request, id, wish)
  const changes = { ...(await config.changes()), ...(await group.changes()) }
  await changedOrganisation(request, {
    noun: 'user_group_admin_config',
    verb: 'updated',
    id,
    changes,
    detail: { name: group.name },
  })
  return request.asSystem((database) => adminConfigReply(request, database, id))
}

async function saveWish(request: TenantRequest, id: number, wish: Wish): Promise<void> {
  await request.asSystem(async (database) => {
    if (!(await organisationRowOf(database, id))) throw notFound()
    await assertReachesOne(request, database, id)
    await orStale(
      saveAdminConfig(database, id, wish.lockVersion, request.accountId, {
        seats: wish.seats,
        storage_megabytes: wish.storageMegabytes,
        login_ip_list: wish.loginIpList,
        two_factor_required: wish.twoFactorRequired,
        closing_lock_on: wish.closingLockOn,
      }),
      () => adminConfigReply(request, database, id),
    )
    if (wish.enabledFunctions)
      await updateOrganisation(database, id, null, { enabled_functions: [...new Set(wish.enabledFunctions)] })
  })
}

/** @throws Refusal 422 for a line that is no address, and when whoever saves would lock themselves out */
function assertLoginList(request: TenantRequest, id: number, list: readonly string[] | undefined): void {
  if (!list) return
  const field = 'userGroupAdminConfig.loginIpList'
  const wrong = list.find((line) => !readNetwork(line))
  if (wrong !== undefined) throw invalid({ code: 'login_address', field, meta: { line: wrong } })
  if (id === request.userGroupId && !admitsAddress(list, request.address)) {
    throw invalid({ code: 'own_address_missing', field, meta: { address: request.address } })
  }
}

/** What the platform does to an organisation stands in both chains: its own, and that of the organisation. */
export const changedOrganisation = (
  request: TenantRequest,
  change: RecordChange & { readonly id: number },
): Promise<void> => changed(request, { ...change, partnerId: change.id === request.userGroupId ? null : change.id })
