import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top of the repository, as an absolute path. */
export const top = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

/**
 * Runs a program, from the top of the repository unless another folder is given, and answers `{ code, output }` when it ends; it never throws.
 * `output` holds both streams, unless `loud` sends them straight to the terminal.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(command, commandArguments, { cwd = top, env = {}, loud = false, shell = false } = {}) {
  return new Promise((settle) => {
    const child = spawn(command, commandArguments, {
      cwd,
      env: { ...process.env, ...env },
      shell,
      stdio: ['ignore', loud ? 'inherit' : 'pipe', loud ? 'inherit' : 'pipe'],
    })
    let output = ''
    const collect = (chunk) => (output += chunk)
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => settle({ code: 1, output: `${command} could not start: ${error.message}` }))
    child.on('close', (code, signal) => settle({ code: code ?? (signal ? 1 : 0), output }))
  })
}

/** Runs the program that an installed package brings, without a shell and without npx. */
export function runTool(packageName, toolName, toolArguments, options) {
  const require = createRequire(join(top, 'package.json'))
  const description = require(join(top, 'node_modules', packageName, 'package.json'))
  const bin = typeof description.bin === 'string' ? description.bin : description.bin[toolName]
  const script = join(top, 'node_modules', packageName, bin)
  return runProgram(process.execPath, [script, ...toolArguments], options)
}

/** Runs npm, the same one that started us where npm did. */
export function runNpm(npmArguments, options) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return runProgram(process.execPath, [script, ...npmArguments], options)
  return runProgram('npm', npmArguments, { shell: process.platform === 'win32', ...options })
}
