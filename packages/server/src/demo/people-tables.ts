import { toKanaHolder } from '@tsumugi/domain'
import { bankNames, closedDays, relationFacts } from './dataset/people/organisation-facts.ts'
import type { DemoDataset } from './dataset/demo-rows.ts'
import { table } from './table-rows.ts'

/** What the platform grants and limits: the last to be written, for it closes the days of rows before it. */
export const limitTables = (demo: DemoDataset) => [
  table(
    'user_group_admin_config',
    demo.userGroups
      .filter(({ kind }) => kind !== 'admin')
      .map((group) => ({
        user_group_id: group.id,
        seats: group.kind === 'brand' ? 30 : 10,
        storage_megabytes: group.kind === 'brand' ? 20_480 : 2_048,
        closing_lock_on: '2026-09-30',
      })),
  ),
]

/** What organisations say about themselves, who works in which team, and whom they buy from. Comes after brands and teams. */
export function peopleTables(demo: DemoDataset) {
  return [
    table(
      'bank_account',
      demo.userGroups.flatMap((group) =>
        group.bankAccounts.map((account, position) => ({
          user_group_id: group.id,
          bank_code: account.bank,
          bank_name: bankNames[account.bank]?.name ?? '',
          branch_code: account.branch,
          branch_name: bankNames[account.bank]?.branches[account.branch] ?? '',
          kind: account.type,
          account_number: account.number,
          holder: toKanaHolder(account.kana),
          position,
        })),
      ),
    ),
    table(
      'closed_day',
      [1, 2].flatMap((user_group_id) => closedDays.map((day) => ({ user_group_id, ...day }))),
    ),
    table(
      'organisation_image',
      [1, 2].flatMap((user_group_id) =>
        (['logo', 'seal'] as const).map((kind) => ({
          user_group_id,
          kind,
          storage_key: `demo/${kind}-${user_group_id}.svg`,
          content_type: 'image/svg+xml',
          size: 900,
        })),
      ),
    ),
    table(
      'team_member',
      demo.teams.flatMap(({ id, userGroupId, userIds }) =>
        userIds.map((account_id) => ({ user_group_id: userGroupId, team_id: id, account_id })),
      ),
    ),
    table(
      'team_assignment',
      demo.teamAssignments.flatMap(({ id, brandId, teamId, role }) => {
        const team = demo.teams.find((each) => each.id === teamId)
        return team ? [{ id, user_group_id: team.userGroupId, brand_id: brandId, team_id: teamId, role }] : []
      }),
    ),
    table(
      'group_relation',
      demo.groupRelations.map((relation) => ({
        id: relation.id,
        user_group_id: relation.userGroupId,
        partner_id: relation.partnerId,
        partner_code: relation.partnerCode,
        // Nothing decides on it in the demo: it waits for somebody to begin.
        status: relation.status === 'pending_approval' ? 'prospect' : relation.status,
        currency: relation.currency,
        protected_subcontractor: relation.protectedSubcontractor,
        min_lot: relation.minLot,
        lead_days: relation.leadDays,
        ...relationFacts[relation.partnerId],
      })),
    ),
    table(
      'group_relation_document',
      demo.groupRelations
        .filter(({ status }) => status === 'active')
        .map((relation) => ({
          id: relation.id,
          user_group_id: relation.userGroupId,
          group_relation_id: relation.id,
          name: '取引基本契約書(デモ).pdf',
          storage_key: 'demo/basic-contract.pdf',
          content_type: 'application/pdf',
          size: 700,
        })),
    ),
  ]
}
