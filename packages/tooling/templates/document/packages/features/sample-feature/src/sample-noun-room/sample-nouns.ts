import { documentKinds } from '@tsumugi/contract'
import type { DocumentDefinition } from '@tsumugi/document-screens'

/** What the screens of a 見本書 need beside its row. */
export const sampleNouns: DocumentDefinition = { kind: documentKinds.sampleNouns, noun: 'sampleNouns' }
