import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm, top } from '../run-program.mjs'

const oldest = [20, 19]

/** Answers one clear line when this Node is too old for the product, else null. */
export function nodeComplaint(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null
  return `Tsumugi needs Node ${oldest.join('.')} or newer, and this is Node ${version}. Install a newer one from nodejs.org and run the command again.`
}

/** Whether packages are missing, or older than the lock file asks for. */
export function needsInstall(root = top) {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(installed)) return true
  return statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs
}

/** Installs what is missing; ends the process with one line when that fails. */
export async function prepare() {
  const complaint = nodeComplaint()
  if (complaint) endWith(complaint)
  if (!needsInstall()) return
  console.log('Installing packages (npm ci) …')
  const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund'])
  if (code !== 0) endWith(`${output.trim()}\nnpm ci failed. Check the network connection, then run the command again.`)
}

/** Ends with a message for the person at the terminal and an exit code that is not 0. */
export function endWith(message) {
  console.error(message)
  process.exit(1)
}
