import { organisationHeader } from '@tsumugi/contract'
import { onPage } from '@tsumugi/registry'

export interface NamedOrganisation {
  readonly id: number
  readonly name: string
}

/** A call was made for the organisation the page shows, while the session acts for another by now (design §3). */
export interface OrganisationChange {
  readonly shown: NamedOrganisation
  readonly current: NamedOrganisation
}

interface Shown {
  /** The organisation of the user whom this page loaded; null before, and for visitors. */
  id: number | null
  /** Where no user is loaded: the organisation of the first reply, whose data the page shows from then on. */
  first: number | null
  /** Asks what to do about a change; `writes` where somebody waits for it. True: the session acts for the shown organisation again, so the call is repeated. */
  ask: ((change: OrganisationChange, call: { writes: boolean }) => Promise<boolean>) | null
}

/** One per page, whichever bundle draws it. */
export const shownOrganisation = (): Shown =>
  onPage('api.organisation-shown', (): Shown => ({ id: null, first: null, ask: null }))

/** The id that calls of accounts carry; null while the page shows nobody's data. */
export const shownOrganisationId = (): number | null => shownOrganisation().id ?? shownOrganisation().first

/** Notes whose data a reply to an account brings. */
export function noteOrganisation({ headers }: Response): void {
  const id = Number(headers.get(organisationHeader))
  if (id > 0) shownOrganisation().first ??= id
}

/** What a refusal may hold, as far as it is one of ours. */
interface Wire {
  readonly errors?: readonly { readonly code?: unknown; readonly meta?: Record<string, string | number> }[]
}

/** The change that a response tells of; its body stays to be read. */
export async function changeToldBy(response: Response): Promise<OrganisationChange | null> {
  if (response.status !== 409) return null
  const body: Wire | null = await response
    .clone()
    .json()
    .catch(() => null)
  const { code, meta } = body?.errors?.[0] ?? {}
  if (code !== 'organisation_changed' || !meta) return null
  return {
    shown: { id: Number(meta.shown_id), name: String(meta.shown_name) },
    current: { id: Number(meta.current_id), name: String(meta.current_name) },
  }
}
