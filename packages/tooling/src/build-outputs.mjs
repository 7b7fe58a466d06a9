export const serverMain = 'packages/server/dist/main.js'
/** Runs on a thread of its own, so it is bundled beside the server. */
export const officeWorker = 'packages/server/src/modules/merchandising-files/office/office-worker.ts'

/** What a whole build leaves behind; one missing means building again. */
export const outputs = [serverMain, 'packages/server/dist/office-worker.js', 'host/dist/index.html', 'packages/sdk/dist/cdn/loader.js']
