import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerParts } from '../../../server-parts.ts'
import { organisationAt } from '../queries/exchange-queries.ts'
import { readOutside } from '../take-in.ts'
import { takeInDocument, takeInMessage, type IncomingMessage } from './door.ts'
import type { EInvoiceNetwork } from './network.ts'

/** An access point that takes files: `out` is written to, `in` is read and emptied into `done`. */
export interface FolderNetwork extends EInvoiceNetwork {
  /**
   * Takes in what lies in `in`, each file for the organisation whose participant it names; answers how many files. One that
   * cannot be read, or is for nobody here, goes to `refused`. Several processes may collect at once: a file counts once.
   */
  collect(parts: ServerParts): Promise<number>
}

/** A file is written beside its name and moved, so that nobody reads half of one. */
async function put(directory: string, name: string, content: Uint8Array | string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await writeFile(join(directory, `.${name}`), content)
  await rename(join(directory, `.${name}`), join(directory, name))
}

/** Envelopes and messages are named by us or by UUID; whatever else one is called never becomes a path. */
const safe = (name: string) => name.replaceAll(/[^A-Za-z0-9-]/g, '_').slice(0, 100)

export const folderNetwork = (directory: string): FolderNetwork => ({
  send: ({ envelope, xml }) => put(join(directory, 'out'), `${safe(envelope)}.xml`, xml),
  respond: (response) => put(join(directory, 'out'), `${safe(response.messageId)}.json`, JSON.stringify(response)),

  async collect(parts) {
    const incoming = join(directory, 'in')
    await mkdir(incoming, { recursive: true })
    const names = (await readdir(incoming)).filter((name) => /^[^.].*\.(xml|json)$/.test(name)).toSorted()
    for (const name of names) {
      const bytes = await unlessGone(readFile(join(incoming, name)))
      if (!bytes) continue
      const isRead = await takeInFile(parts, name, bytes)
      const place = join(directory, isRead ? 'done' : 'refused')
      await mkdir(place, { recursive: true })
      await unlessGone(rename(join(incoming, name), join(place, name)))
    }
    return names.length
  },
})

/** Another process may have taken the file meanwhile: then there is nothing to do. */
async function unlessGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function takeInFile(parts: ServerParts, name: string, bytes: Buffer): Promise<boolean> {
  if (name.endsWith('.xml')) return takeInInvoice(parts, name.slice(0, -4), bytes)
  const message = messageIn(bytes)
  return message !== null && (await takeInMessage(parts, message))
}

/** For whom it is, its receiver says. */
async function takeInInvoice(parts: ServerParts, envelope: string, xml: Buffer): Promise<boolean> {
  const read = await readOutside(xml)
  if (read.fault) return false
  const userGroupId = await organisationAt(parts, read.facts.receiver_key)
  return userGroupId !== null && (await takeInDocument(parts, { userGroupId, envelope, xml, read })) === null
}

function messageIn(bytes: Buffer): IncomingMessage | null {
  try {
    const read = JSON.parse(bytes.toString('utf8')) as Partial<IncomingMessage> | null
    if (!read?.envelope || !read.messageId || (read.kind !== 'mls' && read.kind !== 'response')) return null
    if (Number.isNaN(Date.parse(read.saidAt ?? ''))) return null
    const { envelope, messageId, kind, code = '', reason = '', note = '', saidAt = '' } = read
    return { envelope, messageId, kind, code, reason, note, saidAt }
  } catch {
    return null
  }
}
