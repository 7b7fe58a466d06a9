/** Files that still make keys of their own for what they read, each with what holds it. The list may only shrink. */
export const rawQueries: Readonly<Record<string, string>> = {
  'packages/features/approvals/src/approval-queries.ts': 'stories and tests of the inbox know its keys',
  'packages/features/approvals/src/route-queries.ts': 'two answers are one: what a condition may name',
  'packages/features/approvals/src/workflow-queries.ts': 'stories and tests of the inbox know its keys',
  'packages/features/masters/src/categories-screen/categories-screen.tsx': 'all pages of a tree are one answer',
  'packages/features/merchandising/src/merchandising-queries.ts': 'asked for before the map is drawn',
  'packages/features/merchandising/src/product-queries.ts': 'a save is put in place; stills come from video sites',
  'packages/features/shell/src/palette/found-places.ts': 'reads words of other languages, no endpoint',
  'packages/foundation/records/src/duplicates/duplicates-dialog.tsx': 'records of any master lie flat in what is kept',
  'packages/foundation/records/src/record-source.ts': 'records of any master lie flat in what is kept',
}
