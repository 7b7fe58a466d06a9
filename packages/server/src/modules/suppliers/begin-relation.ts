import type { contract, InputOf } from '@tsumugi/contract'
import { readRegistrationNumber } from '@tsumugi/domain'
import { isEmail } from '../../accounts/requests/account-request.ts'
import { inviteMember } from '../../accounts/members/invite-member.ts'
import { invalid, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { insertOrganisation } from '../organisations/queries.ts'
import { organisationByNumber, relationWith } from './queries.ts'

type Wish = InputOf<typeof contract.suppliers.create>['body']['supplier']

/** The partner that is meant: one on the platform, found by its registration number, else a new prospect with this name. */
export async function partnerFor(request: TenantRequest, wish: Wish): Promise<number> {
  const number = wish.registrationNumber?.trim()
  const found = number ? await findPartner(request, number) : undefined
  if (found) return found
  if (!wish.name)
    throw invalid({
      code: number ? 'unknown_organisation' : 'missing',
      field: number ? 'supplier.registrationNumber' : 'supplier.name',
    })
  return beginPartner(request, wish, wish.name)
}

async function findPartner(request: TenantRequest, number: string): Promise<number | undefined> {
  const field = 'supplier.registrationNumber'
  const { value, fault } = readRegistrationNumber(number)
  if (fault?.code === 'format') throw invalid({ code: 'registration_format', field, meta: { digits: fault.digits } })
  if (fault) throw invalid({ code: 'check_digit', field, meta: { expected: fault.expected, found: fault.found } })
  const partner = await request.asSystem((database) => organisationByNumber(database, value))
  if (!partner) return undefined
  if (partner.id === request.userGroupId) throw invalid({ code: 'invalid', field })
  if (await relationWith(request.database, request.userGroupId, partner.id)) {
    throw new Refusal(409, [{ code: 'already_supplier', field, meta: { name: partner.name } }])
  }
  return partner.id
}

function beginPartner(request: TenantRequest, wish: Wish, name: string): Promise<number> {
  const email = wish.email?.normalize('NFKC').trim().toLowerCase()
  if (email && !isEmail(email)) throw invalid({ code: 'invalid_format', field: 'supplier.email' })
  const { kind = 'supplier', country = 'JP' } = wish
  return request.asSystem(async (database) => {
    const id = await insertOrganisation(database, {
      kind,
      name,
      country,
      enabledFunctions: [],
      startedBy: request.userGroupId,
    })
    if (email) {
      await inviteMember(database, {
        email,
        role: 'owner',
        functions: null,
        group: { id, name },
        inviter: request.asker.user,
        locale: request.locale,
        origin: request.origin,
        productName: request.productName,
        secrets: request.secrets,
        request: { ...request, userGroupId: id },
      })
    }
    return id
  })
}
