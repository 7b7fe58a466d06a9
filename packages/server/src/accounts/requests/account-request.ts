import type { Context, Hono } from 'hono'
import { Refusal } from '../../http/refusal.ts'
import type { RequestVariables } from '../../http/variables.ts'
import type { Text } from '../text.ts'

/** What an account page knows beside who asks. */
export interface AccountVariables {
  Variables: RequestVariables['Variables'] & {
    text: Text
    /** Must come back with each form, see `form-guard.ts`. */
    formToken: string
  }
}
export type AccountContext = Context<AccountVariables>
export type AccountApp = Hono<AccountVariables>

/** The text fields of a form, without what a database cannot store. */
export async function fieldsOf(context: AccountContext): Promise<Record<string, string>> {
  const sent = await context.req.parseBody().catch(() => {
    throw new Refusal(400, [{ code: 'bad_form' }])
  })
  const texts = Object.entries(sent).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return Object.fromEntries(texts.map(([name, value]) => [name, value.replaceAll('\0', '').slice(0, 4_000)]))
}

export const emailOf = (fields: Record<string, string>): string =>
  (fields.email ?? '').normalize('NFKC').trim().toLowerCase().slice(0, 254)

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/** Where links in mails lead: the configured address, else the one this request came to. */
export const originOf = (context: AccountContext, publicUrl: string | undefined): string =>
  new URL(publicUrl ?? context.req.url).origin

/** What the audit says about a request of the account pages. */
export function audited(
  context: AccountContext,
  accountId: number | null,
  userGroupId: number | null,
  originalAccountId: number | null = null,
) {
  return {
    id: context.get('requestId'),
    address: context.get('address'),
    accountId,
    userGroupId,
    asker: { originalAccountId },
  }
}
