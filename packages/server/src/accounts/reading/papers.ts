import { html } from 'hono/html'
import { formatWords } from '../../documents/format/format-words.ts'
import { asSystem } from '../../database/tenancy.ts'
import { rateLimit } from '../../rate-limit/rate-limit.ts'
import { findHandedPaper, type FoundPaper } from '../../records/revisions/handed-paper-queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import type { AccountApp, AccountContext } from '../requests/account-request.ts'
import { assets } from '../frame/assets.ts'
import { field, heading, notice, submit, type Markup } from '../frame/page-fields.ts'
import { answer } from '../frame/page-frame.ts'

/** Tells whoever holds a paper whether its file is one of ours, unchanged (trade-law E). Asks for no sign-in. */
export function paperPages(pages: AccountApp, { engine, productName }: ServerParts): void {
  const byAddress = rateLimit(engine.pool, 'paper_address', 60, 60)
  pages.get('/users/papers', async (context) => {
    const sha256 = context.req.query('sha256')?.trim().toLowerCase()
    const isWhole = sha256 !== undefined && /^[0-9a-f]{64}$/.test(sha256)
    let result: Markup = ''
    if (isWhole) {
      await byAddress.take(context.get('address'))
      const paper = await asSystem(engine.database, (database) => findHandedPaper(database, Buffer.from(sha256, 'hex')))
      result = resultOf(context, paper)
    }
    const fault = sha256 && !isWhole ? ('papers.sha256_fault' as const) : undefined
    return answer(context, productName, { body: form(context, result, fault), script: assets.paperHash })
  })
}

function form(context: AccountContext, result: Markup, fault: 'papers.sha256_fault' | undefined): Markup {
  const text = context.get('text')
  const value = context.req.query('sha256')?.slice(0, 200) ?? ''
  return html`${heading(text('papers.title'), text('papers.lead'))} ${result}
    <form method="get" action="/users/papers">
      <div class="field" hidden>
        <label class="label" for="file">${text('papers.file')}</label>
        <input class="input" id="file" type="file" accept="application/pdf" />
      </div>
      ${field(context, { name: 'sha256', label: 'papers.sha256', fills: 'off', hint: 'papers.sha256_hint', value, fault })}
      ${submit(text('papers.submit'))}
    </form>`
}

function resultOf(context: AccountContext, paper: FoundPaper | undefined): Markup {
  const text = context.get('text')
  if (!paper) return notice('madder', text('papers.unknown'))
  const at = formatWords(context.get('locale')).when(paper.frozenAt)
  const { issuer, number, revision, newest } = paper
  return html`${notice('bamboo', text('papers.found', { issuer, number, revision, at }))}
  ${newest > revision ? notice('gold', text('papers.older', { newest })) : ''}`
}
