import type { AuditAction } from '@tsumugi/domain'
import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import type { ServerParts } from '../../server-parts.ts'
import { entrantById } from '../account-queries.ts'
import { audited, fieldsOf, type AccountApp, type AccountContext } from '../account-request.ts'
import { answer } from '../page-frame.ts'
import { carried, field, heading, notice, submit, type Faults } from '../page-fields.ts'
import { accountAddress, returnAddress } from '../return-to.ts'
import { ownerOfToken, takeToken, type TokenOwner } from '../token-queries.ts'
import { dropStepToken, stepToken } from '../two-factor/second-step-token.ts'
import { keepSecret, openSecret } from '../two-factor/kept-secret.ts'
import { takeSecondStep } from '../two-factor/second-step.ts'
import { acceptedStep, enrolmentUri, newRecoveryCodes, newSecret, qrOutline } from '../two-factor/totp.ts'
import { enableTwoFactor, noteStep, replaceRecoveryCodes, twoFactorOf } from '../two-factor/two-factor-queries.ts'
import { openFor, openSessionFor } from './sign-in.ts'

/** The second step of signing in: a code of the app, a recovery code, or setting it up where the organisation asks for it. */
export function secondStepPages(pages: AccountApp, parts: ServerParts): void {
  const { database, pool } = parts.engine
  // By person: a million codes are soon tried. By address: whoever tries many people.
  const byAccount = rateLimit(pool, 'second_step_account', 6, 15)
  const byAddress = rateLimit(pool, 'second_step_address', 30, 15)

  pages.get('/users/two_factor', async (context) => {
    const owner = await ownerOfToken(database, stepToken(context), 'two_factor')
    return owner ? stepPage(context, parts, owner, {}) : context.redirect('/users/sign_in?notice=timed_out', 303)
  })

  pages.post('/users/two_factor', async (context) => {
    const owner = await ownerOfToken(database, stepToken(context), 'two_factor')
    if (!owner) return context.redirect('/users/sign_in?notice=timed_out', 303)
    await byAddress.take(context.get('address'))
    await byAccount.take(String(owner.accountId))
    const { code = '' } = await fieldsOf(context)
    const done = await asSystem(database, (transaction) => passStep(context, parts, transaction, owner, code))
    if (!done) return stepPage(context, parts, owner, { code: 'fault.code' })
    await Promise.all([byAccount.forget(String(owner.accountId)), byAddress.giveBack(context.get('address'))])
    dropStepToken(context, parts)
    const person = await entrantById(database, owner.accountId, owner.userGroupId ?? undefined)
    const group = person?.groups[0]
    if (!group) return context.redirect('/users/sign_in', 303)
    const opening = {
      accountId: owner.accountId,
      group,
      remembered: owner.remembered,
      action: 'session.signed_in',
      twoFactor: true,
    } as const
    if (!done.recoveryCodes) return openFor(context, parts, opening)
    return codesPage(context, parts, done.recoveryCodes, await openSessionFor(context, parts, opening))
  })
}

type SystemDatabase = Parameters<typeof takeSecondStep>[0]

/** Null when the code is wrong: the token stays, and another may be tried. */
async function passStep(
  context: AccountContext,
  { secrets }: ServerParts,
  database: SystemDatabase,
  owner: TokenOwner,
  code: string,
) {
  const { accountId, userGroupId } = owner
  const record = (action: AuditAction, detail = {}) =>
    appendAudit(database, audited(context, accountId, userGroupId), {
      action,
      subject: { kind: 'account', id: accountId },
      detail,
    })
  const { sealedSecret, enabledAt, lastStep } = await twoFactorOf(database, accountId)
  if (enabledAt) {
    const how = await takeSecondStep(database, secrets, accountId, code)
    await record(how ? 'session.second_step_passed' : 'session.second_step_refused', how ? { how } : {})
    return how && (await takeToken(database, stepToken(context), 'two_factor'))
      ? ({} as { recoveryCodes?: string[] })
      : null
  }
  const secret = await openSecret(database, secrets, accountId, sealedSecret)
  const step = secret ? acceptedStep(secret, code, lastStep) : null
  if (step === null || !(await takeToken(database, stepToken(context), 'two_factor'))) return null
  const recoveryCodes = newRecoveryCodes()
  await noteStep(database, accountId, step)
  await enableTwoFactor(database, accountId)
  await replaceRecoveryCodes(database, accountId, recoveryCodes)
  await record('user.two_factor_enabled')
  return { recoveryCodes }
}

async function stepPage(context: AccountContext, parts: ServerParts, owner: TokenOwner, faults: Faults) {
  const text = context.get('text')
  const setUp = await enrolment(parts, owner)
  const action = accountAddress('/users/two_factor', { return_to: returnAddress(context.req.query('return_to')) })
  const group = owner.userGroupName ?? ''
  const said = setUp
    ? heading(text('two_factor.set_up.title'), text('two_factor.set_up.lead', { group }))
    : heading(text('two_factor.title'), text('two_factor.lead'))
  const body = html`<form method="post" action="${action}">
    ${said} ${carried(context)}
    ${
      setUp
        ? html`<svg
              class="qr"
              role="img"
              aria-label="${text('two_factor.qr')}"
              viewBox="0 0 ${setUp.size} ${setUp.size}"
            >
              <path d="${setUp.path}"></path>
            </svg>
            <p class="small soft">
              ${text('two_factor.by_hand')} <code>${setUp.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
            </p>`
        : ''
    }
    ${field(context, {
      name: 'code',
      label: setUp ? 'field.code' : 'field.code_or_recovery',
      fills: 'one-time-code',
      fault: faults.code,
      hint: setUp ? 'two_factor.code_hint' : 'two_factor.recovery_hint',
    })}
    ${submit(text('two_factor.submit'))}
    <div class="line"><a href="/users/sign_out">${text('frame.to_sign_in')}</a></div>
  </form>`
  return answer(context, parts.productName, { body }, faults.code ? 422 : 200)
}

/** What is shown to somebody who has no second step yet; the secret stays the same until a first code has come. */
function enrolment(parts: ServerParts, { accountId, email }: TokenOwner) {
  return asSystem(parts.engine.database, async (database) => {
    const state = await twoFactorOf(database, accountId)
    if (state.enabledAt) return undefined
    const kept = await openSecret(database, parts.secrets, accountId, state.sealedSecret)
    const secret = kept ?? newSecret()
    if (kept === null) await keepSecret(database, parts.secrets, accountId, secret)
    return { secret, ...qrOutline(enrolmentUri(secret, email, parts.productName)) }
  })
}

function codesPage(context: AccountContext, parts: ServerParts, codes: readonly string[], returnTo: string) {
  const text = context.get('text')
  const body = html`${heading(text('two_factor.codes_title'), text('two_factor.codes_lead'))}
    ${notice('gold', text('two_factor.codes_once'))}
    <ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <a class="button primary wide" href="${returnTo}">${text('two_factor.codes_done')}</a>`
  return answer(context, parts.productName, { body })
}
