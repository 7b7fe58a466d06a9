import { contract } from '@tsumugi/contract'
import { grantableRoles } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { inviteMember } from '../../accounts/members/invite-member.ts'
import { isEmail } from '../../accounts/requests/account-request.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { assertOwn } from '../user-groups/load-organisation.ts'
import { grantedFunctions } from './grants.ts'
import { deleteInvitation, invitationsOf, standingsOf } from './queries.ts'

export const invitationRoutes = serve(contract.invitations)({
  async list(request, { params }) {
    assertOwn(request, params.userGroupId)
    return { data: await request.asSystem((database) => invitationsOf(database, request.userGroupId)) }
  },

  async create(request, { params, body: { invitation } }) {
    assertOwn(request, params.userGroupId)
    const email = invitation.email.normalize('NFKC').trim().toLowerCase()
    if (!isEmail(email)) throw invalid({ code: 'invalid_format', field: 'invitation.email' })
    const { user } = request.asker
    const standings = await request.asSystem((database) => standingsOf(database, request.userGroupId))
    const own = standings.find(({ accountId }) => accountId === request.accountId)
    if (!grantableRoles(own?.role ?? null).includes(invitation.role))
      throw invalid({ code: 'role_above', field: 'invitation.role' })
    const given = { functions: invitation.functions ?? [], field: 'invitation.functions', before: [] }
    const functions = invitation.role === 'owner' ? null : await grantedFunctions(request, given)
    return {
      data: await request.asSystem(async (database) => {
        const invited = await inviteMember(database, {
          email,
          role: invitation.role,
          functions,
          group: user.currentUserGroup!,
          inviter: user,
          locale: request.locale,
          origin: request.origin,
          productName: request.productName,
          secrets: request.secrets,
          request,
        })
        if (!invited) throw invalid({ code: 'already_member', field: 'invitation.email', meta: { email } })
        return invitationsOf(database, request.userGroupId)
      }),
    }
  },

  async delete(request, { params }) {
    assertOwn(request, params.userGroupId)
    const row = await request.asSystem((database) => deleteInvitation(database, request.userGroupId, params.id))
    if (!row) throw notFound()
    await appendAudit(request.database, request, {
      action: 'invitation.withdrawn',
      subject: { kind: 'account', id: row.account_id },
    })
    return null
  },
})
