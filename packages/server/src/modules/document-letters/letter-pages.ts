import { fieldsOf, type AccountApp, type AccountContext } from '../../accounts/requests/account-request.ts'
import { answer } from '../../accounts/frame/page-frame.ts'
import { asSystem } from '../../database/tenancy.ts'
import { wordsFor } from '../../http/failures/error-reply.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import { kindOf } from '../../records/documents/document-row.ts'
import { rowOf } from '../../records/documents/draft-handlers.ts'
import { filesOfDocument } from '../../records/documents/file-queries.ts'
import { linesOf } from '../../records/lines/line-queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { exportPapers } from '../documents/public-face.ts'
import { originalReply } from '../merchandising-files/picture-reply.ts'
import { readableFile } from '../record-files/queries.ts'
import { letterPage, needsWords, openMoves, type LetterForm, type ShownDocument } from './letter-markup.ts'
import { answerLetter, visiting } from './letter-visit.ts'
import { letterByToken, markOpened, type OpenLetter } from './visit-queries.ts'

type Found = (context: AccountContext) => Promise<OpenLetter>

/**
 * The pages of a mailed document, for whoever holds its link: read, take its paper, answer and accept. They work without a
 * script and without a sign-in, and show nothing but this document.
 */
export function letterPages(pages: AccountApp, parts: ServerParts): void {
  const byAddress = rateLimit(parts.engine.pool, 'document_letter', 240, 60)
  const found: Found = async (context) => {
    await byAddress.take(context.get('address'))
    // The link is the key: it leaves this page with nothing.
    context.header('Referrer-Policy', 'no-referrer')
    const letter = await asSystem(parts.engine.database, (database) => letterByToken(database, tokenOf(context)))
    if (!letter) throw new Refusal(410, [{ code: 'letter_over' }])
    return letter
  }
  reading(pages, parts, found)
  answering(pages, parts, found)
  taking(pages, parts, found)
}

function reading(pages: AccountApp, parts: ServerParts, found: Found): void {
  pages.get('/users/letter', async (context) => {
    const letter = await found(context)
    if (!letter.openedAt) await asSystem(parts.engine.database, (database) => markOpened(database, letter.id))
    return shown(context, parts, letter, context.req.query('sent') ? { done: 'letter.sent' } : {})
  })
}

function answering(pages: AccountApp, parts: ServerParts, found: Found): void {
  pages.post('/users/letter', async (context) => {
    const letter = await found(context)
    const fields = await fieldsOf(context)
    const fault = await visiting(context, parts, letter, (request) => decided(context, request, letter, fields))
    if (fault) return shown(context, parts, letter, { ...fields, fault }, 422)
    const address = new URL(context.req.url)
    address.searchParams.set('sent', '1')
    return context.redirect(address.pathname + address.search, 303)
  })
}

/** The paper of the document, and the files beside it that are for both parties. */
function taking(pages: AccountApp, parts: ServerParts, found: Found): void {
  pages.get('/users/letter/paper', async (context) => {
    const letter = await found(context)
    const { pdf } = exportPapers(kindOf(letter.noun))
    const draw = (await visiting(context, parts, letter, (request) =>
      pdf(request, { params: { id: letter.documentId } } as never),
    )) as () => Promise<Response>
    return draw()
  })

  pages.get('/users/letter/files/:fileId{[0-9]+}', async (context) => {
    const letter = await found(context)
    const fileId = Number(context.req.param('fileId'))
    const file = await visiting(context, parts, letter, async (request) => {
      const { files } = await documentOf(request, letter)
      const isShown = files.some(({ file_id }) => file_id === fileId)
      return isShown ? readableFile(request.database, request.userGroupId, request.accountId, fileId) : undefined
    })
    if (!file) throw notFound()
    return originalReply(parts.files, file.storage_key, file.content_type, file.name)
  })
}

async function shown(
  context: AccountContext,
  parts: ServerParts,
  letter: OpenLetter,
  form: LetterForm,
  status: 200 | 422 = 200,
) {
  const document = await visiting(context, parts, letter, (request) => documentOf(request, letter))
  const body = letterPage({ ...document, context, letter, token: tokenOf(context), form })
  return answer(context, parts.productName, { body, wide: true }, status)
}

const tokenOf = (context: AccountContext): string => (context.req.query('token') ?? '').slice(0, 100)

async function documentOf(request: TenantRequest, letter: OpenLetter): Promise<ShownDocument> {
  const { database } = request
  const kind = kindOf(letter.noun)
  const row = await rowOf(request, kind, letter.documentId)
  const lines = await linesOf(database, kind, [row.id])
  const files = (await filesOfDocument(database, row.id)).filter(({ face }) => face === 'both')
  return { kind, row, lines, files }
}

/** Takes an answer; says in words why not, or nothing once it is done. */
async function decided(
  context: AccountContext,
  request: TenantRequest,
  letter: OpenLetter,
  { act, name = '', words = '', lock_version: version = '' }: Record<string, string>,
): Promise<string | undefined> {
  const text = context.get('text')
  const document = await documentOf(request, letter)
  const move = act === 'words' ? null : (act ?? '')
  if (move !== null && !openMoves(document, letter.partnerId).includes(move)) return text('letter.fault.act')
  const who = name.normalize('NFKC').trim().slice(0, 100)
  if (who === '') return text('fault.name')
  const said = words.trim().slice(0, 2_000)
  if (said === '' && needsWords(document, move)) return text('letter.fault.words')
  const lockVersion = Number(version)
  const causes = await answerLetter(request, letter, { move, name: who, words: said, lockVersion })
  return causes.map((cause) => wordsFor(cause, context.get('locale'))).join(' ') || undefined
}
