import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of files for account pages, from the sources as well as from the built server. */
const folder = ['../../../public', '../public']
  .map((path) => fileURLToPath(new URL(path, import.meta.url)))
  .find((path) => existsSync(path))!

export interface Asset {
  /** Changes with the content, so that a browser may keep it for ever. */
  readonly path: string
  readonly type: string
  readonly text: string
}

const types = { css: 'text/css; charset=utf-8', svg: 'image/svg+xml', js: 'text/javascript; charset=utf-8' } as const

function asset(name: string, extension: keyof typeof types, change: (text: string) => string = (text) => text): Asset {
  const text = change(readFileSync(join(folder, `${name}.${extension}`), 'utf8'))
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { path: `/users/assets/${name}.${mark}.${extension}`, type: types[extension], text }
}

const stitch = asset('asanoha', 'svg')

/** Everything the account pages load. */
export const assets = {
  stitch,
  style: asset('account', 'css', (text) => text.replaceAll('asanoha.svg', stitch.path)),
  forgetUser: asset('forget-user', 'js'),
  paperHash: asset('paper-hash', 'js'),
} as const
