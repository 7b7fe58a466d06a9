import type { AuditAction } from '@tsumugi/domain'
import { html } from 'hono/html'
import { appendAudit } from '../../audit/append-audit.ts'
import { asSystem } from '../../database/tenancy.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import type { ServerParts } from '../../server-parts.ts'
import { entrantById } from '../account-queries.ts'
import { audited, fieldsOf, originOf, type AccountApp, type AccountContext } from '../requests/account-request.ts'
import { tellOfCredential } from '../access-links/credential-news.ts'
import { answer } from '../frame/page-frame.ts'
import { carried, field, heading, notice, submit, type Faults } from '../frame/page-fields.ts'
import { accountAddress, returnAddress } from '../access-links/return-to.ts'
import { ownerOfToken, takeToken, type TokenOwner } from '../access-links/token-queries.ts'
import { dropStepToken, stepToken } from '../two-factor/second-step-token.ts'
import { keepSecret, openSecret } from '../two-factor/kept-secret.ts'
import { takeSecondStep } from '../two-factor/second-step.ts'
import { acceptedStep, enrolmentUri, newRecoveryCodes, newSecret, qrOutline } from '../two-factor/totp.ts'
import { enableTwoFactor, noteStep, replaceRecoveryCodes, twoFactorOf } from '../two-factor/two-factor-queries.ts'
import { leadIn, openWithin, type Opening } from './sign-in.ts'

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
    const done = await asSystem(database, (transaction) => passStep(context, parts, transaction, owner, code)).catch(
      whenOver,
    )
    if (done === 'over') return context.redirect('/users/sign_in?notice=timed_out', 303)
    if (!done) return stepPage(context, parts, owner, { code: 'fault.code' })
    await Promise.all([byAccount.forget(String(owner.accountId)), byAddress.giveBack(context.get('address'))])
    dropStepToken(context, parts)
    const returnTo = leadIn(context, parts, done.opening, done.token)
    return done.recoveryCodes
      ? codesPage(context, parts, done.recoveryCodes, returnTo)
      : context.redirect(returnTo, 303)
  })
}

/** The page is no longer good: it was used elsewhere, or a newer one took its place. Nothing of the step is kept. */
class StepOver extends Error {}

function whenOver(error: unknown): 'over' {
  if (error instanceof StepOver) return 'over'
  throw error
}

type SystemDatabase = Parameters<typeof takeSecondStep>[0]

/**
 * Takes the code and opens the session in one transaction, so that no code is used up without letting somebody in. Null
 * when it is wrong: the token stays, and another may be tried.
 * @throws StepOver
 */
async function passStep(
  context: AccountContext,
  parts: ServerParts,
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
  const { enabledAt } = await twoFactorOf(database, accountId)
  const how = enabledAt ? await takeSecondStep(database, parts.secrets, accountId, code) : null
  const recoveryCodes = enabledAt ? undefined : await enrolled(parts, database, accountId, code)
  if (!how && !recoveryCodes) {
    if (enabledAt) await record('session.second_step_refused')
    return null
  }
  if (!(await takeToken(database, stepToken(context), 'two_factor'))) throw new StepOver()
  if (how) await record('session.second_step_passed', { how })
  else {
    const place = { ...parts, origin: originOf(context, parts.publicUrl) }
    await tellOfCredential(database, accountId, 'two_factor_on', place)
    await record('user.two_factor_enabled')
  }
  const opening = await openingOf(database, owner)
  return { opening, recoveryCodes, token: await openWithin(context, database, opening) }
}

/** Switches two-factor sign-in on by a first code; undefined when it is wrong. Answers recovery codes. */
async function enrolled(parts: ServerParts, database: SystemDatabase, accountId: number, code: string) {
  const { sealedSecret, lastStep } = await twoFactorOf(database, accountId)
  const secret = await openSecret(database, parts.secrets, accountId, sealedSecret)
  const step = secret ? acceptedStep(secret, code, lastStep) : null
  if (step === null) return undefined
  const recoveryCodes = newRecoveryCodes()
  await noteStep(database, accountId, step)
  await enableTwoFactor(database, accountId)
  await replaceRecoveryCodes(database, accountId, recoveryCodes)
  return recoveryCodes
}

/** @throws StepOver when no organisation lets the person in any more */
async function openingOf(
  database: SystemDatabase,
  { accountId, userGroupId, remembered }: TokenOwner,
): Promise<Opening> {
  const person = await entrantById(database, accountId, userGroupId ?? undefined)
  const group = person?.groups[0]
  if (!group) throw new StepOver()
  return { accountId, group, remembered, action: 'session.signed_in', twoFactor: true }
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
