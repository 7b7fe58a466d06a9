import type { Locale } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { addresseeOf } from '../account-queries.ts'
import { composeMail } from '../../mail/compose-mail.ts'
import { enqueueSealed } from '../../outbox/sealed-payload.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'

export type CredentialNews = 'password_changed' | 'two_factor_on' | 'two_factor_off' | 'recovery_codes'

interface Place {
  readonly origin: string
  readonly productName: string
  readonly secrets: SecretBox
}

/** Tells a person that what they sign in with has changed, so that somebody else's doing does not go unseen. */
export async function tellOfCredential(
  database: Database,
  accountId: number,
  kind: CredentialNews,
  { origin, productName, secrets }: Place,
): Promise<void> {
  const person = await addresseeOf(database, accountId)
  const link = `${origin}/users/password/new`
  const values = { to: person.email, link, name: person.name, product: productName }
  await enqueueSealed(database, secrets, 'mail', composeMail(kind, person.locale as Locale, values))
}
