import type { BankAccount, Organisation } from '@tsumugi/contract'
import type { FunctionKey, MemberRole } from '@tsumugi/domain'
import type { Selectable } from 'kysely'
import type {
  BankAccountTable,
  UserGroupAdminConfigTable,
  UserGroupConfigTable,
  UserGroupTable,
} from '../../database/tables.ts'
import type { holdingsOf } from './queries.ts'

type Holdings = Awaited<ReturnType<typeof holdingsOf>>

/** The public face: what the super group and the platform read as well. */
const faceOf = (group: Selectable<UserGroupTable>) => ({
  id: group.id,
  kind: group.kind as Organisation['kind'],
  name: group.name,
  nameKana: group.name_kana,
  country: group.country,
  address: group.address,
  phone: group.phone,
  registrationNumber: group.registration_number,
  registrationOverride: group.registration_override,
  corporateNumber: group.corporate_number,
  baseCurrency: group.base_currency,
  locale: group.locale,
  fiscalStartMonth: group.fiscal_start_month,
  agreedTermsAt: group.agreed_terms_at,
  enabledFunctions: group.enabled_functions as FunctionKey[],
  lockVersion: group.lock_version,
})

export const readViewReply = (group: Selectable<UserGroupTable>): Organisation => ({
  ...faceOf(group),
  config: null,
  limits: null,
  bankAccounts: [],
  closedDays: [],
  images: [],
  role: null,
  view: 'read',
})

export const organisationReply = (group: Selectable<UserGroupTable>, holdings: Holdings): Organisation => ({
  ...faceOf(group),
  config: holdings.config ? configReply(holdings.config) : null,
  limits: limitsReply(holdings.limits, holdings.bytes),
  bankAccounts: holdings.bankAccounts.map(bankAccountReply),
  closedDays: holdings.closedDays.map(({ closed_on, name }) => ({ closedOn: closed_on, name })),
  images: holdings.images.map(({ kind, revision }) => ({
    kind: kind as 'logo' | 'seal',
    revision,
    url: `/api/user_groups/${group.id}/images/${kind}/original?revision=${revision}`,
  })),
  role: holdings.role as MemberRole | null,
  view: 'own',
})

function configReply(row: Selectable<UserGroupConfigTable>): Organisation['config'] {
  return {
    allowSkuNamesFreeInput: row.allow_sku_names_free_input,
    lineRounding: row.line_rounding as 'down',
    taxRounding: row.tax_rounding as 'down',
    overDeliveryPct: row.over_delivery_pct,
    selfApproval: row.self_approval,
    holidayShift: row.holiday_shift as 'previous',
    fxSource: row.fx_source as 'TTM',
    numberPrefixes: row.number_prefixes as Record<string, string>,
    lockVersion: row.lock_version,
  }
}

/** Without a row nothing is limited. */
const limitsReply = (
  row: Selectable<UserGroupAdminConfigTable> | undefined,
  bytes: number,
): Organisation['limits'] => ({
  seats: row?.seats ?? null,
  storageMegabytes: row?.storage_megabytes ?? null,
  usedMegabytes: Math.ceil(bytes / 1_048_576),
  loginIpList: row?.login_ip_list ?? [],
  twoFactorRequired: row?.two_factor_required ?? false,
  closingLockOn: row?.closing_lock_on ?? null,
})

const bankAccountReply = (row: Selectable<BankAccountTable>): BankAccount => ({
  bankCode: row.bank_code,
  bankName: row.bank_name,
  branchCode: row.branch_code,
  branchName: row.branch_name,
  kind: row.kind as BankAccount['kind'],
  accountNumber: row.account_number,
  holder: row.holder,
})
