import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outputs } from './chunk-graph.ts'

/** Whose work a build contains, and under what licence: one paragraph for each package of others in it. */
export async function thirdPartyNotices(outputs: Outputs): Promise<string> {
  const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs))
  const folders = inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? [])
  const notices = [...new Set(folders)]
    .toSorted()
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(noticeOf)
  return `This package contains work of others.\n\n${notices.join('\n')}`
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    string
  >
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${'-'.repeat(72)}\n${name} ${version} (${license})\n\n${text}\n`
}
