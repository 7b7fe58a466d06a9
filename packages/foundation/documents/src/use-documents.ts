import type { CallOptions } from '@tsumugi/api'
import type { DocumentKind, Endpoint } from '@tsumugi/contract'
import { useChange, useQuery, type QueryOptions } from '@tsumugi/queries'
import type { Answers } from './document-answers.ts'

type Call = Readonly<Record<string, unknown>>

/** What the query of one call of a kind answers. */
export interface DocumentAnswer<Reply> {
  readonly data: Reply | undefined
  readonly error: unknown
  readonly isValidating: boolean
  mutate(): unknown
}

/** Reads one call of a kind; null waits. What is missing is said in its place. */
export function useDocuments<Name extends keyof Answers & string>(
  { endpoints }: DocumentKind,
  name: Name,
  call: Call | null,
  options: QueryOptions = {},
): DocumentAnswer<Answers[Name]> {
  const answer = useQuery<Endpoint>(endpoints[name]!, call as never, { stays: true, ...options })
  return answer as unknown as DocumentAnswer<Answers[Name]>
}

/** Makes one call of a kind; everything shown of it, and of what it follows, is asked for again. */
export function useDocumentChange<Name extends keyof Answers & string>(
  { endpoints, follows }: DocumentKind,
  name: Name,
): (call: Call, options?: CallOptions) => Promise<Answers[Name]> {
  const change = useChange<Endpoint>(endpoints[name]!, follows ? [follows.from] : [])
  return (call, options) =>
    change(call as never, { on404: () => undefined, ...options }) as unknown as Promise<Answers[Name]>
}
