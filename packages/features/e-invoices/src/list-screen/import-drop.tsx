import { ApiError, newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { fediInvoices } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { FileDrop, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'

/** The largest file that one call carries. */
const largest = 700_000

/** A dropped XML is taken in to the byte; one that is here already is linked instead. */
export function ImportDrop({ onTaken }: { readonly onTaken: (invoice: { readonly id: number }) => void }) {
  const t = useText(eInvoiceTexts)
  const take = useChange(fediInvoices.import)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ readonly words: string; readonly id: number | null } | null>(null)
  async function send([file]: File[]) {
    if (!file) return
    setBusy(true)
    setFault(null)
    try {
      const content = base64Of(new Uint8Array(await file.arrayBuffer()))
      const wish = { fediInvoice: { fileName: file.name.slice(-200), content } }
      const { data } = await take({ body: wish }, { idempotencyKey: newIdempotencyKey() })
      toast({ title: t('import.done', { number: data.number || file.name }) })
      onTaken(data)
    } catch (error) {
      setFault({ words: wordsOf(error) || t('failed'), id: hereAlready(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="e-invoice-import">
      <FileDrop
        label={t('import')}
        hint={t('import.hint')}
        kinds={['xml']}
        maxSize={largest}
        maxCount={1}
        busy={busy}
        onFiles={(files) => void send(files)}
      />
      {fault && (
        <Notice hue="madder" live>
          {fault.words} {fault.id !== null && <a href={href('fediInvoice', { id: fault.id })}>{t('import.open')}</a>}
        </Notice>
      )}
    </section>
  )
}

/** Base64 in pieces, since a call takes no more arguments than fit the stack. */
function base64Of(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** The id of the invoice that a refusal names. */
function hereAlready(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null
  const again = error.errors?.find(({ code }) => code === 'e_invoice_again')
  return Number(again?.meta?.id) || null
}
