// Plain JavaScript on purpose: this runs before anything is installed, on any Node that can read modules.
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { isBuilt } from '../preparation/freshness.mjs'
import { endWith, nodeComplaint, prepare } from '../preparation/preparation.mjs'
import { top } from '../run-program.mjs'
import { outputs, serverMain } from '../preparation/build-outputs.mjs'

const complaint = nodeComplaint()
if (complaint) endWith(complaint)
await prepare()
if (!isBuilt(outputs)) {
  const { build } = await import('./build.mjs')
  if (!(await build())) endWith('The build failed, so nothing was started. The lines above say where.')
}

// Imported rather than spawned: one process, so signals, exit codes and a kill reach the server itself.
const main = join(top, serverMain)
process.argv[1] = main
process.chdir(top)
await import(pathToFileURL(main).href)
