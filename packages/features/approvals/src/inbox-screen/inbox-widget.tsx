import { useOwnAddress, type InboxAttributes } from './inbox-address.ts'
import { Inbox } from './inbox.tsx'

/** `<tsumugi-approvals approval-id tab>` */
export function InboxWidget(attributes: InboxAttributes) {
  return <Inbox address={useOwnAddress(attributes)} />
}
