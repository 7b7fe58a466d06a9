import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applicationSecurityPolicy } from './security-headers.ts'

/** What the host's build says of a route: the files below `/s/` that its page needs first, and the call that tells who is there. */
interface RoutePreloads {
  readonly pattern: string
  readonly files: readonly string[]
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly session: readonly string[]
}

interface Preloads {
  /** Asks for session and words in the page's head. */
  readonly script: string
  readonly routes: readonly RoutePreloads[]
}

const heads = new Map<string, ReturnType<typeof readHeads>>()

export interface PageHead {
  readonly html: string
  /** The policy that lets the script of the head run, and no other. */
  readonly policy: string
}

const noHead: PageHead = { html: '', policy: applicationSecurityPolicy }

/**
 * What the head of the page at an address holds, one text per route: its chunks, before its code asks, and the script that
 * asks for session, first data and words. It says nothing of whoever asks for the page.
 */
export async function headOf(host: string, path: string): Promise<PageHead> {
  const known = heads.get(host) ?? readHeads(host)
  heads.set(host, known)
  const below = path.replace(/^\/s(?=\/|$)/, '').replace(/\/+$/, '') || '/'
  return (await known).find(({ pattern }) => pattern.test(below)) ?? noHead
}

async function readHeads(host: string): Promise<(PageHead & { pattern: RegExp })[]> {
  const text = await readFile(join(host, 'preloads.json'), 'utf8').catch(() => undefined)
  const { script, routes }: Preloads = text === undefined ? { script: '', routes: [] } : (JSON.parse(text) as Preloads)
  const policy = policyWith(script)
  return routes.map(({ files, pattern, ...asks }) => {
    const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/s/${file}">`).join('')
    const content = JSON.stringify(asks).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    const html = `${links}<meta name="first-asks" content="${content}"><script>${script}</script>`
    return { pattern: new RegExp(pattern), html, policy }
  })
}

const policyWith = (script: string) => {
  const hash = createHash('sha256').update(script).digest('base64')
  return applicationSecurityPolicy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
}
