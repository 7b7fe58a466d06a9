export const serverMain = 'packages/server/dist/main.js'
/** Each runs on a thread of its own, so it is bundled beside the server. */
export const workers = [
  'packages/server/src/modules/merchandising-files/office/office-worker.ts',
  'packages/server/src/documents/pdf/pdf-worker.ts',
  'packages/server/src/documents/spreadsheet/spreadsheet-worker.ts',
]

/** What a whole build leaves behind; one missing means building again. */
export const outputs = [
  serverMain,
  'packages/server/dist/office-worker.js',
  'packages/server/dist/pdf-worker.js',
  'packages/server/dist/spreadsheet-worker.js',
  'host/dist/index.html',
  'packages/sdk/dist/cdn/loader.js',
]
