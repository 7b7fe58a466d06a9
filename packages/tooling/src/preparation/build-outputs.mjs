export const serverMain = 'packages/server/dist/main.js'
/** Each runs on a thread of its own, so it is bundled beside the server. */
export const workers = ['packages/server/src/slow-work/slow-worker.ts']

/** What a whole build leaves behind; one missing means building again. */
export const outputs = [
  serverMain,
  'packages/server/dist/slow-worker.js',
  'host/dist/index.html',
  'packages/sdk/dist/cdn/loader.js',
]
