import { DocumentPage, type DocumentDefinition } from '@tsumugi/documents'
import { FieldsPanel } from '@tsumugi/extension-fields'
import { ThreadPanel } from '@tsumugi/messaging'
import type { PageAddress } from '@tsumugi/records'

/** One document with the fields that its organisation has given it and the conversation about it. */
export function pageScreen(definition: DocumentDefinition) {
  const whole: DocumentDefinition = {
    fieldsOf: (id) => <FieldsPanel target={definition.kind.noun} targetId={id} />,
    talkOf: (threadId) => <ThreadPanel id={threadId} />,
    ...definition,
  }
  return function PageScreen({ params }: PageAddress) {
    const id = Number(params.id)
    return <DocumentPage key={id} definition={whole} id={id} />
  }
}
