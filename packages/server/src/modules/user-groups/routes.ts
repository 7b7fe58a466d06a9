import { contract } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { forbidden, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { assertOwn, organisationToRead, ownOrganisation } from './load-organisation.ts'
import { replaceBankAccounts, replaceClosedDays, superGroupOf, teamsOf, updateConfig, updateGroup } from './queries.ts'
import { holderOf, registrationNumberOf } from './rules.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

export const userGroupRoutes = serve(contract.userGroups)({
  async list(request, { query }) {
    const { user } = request.asker
    if (!query.superGroup) return { data: user.userGroups.map(({ id, name }) => ({ id, name })) }
    if (!user.enabledFunctions.includes('user_group.visible_super_group_items')) throw forbidden()
    return { data: await request.asSystem((database) => superGroupOf(database, request.userGroupId)) }
  },

  show: async (request, { params }) => ({ data: await organisationToRead(request, params.id) }),

  async update(request, { params, body: { userGroup } }) {
    assertOwn(request, params.id)
    const { registrationNumber, registrationOverride, lockVersion } = userGroup
    const registration =
      registrationNumber === undefined
        ? undefined
        : registrationNumberOf(registrationNumber, registrationOverride ?? null)
    const before = await recordBefore(request, 'user_group', params.id)
    const saved = updateGroup(request.database, params.id, lockVersion, {
      name: userGroup.name,
      name_kana: userGroup.nameKana,
      country: userGroup.country,
      address: userGroup.address,
      phone: userGroup.phone,
      corporate_number: userGroup.corporateNumber,
      base_currency: userGroup.baseCurrency,
      locale: userGroup.locale,
      fiscal_start_month: userGroup.fiscalStartMonth,
      registration_number: registration?.value,
      registration_override: registration && (registration.overridden ? registrationOverride!.trim() : null),
      registration_override_by: registration && (registration.overridden ? request.accountId : null),
    })
    await orStale(saved, () => ownOrganisation(request))
    return answered(request, 'updated', before)
  },

  async updateConfig(request, { params, body: { config } }) {
    assertOwn(request, params.id)
    const before = await recordBefore(request, 'user_group', params.id)
    const saved = updateConfig(request.database, params.id, config.lockVersion, {
      allow_sku_names_free_input: config.allowSkuNamesFreeInput,
      line_rounding: config.lineRounding,
      tax_rounding: config.taxRounding,
      over_delivery_pct: config.overDeliveryPct,
      self_approval: config.selfApproval,
      holiday_shift: config.holidayShift,
      fx_source: config.fxSource,
      number_prefixes: config.numberPrefixes && JSON.stringify(config.numberPrefixes),
    })
    await orStale(saved, () => ownOrganisation(request))
    return answered(request, 'configured', before)
  },

  async replaceBankAccounts(request, { params, body }) {
    assertOwn(request, params.id)
    const rows = body.bankAccounts.map((account, position) => ({
      bank_code: account.bankCode,
      bank_name: account.bankName,
      branch_code: account.branchCode,
      branch_name: account.branchName,
      kind: account.kind,
      account_number: account.accountNumber,
      holder: holderOf(account, position),
      position,
    }))
    const before = await recordBefore(request, 'user_group', params.id)
    await replaceBankAccounts(request.database, params.id, rows)
    return answered(request, 'bank_accounts_replaced', before)
  },

  async replaceClosedDays(request, { params, body }) {
    assertOwn(request, params.id)
    const days = new Map(body.closedDays.map((day) => [day.closedOn, day]))
    const before = await recordBefore(request, 'user_group', params.id)
    await replaceClosedDays(request.database, params.id, [...days.values()])
    return answered(request, 'closed_days_replaced', before)
  },

  async teams(request, { params }) {
    const belongs =
      params.id === request.userGroupId || request.asker.user.userGroups.some((group) => group.id === params.id)
    if (!belongs) throw notFound()
    return { data: await request.asSystem((database) => teamsOf(database, params.id)) }
  },
})

async function answered(request: TenantRequest, verb: AuditVerb, before: RecordBefore) {
  await changed(request, { noun: 'user_group', verb, id: request.userGroupId, before })
  return { data: await ownOrganisation(request) }
}
