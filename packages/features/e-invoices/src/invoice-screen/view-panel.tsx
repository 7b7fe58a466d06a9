import { useText } from '@tsumugi/i18n'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'

/** All that the file says, as people read it: groups are heads, fields stand under them. */
export function ViewPanel({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const { view, unread } = invoice
  return (
    <section className="e-invoice-panel e-invoice-view" aria-labelledby="e-invoice-view">
      <h2 id="e-invoice-view">{t('view')}</h2>
      <dl>
        {view.map(({ depth, term, label, text }, at) => (
          <div key={at} data-depth={Math.min(depth, 4)} data-group={text === '' || undefined}>
            <dt>
              {label} <small className="soft">{term}</small>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {unread.length > 0 && (
        <details>
          <summary>{t('view.unread')}</summary>
          <dl>
            {unread.map(({ path, text }, at) => (
              <div key={at}>
                <dt>{path}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  )
}
