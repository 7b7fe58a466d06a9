import type { BankAccount } from '@tsumugi/contract'
import type { Locale } from '@tsumugi/domain'
import { formatWords } from '../../documents/format/format-words.ts'
import type { PrintedDocument } from '../../documents/format/printed-document.ts'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { groupOf, holdingsOf } from '../user-groups/queries.ts'

/** The organisation as its documents name it, with where its logo and its seal are stored. */
export async function issuerOf(
  { database, userGroupId, accountId }: Pick<TenantRequest, 'database' | 'userGroupId' | 'accountId'>,
  locale: Locale,
) {
  const group = await groupOf(database, userGroupId)
  if (!group) throw notFound()
  const { text } = formatWords(locale)
  const {
    bankAccounts: [account],
  } = await holdingsOf(database, userGroupId, accountId)
  const images = await database
    .selectFrom('organisation_image')
    .select(['kind', 'storage_key'])
    .where('user_group_id', '=', userGroupId)
    .execute()
  const issuer: Omit<PrintedDocument['issuer'], 'logo' | 'seal'> = {
    name: group.name,
    lines: [
      group.address ?? '',
      group.phone ?? '',
      group.registration_number ? text('registration', { number: group.registration_number }) : '',
    ],
    bank: account
      ? [
          account.bank_name,
          account.branch_name,
          text(`account.${account.kind as BankAccount['kind']}`),
          account.account_number,
          account.holder,
        ]
          .filter(Boolean)
          .join(' ')
      : '',
  }
  return { issuer, keyOf: (kind: 'logo' | 'seal') => images.find((image) => image.kind === kind)?.storage_key }
}
