import { dayOfDue, type BusinessDate, type LegalLimit, type TermFinding } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { Notice, Status } from '@tsumugi/ui'
import { dueTexts } from './due-texts.ts'

interface FindingsProps {
  findings: readonly TermFinding[]
  last: BusinessDate
  limit: LegalLimit
  receipt: BusinessDate
}

/** What the law says: in order with the reason, or what is wrong, why and what to do. */
export function Findings({ findings, last, limit, receipt }: FindingsProps) {
  const t = useText(dueTexts)
  const facts = { day: dayOfDue(receipt, last), due: formatDate(last), limit: formatDate(limit.on) }
  const isLate = findings.some(({ code }) => code === 'paidLate')
  return (
    <div className="findings">
      {!isLate && <Status look="done">{t(`fine.${facts.day <= 60 ? 'sixtyDays' : limit.by}`, facts)}</Status>}
      {findings.map(({ code, level }) => (
        <Notice key={code} hue={level === 'error' ? 'madder' : 'gold'}>
          {code === 'paidLate' ? t(`late.${level}`, facts) : t(`finding.${code}`)}
        </Notice>
      ))}
    </div>
  )
}
