import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerParts } from '../../../server-parts.ts'
import { takeInDocument, takeInMessage, type IncomingMessage } from './door.ts'
import type { EInvoiceNetwork } from './network.ts'

/** An access point that takes files: `out` is written to, `in` is read and emptied into `done`. */
export interface FolderNetwork extends EInvoiceNetwork {
  /** Takes in what lies in `in`, for one organisation; answers how many files. A file that cannot be read goes to `refused`. */
  collect(parts: ServerParts, userGroupId: number): Promise<number>
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

  async collect(parts, userGroupId) {
    const incoming = join(directory, 'in')
    await mkdir(incoming, { recursive: true })
    const names = (await readdir(incoming)).filter((name) => /^[^.].*\.(xml|json)$/.test(name)).toSorted()
    for (const name of names) {
      const isRead = await takeInFile(parts, userGroupId, name, await readFile(join(incoming, name)))
      const place = join(directory, isRead ? 'done' : 'refused')
      await mkdir(place, { recursive: true })
      await rename(join(incoming, name), join(place, name))
    }
    return names.length
  },
})

async function takeInFile(parts: ServerParts, userGroupId: number, name: string, bytes: Buffer): Promise<boolean> {
  if (name.endsWith('.xml'))
    return (await takeInDocument(parts, { userGroupId, envelope: name.slice(0, -4), xml: bytes })) === null
  const message = messageIn(bytes)
  return message !== null && (await takeInMessage(parts, message))
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
