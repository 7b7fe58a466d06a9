export const serverMain = 'packages/server/dist/main.js'

/** What a whole build leaves behind; one missing means building again. */
export const outputs = [serverMain, 'host/dist/index.html', 'packages/sdk/dist/cdn/loader.js']
