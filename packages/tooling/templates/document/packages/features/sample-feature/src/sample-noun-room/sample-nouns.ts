import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/document-screens'

/** 見本書: the list at /sample_nouns and the page of one. */
export const sampleNouns: DocumentDefinition = {
  kind: documentKinds.sampleNouns,
  noun: 'sampleNouns',
  list: '/s/sample_nouns',
}
