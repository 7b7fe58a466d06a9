import { contract, type MasterConfig } from '@tsumugi/contract'
import { invalid, notFound, orNotFound, orStale } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { fieldsFor, type UsualField } from './fields.ts'
import { addMissing, configOf, configsOf, updateConfig, type ConfigRow } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

/** How an organisation uses the fields of its master data (spec §7, domain §3.1). */
export const masterConfigRoutes = serve(contract.masterConfigs)({
  async list({ database, userGroupId, asker }, { query }) {
    const fields = fieldsFor(asker.user).filter(
      ({ kind_group: group }) => !query.kindGroup || group === query.kindGroup,
    )
    await addMissing(database, userGroupId, fields)
    const rows = await configsOf(database, userGroupId, [...new Set(fields.map(({ kind_group: group }) => group))])
    // A field that the product no longer has keeps its row, and is not shown.
    return { data: rows.flatMap((row) => replyOf(row, fields)) }
  },

  async findKindGroups({ asker }) {
    const fields = fieldsFor(asker.user)
    const groups = [...new Set(fields.map(({ kind_group: group }) => group))]
    return {
      data: groups.map((kindGroup) => ({
        kindGroup,
        fields: fields.filter((field) => field.kind_group === kindGroup).length,
      })),
    }
  },

  async update(request, { params, body: { masterConfig } }) {
    const { database, userGroupId, asker } = request
    const fields = fieldsFor(asker.user)
    const before = await configOf(database, userGroupId, params.id)
    const [known] = before ? replyOf(before, fields) : []
    if (!before || !known) throw notFound()
    if (known.fixed && !(masterConfig.shown && masterConfig.required))
      throw invalid({
        code: 'config_fixed',
        field: masterConfig.shown ? 'masterConfig.required' : 'masterConfig.shown',
      })
    const { lockVersion, labelJa, labelEn, labelZh, ...plain } = masterConfig
    const held = await recordBefore(request, 'master_config', params.id)
    const change = { ...plain, label_ja: labelJa, label_en: labelEn, label_zh: labelZh }
    const updated = updateConfig(database, userGroupId, params.id, lockVersion, change)
    const current = async () => replyOf(orNotFound(await configOf(database, userGroupId, params.id)), fields)[0]
    const row = await orStale(updated, current)
    await changed(request, { noun: 'master_config', verb: 'updated', id: row.id, before: held })
    return { data: replyOf(row, fields)[0]! }
  },
})

function replyOf(row: ConfigRow, fields: readonly UsualField[]): MasterConfig[] {
  const field = fields.find(({ kind_group: group, key }) => group === row.kind_group && key === row.key)
  if (!field) return []
  return [
    {
      id: row.id,
      kindGroup: row.kind_group,
      key: row.key,
      fixed: field.fixed,
      shown: field.fixed || row.shown,
      required: field.fixed || row.required,
      position: row.position,
      labelJa: row.label_ja,
      labelEn: row.label_en,
      labelZh: row.label_zh,
      lockVersion: row.lock_version,
    },
  ]
}
