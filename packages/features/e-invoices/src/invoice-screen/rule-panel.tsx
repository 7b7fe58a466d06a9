import { newIdempotencyKey } from '@tsumugi/api'
import { fediInvoices, type FediInvoiceFinding } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, Status } from '@tsumugi/ui'
import { FaultNotice } from '../fault-notice.tsx'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'
import type { PanelProps } from './invoice-screen.tsx'
import { useAct } from './use-act.ts'

/** Each rule that is not kept: where, what is there, what would be right, and the press that repairs a draft. */
export function RulePanel({ invoice }: PanelProps) {
  const t = useText(eInvoiceTexts)
  const repair = useChange(fediInvoices.repair)
  const { busy, fault, act } = useAct()
  const { id, findings, lockVersion, networkStatus } = invoice
  const press = (name: NonNullable<FediInvoiceFinding['repair']>) =>
    act(
      () =>
        repair({ id, body: { fediInvoice: { repair: name, lockVersion } } }, { idempotencyKey: newIdempotencyKey() }),
      t('repaired'),
    )
  return (
    <section className="e-invoice-panel" aria-labelledby="e-invoice-rules">
      <h2 id="e-invoice-rules">{t('rules')}</h2>
      <FaultNotice words={fault} />
      {findings.length === 0 && <Status look="done">{t('rules.kept')}</Status>}
      {findings.length > 0 && networkStatus === 'received' && <p className="soft small">{t('rules.received')}</p>}
      <ul className="e-invoice-rules">
        {findings.map((finding, at) => (
          <Finding
            key={`${finding.rule} ${finding.path} ${at}`}
            finding={finding}
            busy={busy}
            onRepair={(name) => void press(name)}
          />
        ))}
      </ul>
    </section>
  )
}

interface FindingProps {
  readonly finding: FediInvoiceFinding
  readonly busy: boolean
  onRepair(name: NonNullable<FediInvoiceFinding['repair']>): void
}

function Finding({ finding, busy, onRepair }: FindingProps) {
  const t = useText(eInvoiceTexts)
  return (
    <li>
      <p>
        <Status look="late">{finding.text}</Status>
      </p>
      <p className="soft small place">
        {finding.rule}
        {finding.sourceLine !== null && ` · ${t('line', { line: finding.sourceLine })}`} · {finding.path}
      </p>
      <p className="small">
        {finding.found !== null && `${t('found')}: ${finding.found}`}
        {finding.expected !== null && ` ${t('expected')}: ${finding.expected}`}
      </p>
      {finding.repair && (
        <Button busy={busy} onClick={() => onRepair(finding.repair!)}>
          {t('repair')}
        </Button>
      )}
    </li>
  )
}
