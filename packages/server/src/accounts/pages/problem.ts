import { html } from 'hono/html'
import { refusalOfFault } from '../../faults/refusal-of-fault.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AccountContext } from '../requests/account-request.ts'
import { answer } from '../frame/page-frame.ts'
import { heading, notice } from '../frame/page-fields.ts'
import { textIn, type TextKey } from '../text.ts'

export const linkOver = (context: AccountContext, productName: string) =>
  problemPage(context, productName, 'problem.link_over', 410)

const words: Partial<Record<string, TextKey>> = {
  origin_refused: 'problem.form_over',
  too_many_requests: 'problem.too_many',
  forbidden: 'problem.forbidden',
  impersonating: 'problem.impersonating',
  confirm_identity: 'problem.confirm_identity',
  not_found: 'problem.not_found',
  mail_key: 'problem.mail_key',
  letter_over: 'problem.link_over',
  busy: 'problem.unavailable',
  unavailable: 'problem.unavailable',
  outcome_unknown: 'problem.outcome_unknown',
}

/** What went wrong, as a page. */
export function problemOf(context: AccountContext, productName: string, error: unknown) {
  if (!context.get('text')) context.set('text', textIn(context.get('locale')))
  const refusal = error instanceof Refusal ? error : refusalOfFault(error)
  const [cause] = refusal?.causes ?? []
  if (refusal && cause) {
    if (refusal.status === 503) {
      context.get('log').warn({ err: error, path: context.req.path }, 'account page met a fault')
      context.header('Retry-After', String(cause.meta?.seconds ?? 1))
    }
    return problemPage(context, productName, words[cause.code] ?? 'problem.unknown', refusal.status, cause.meta)
  }
  context.get('log').error({ err: error, path: context.req.path }, 'account page failed')
  return problemPage(context, productName, 'problem.unknown', 500)
}

function problemPage(
  context: AccountContext,
  productName: string,
  key: TextKey,
  status: Refusal['status'] | 500,
  values: Readonly<Record<string, string | number>> = {},
) {
  const text = context.get('text')
  const [to, label] = context.get('asker')
    ? ['/s/', text('frame.to_start')]
    : ['/users/sign_in', text('frame.to_sign_in')]
  const body = html`${heading(text('problem.title'))}${notice('madder', text(key, values))}
    <div class="line"><a href="${to}">${label}</a><span class="tiny soft">${context.get('requestId')}</span></div>`
  return answer(context, productName, { body }, status)
}
