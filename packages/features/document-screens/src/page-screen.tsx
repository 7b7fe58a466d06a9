import type { DocumentDefinition } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'
import { DocumentRoom } from './document-room.tsx'

/** The page of one kind of document. */
export const pageScreen = (definition: DocumentDefinition) =>
  function PageScreen({ params }: PageAddress) {
    return <DocumentRoom definition={definition} id={Number(params.id)} />
  }
