import { fromWire, type Endpoint } from '@tsumugi/contract'
import { parseQuery } from '@tsumugi/domain'
import type { Context } from 'hono'
import { asSystem } from '../database/tenancy.ts'
import type { ReleasedFile } from '../files/forget-file-job.ts'
import { storeFiles, takeInForm, type IncomingForm } from '../files/uploads/incoming-form.ts'
import { enqueue } from '../outbox/queries.ts'
import type { ServerParts } from '../server-parts.ts'
import { worksFor } from '../slow-work/working-for.ts'
import { readJson } from './read-body.ts'
import type { BoundEndpoint } from './serve.ts'
import { validated } from './validation.ts'

export type CallInput = Parameters<BoundEndpoint['handle']>[1]

/** What a call brings, validated, and what is to be let go of after it. */
export interface IncomingCall {
  /** Reads it once, outside any transaction; files that are to be kept are stored then. */
  input(userGroupId: number): Promise<CallInput>
  /** After it: `isKept` says whether what was done is. Files that no record took go. */
  end(isKept: boolean): Promise<void>
}

export function incomingCall(context: Context, endpoint: Endpoint, parts: ServerParts): IncomingCall {
  let form: IncomingForm | undefined
  let read: { readonly input: CallInput; readonly userGroupId: number } | undefined

  async function fieldsOf(): Promise<unknown> {
    if (!endpoint.multipart) return readJson(context.req.raw)
    const { uploadLimit: limit, uploadDirectory: directory } = parts
    const { keepsNothing, keepsNoFile, keepsTables: tables = false } = endpoint
    const keeps = !keepsNothing && !keepsNoFile
    form = await takeInForm(context.req.raw, { limit, keeps, tables, directory })
    return form.fields
  }
  return {
    async input(userGroupId) {
      if (read) return read.input
      worksFor(userGroupId)
      const query = parseQuery(new URL(context.req.url).search)
      const input = {
        params: paramsOf(context, endpoint.path),
        query: endpoint.query ? validated(endpoint.query, fromWire(endpoint.query, query)) : undefined,
        body: endpoint.body ? validated(endpoint.body, fromWire(endpoint.body, await fieldsOf())) : undefined,
      }
      read = { input, userGroupId }
      if (form) await storeFiles(parts.files, form.files)
      return input
    },
    async end(isKept) {
      if (!form) return
      const untaken = read ? form.files.filter(({ isTaken }) => !(isKept && isTaken)) : []
      await forgetLater(
        parts,
        untaken.flatMap(({ upload }) =>
          read && upload ? [{ userGroupId: read.userGroupId, storageKey: upload.storageKey }] : [],
        ),
      )
      await form.end()
    },
  }
}

async function forgetLater({ engine, log }: ServerParts, released: readonly ReleasedFile[]): Promise<void> {
  if (released.length === 0) return
  // Nothing is lost but room when the database cannot be reached either.
  await asSystem(engine.database, async (database) => {
    for (const file of released) await enqueue(database, 'forget_file', file)
  }).catch((error: unknown) => log.warn({ err: error }, 'files of a failed request are not forgotten'))
}

export function paramsOf(context: Context, path: string): Record<string, string | number> {
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!)
  return Object.fromEntries(
    names.map((name) => {
      const value = context.req.param(name) ?? ''
      return [name, name === 'id' || name.endsWith('Id') ? Number(value) : value]
    }),
  )
}
