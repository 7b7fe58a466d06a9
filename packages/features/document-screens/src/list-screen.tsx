import { DocumentList, type DocumentDefinition } from '@tsumugi/documents'
import type { PageAddress } from '@tsumugi/records'

/** The list of one kind of document, its place in the address. */
export const listScreen = (definition: DocumentDefinition) =>
  function ListScreen({ query }: PageAddress) {
    return <DocumentList definition={definition} query={query} />
  }
