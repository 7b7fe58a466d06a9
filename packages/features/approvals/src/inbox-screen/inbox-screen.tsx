import type { QueryRecord } from '@tsumugi/navigation'
import { usePageAddress } from './inbox-address.ts'
import { Inbox } from './inbox.tsx'

/** /s/approvals (spec §2, Main pages). */
export function InboxScreen({ query }: { query: QueryRecord }) {
  return <Inbox address={usePageAddress(query)} wholePage />
}
