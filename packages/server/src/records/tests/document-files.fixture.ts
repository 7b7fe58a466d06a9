import { sampleFiles, type Caller } from '@tsumugi/dev-env'
import { held, type Held } from './document-parties.fixture.ts'

/** A file of somebody's, brought and not yet put anywhere. */
async function brought(caller: Caller, name: string): Promise<number> {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], name))
  return held(await caller.call('POST', '/api/record_files', form)).id
}

/** Puts a new file beside a document, an order where no other is named, for both parties or one's own alone. */
export const putFile = async (
  caller: Caller,
  { id }: Pick<Held, 'id'>,
  name: string,
  face: 'ours' | 'both',
  path = 'contracts',
) => caller.call('POST', `/api/${path}/${id}/files`, { file: { id: await brought(caller, name), face } })
