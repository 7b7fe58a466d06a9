import { useText } from '@tsumugi/i18n'
import { showSize } from '@tsumugi/ui'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'

/** Files that the invoice carries, to be kept; an address that it names is shown, and led to by nobody. */
export function AttachmentPanel({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const { attachments } = invoice
  if (attachments.length === 0) return null
  return (
    <section className="e-invoice-panel" aria-labelledby="e-invoice-attachments">
      <h2 id="e-invoice-attachments">{t('attachments')}</h2>
      <ul className="e-invoice-links">
        {attachments.map(({ place, name, description, bytes, url, uri }) => (
          <li key={place}>
            {url === null ? (
              <span>{name}</span>
            ) : (
              <a href={url} download={name}>
                {name}
              </a>
            )}
            {bytes !== null && <span className="soft small">{showSize(bytes)}</span>}
            {description && description !== name && <span className="soft small">{description}</span>}
            {uri && <span className="soft small place">{uri}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
