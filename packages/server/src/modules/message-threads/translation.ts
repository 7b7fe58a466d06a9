import { notFound, Refusal } from '../../http/refusal.ts'
import type { InOwn } from '../../http/serve.ts'
import { TranslationFailure } from '../../translation/translator.ts'
import { messageIn } from './message-queries.ts'
import { threadOf } from './queries.ts'

/** After so long the service may answer again. */
const seconds = 10

/**
 * A message in the reader's language, asked for outside any transaction: the service may take its time.
 * @throws Refusal 404 where one takes no part or no service is named; 503 where the service does not answer
 */
export async function translationOf({ id, messageId }: { id: number; messageId: number }, inOwn: InOwn) {
  const { text, translator, locale, log } = await inOwn(async (request) => ({
    text: (await threadOf(request.database, request, id)) && (await messageIn(request.database, id, messageId)),
    translator: request.translator,
    locale: request.locale,
    log: request.log,
  }))
  if (text === undefined || !translator) throw notFound()
  try {
    return await translator.translate(text, locale)
  } catch (error) {
    if (!(error instanceof TranslationFailure)) throw error
    log.warn({ error: error.cause instanceof Error ? error.cause.message : error.message }, 'no translation')
    throw new Refusal(503, [{ code: 'translation_missing', meta: { seconds } }], undefined, seconds)
  }
}
