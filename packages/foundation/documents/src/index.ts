export type {
  DocumentDefinition,
  DocumentParts,
  DocumentTab,
  Direction,
  FieldControlProps,
  LinesFromProps,
} from './definition.ts'
export type { DocumentDetail, DocumentHead } from './document-answers.ts'
export { DocumentList, type DocumentListProps } from './list/document-list.tsx'
export { DocumentPage, type DocumentPageProps } from './page/document-page.tsx'
export { documentPartStyles } from './part-styles/part-styles.ts'
export { useDocumentChange, useDocuments } from './use-documents.ts'
export { partnerOf, isDraft } from './document-answers.ts'
export { documentTexts, useDocumentWords, type DocumentWords } from './words/document-words.ts'
export { useStatusWord } from './status-words/status-texts.ts'
